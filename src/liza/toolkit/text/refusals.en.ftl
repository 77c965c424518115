# Answers that are not taken. "forbidden" is explained by each game.

refusal-over = The game is over.
refusal-over-remedy = Start another one.
refusal-not-asked = It is not your turn to answer.
refusal-not-asked-remedy = Wait until you are asked.
refusal-unknown = "{ $text }" is not a possible answer here.
refusal-unknown-remedy = Choose one of the options you are offered.
refusal-forbidden-remedy = Choose another option.
refusal-note = This answer needs a reason.
refusal-note-remedy = Add a note that explains it.
refusal-final = That answer can no longer be taken back.
refusal-final-remedy = Play on from here.
refusal-stale = The table has changed since you chose.
refusal-stale-remedy = Look at it as it is now and choose again.
refusal-broken = From that answer the game can't go on. Nothing has changed.
refusal-broken-remedy = Choose another option, and tell whoever designed the cards.
