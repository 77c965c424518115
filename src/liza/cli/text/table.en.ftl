# The table in the browser: serve, openapi and honest.

metavar-port = PORT
metavar-host = HOST
metavar-url = URL
metavar-hex = DIGEST
metavar-form = FORM

help-serve =
    Opens the table in the browser: alone, with somebody beside you, or with whoever gets the link.
    .examples =
        liza serve
        liza serve --host 0.0.0.0 --port 9000
        liza serve --db postgresql+psycopg://liza@localhost/liza --log json
help-serve-option-port = The port; 8000 unless you say so.
help-serve-option-host = Where to listen: 127.0.0.1 (unless you say so) on this machine alone, 0.0.0.0 in your network too.
help-serve-option-db = Where games are kept: an SQLite file, or the URL of a PostgreSQL database. Unless you say so, a file in your data folder.
help-serve-option-browser = Opens the browser, if there is one.
help-serve-option-log = How what happens is logged: console (to be read) or json (for other programs).
help-serve-option-compress = Compresses messages; unless you say so, only when listening beyond this machine.
help-serve-option-origin = Another address that the page is served from, such as https://table.example; may be repeated.
help-serve-option-public_url = The address at which people see the table, such as https://table.example, for the links in messages.
help-serve-option-mail = Where mail is handed in, as smtp://user:password@host:587; better in the variable LIZA_MAIL, which nobody sees. Without it none is sent.
help-serve-option-mail_from = Whom the mail that is sent comes from.
help-serve-option-webhook_host = A host to which webhooks may go (host, by HTTPS, or host:port); may be repeated.
help-openapi =
    Prints the server's OpenAPI schema, with the messages of the table.
    .examples =
        liza openapi > openapi.json
help-honest =
    Deals a finished game again and says whether it was honest: the seed is the promised one and all comes out the same.
    .examples =
        liza honest game.jsonl
        liza honest game.jsonl --promise 3f9a…
help-honest-option-file = The game, as the table saves it when it is over.
help-honest-option-promise = The digest of the seed that the table showed at the start; unless you say so, the one in the file.

expected-port = it must be a number between 0 and 65535
expected-log = it must be console or json

# Serving

said = { $text }

serve-at = The table is open at { $address }
serve-also = From other devices in your network: { $address }
serve-stop = To close it, press Ctrl+C. Games are kept.
serve-stopped = The table is closed. Games are kept.
serve-no-page = The page is not built: run “make page” in the project's folder. Meanwhile you can play in the terminal with “liza play”.
table-missing = What the table needs is missing ({ $name }). Install it with “pip install "liza[table]"”; meanwhile you can play in the terminal with “liza play”.

# Checking a game

honest-honest = An honest game. Dealt again with the promised seed, { $count ->
        [one] its only answer is
       *[other] all { $count } answers are
    } accepted, every position agrees and the result is the same.
honest-own-promise = The promise is the one in the file itself: { $promise }. Compare it with the one your table showed at the start, or give that with --promise.
honest-agreed = It ended in an agreed draw, so there is no result to compare.
honest-unproved = Dealt again all comes out the same, but there is no promise of the seed from before the game. Give the one that the table showed with --promise.
honest-unfinished = The game is not over, so there is no result to check. Save it again when it is.
honest-promise = This game was NOT honest, or somebody changed the file: the seed is not the promised one. The digest of the seed is { $digest }; promised was { $promise }.
honest-no-seed = The file holds a seed of the laboratory, of which nothing can be promised. Use the game that the table saves.
honest-answer = This game was NOT honest, or somebody changed the file: with that seed answer { $next } can't be given there. { $count ->
        [0] No answer before it is sound.
        [one] The first one is sound.
       *[other] The first { $count } are sound.
    }
honest-hash = This game was NOT honest, or somebody changed the file: with that seed, answer { $next } does not lead to the position that is noted.
honest-result = This game was NOT honest, or somebody changed the file: with those answers the result is another than the one that is noted.
honest-form = This is no promise: { $promise }. It has 64 hexadecimal digits.
