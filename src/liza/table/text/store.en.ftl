# What can go wrong with the database. "-remedy" says what to do.

store-url = That isn't a database that can be used.
store-url-remedy = Write the path of a file, or an address such as postgresql://user@server/database.
store-driver = What that database needs isn't installed.
store-driver-remedy = Install it: pip install "liza[postgres]"
store-unreachable = The database doesn't answer.
store-unreachable-remedy = Check that it is running, and that address, user and password are right.
store-folder = The file of the database can't be opened or written.
store-folder-remedy = Check that the folder exists and that you may write to it, or choose another file with --db.
store-rights = The database doesn't allow writing.
store-rights-remedy = Give the user the right to write, or connect as another one.
store-foreign = That database isn't one of liza's.
store-foreign-remedy = Choose another one with --db; one that doesn't exist is created.
store-newer = The database belongs to a newer version of this program.
store-newer-remedy = Update the program, or choose another database with --db.
store-full = The disk of the database is full. Nothing was saved.
store-full-remedy = Make room and try again; the game goes on as it was.
store-locked = Another program keeps the database busy.
store-locked-remedy = Try again; if that doesn't help, close the other program.
store-conflict = Somebody else was faster. Nothing was saved.
store-conflict-remedy = Look at how things are now, and try again.
store-missing = That table, seat or person is no longer in the database.
store-missing-remedy = Go back to the start.
store-text = That text has signs that can't be stored.
store-text-remedy = Remove them and try again.
store-broken = The database failed. Nothing was saved.
store-broken-remedy = Try again; if that doesn't help, tell whoever runs the server.
