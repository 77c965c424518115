# What the server answers to a request that it can't fulfil.

trouble-no-game = There is no game “{ $game }”.
    .remedy = Choose one of these: { $known }.
trouble-broken-game = This game can't be opened on this server.
    .remedy = Tell whoever runs it: its log says what is missing.
trouble-no-decks = { $title } is played without decks.
    .remedy = Start the table without choosing any.
trouble-no-language = There are no texts in “{ $language }”.
    .remedy = Ask for one of these languages: { $known }.
trouble-no-card = { $title } has no card “{ $card }”.
    .remedy = It may come from a set that is gone.
trouble-no-rulebook = { $title } has no rulebook to read here.
    .remedy = Go back to the entrance.
trouble-stranger = You have no seat at this table.
    .remedy = Come in by the table's link, or by that of your seat.
trouble-no-icon = There is no icon “{ $name }”.
    .remedy = Use a name of the game-icons.
trouble-no-page = There is nothing here.
    .remedy = Go back to the entrance and go on from there.
trouble-method = This can't be asked for in this way.
    .remedy = Use one of the methods in the header “Allow”.
trouble-request = { $count ->
        [one] Something is wrong with what you sent.
       *[other] { $count } things are wrong with what you sent.
    }
    .remedy = Correct it and send it again.
trouble-setup = It can't be played like this.
    .remedy = Correct what is pointed out and try again.
trouble-not-json = What you sent is not JSON.
    .remedy = Send a JSON body with the header “Content-Type: application/json”.
trouble-origin = This request comes from another website.
    .remedy = Open the table at its own address and do it there.
trouble-too-large = What you sent is too large.
    .remedy = Send { $most } KB at most.
trouble-too-many = Too many requests in a row.
    .remedy = Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    } and try again.
trouble-server = The server has failed. Nothing that was not stored has changed.
    .remedy = Try again; if it happens again, look at the server's log.

# What is wrong with a field

fault-missing = This field is missing.
    .remedy = Add it.
fault-extra = There is no such field.
    .remedy = Leave it out, or see whether it is spelt right.
fault-long = It is too long.
    .remedy = Write { $most } at most.
fault-short = It is empty or too short.
    .remedy = Write at least { $least }.
fault-value = This value won't do.
    .remedy = Use one of these: { $expected }.
fault-kind = This value is not of the kind it must be.
    .remedy = See /openapi.json for what is expected here.

# The computer players

level-random = Random
    .note = Answers anything that is allowed.
level-greedy = Greedy
    .note = Looks one move ahead and takes the best.

rulebook-section = Chapter { $section }

# The page when it is not built

unbuilt-title = The page has yet to be built
unbuilt-text = The server works, but the page that a browser shows is not built.
unbuilt-remedy = Run “make page” in the project's folder and reload.
