# Cuatro en raya.

title = Cuatro en raya
pitch = Deja caer tus fichas y pon cuatro en línea.
board = Tablero
seat-south = Sur
seat-north = Norte
cell-empty = vacía
cell-south = ficha de Sur
cell-north = ficha de Norte

ask-column = ¿En qué columna dejas caer tu ficha?
option-drop = Deja caer una ficha en { $column }

event-laid-out = El tablero está vacío.
event-begun = Empieza { $who }.
event-dropped = { $who } deja caer una ficha en { $column }.
event-won = { $who } gana con cuatro en raya.
event-drawn = Tablas: el tablero está lleno.

# Por qué no se puede algo, y qué haría falta.

C4-2-1 = Le toca al otro jugador.
C4-2-3 = Esa columna está llena.
    .remedy = Elige una columna con sitio.
    .tag = Llena
    .title = La columna está llena
C4-3-3 = La partida ha terminado.

# Los capítulos del reglamento

section-1 = El tablero
section-2 = Los turnos
section-3 = El final
