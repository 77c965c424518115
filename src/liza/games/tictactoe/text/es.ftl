# Tres en raya.

title = Tres en raya
pitch = Marca tres casillas en línea antes que el otro.
board = Tablero
seat-south = Sur
seat-north = Norte
seat-title =
    { $seat ->
        [south] Sur (cruces)
       *[north] Norte (círculos)
    }
cell-empty = vacía
cell-cross = cruz
cell-nought = círculo

ask-cell = ¿Qué casilla marcas?
option-mark = Marca { $cell }

event-laid-out = El tablero está vacío.
event-begun = Empieza { $who }.
event-marked = { $who } marca { $cell }.
event-won = { $who } gana con tres en raya.
event-drawn = Tablas: el tablero está lleno.

# Por qué no se puede algo, y qué haría falta.

TTT-2-1 = Le toca al otro jugador.
TTT-2-2 = Esa casilla ya está marcada.
    .remedy = Elige una casilla vacía.
    .tag = Ya marcada
    .title = La casilla está marcada
TTT-3-3 = La partida ha terminado.

# Los capítulos del reglamento

section-1 = El tablero
section-2 = Los turnos
section-3 = El final
