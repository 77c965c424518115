# La mesa: lo que no se puede hacer, y lo que dice la entrada de cada mesa.

trouble-no-table = Aquí no hay ninguna mesa.
    .remedy = Revisa el enlace o vuelve a la entrada y abre otra mesa.
trouble-full = Ya no queda sitio en esta mesa.
    .remedy = Pide que abran otra y te manden su enlace.
trouble-no-seat-link = Este enlace no lleva a ningún asiento.
    .remedy = Cópialo otra vez entero desde el otro dispositivo.
trouble-other-rules = Esta mesa se empezó con otra versión de las reglas o de las cartas y aquí ya no se puede seguir.
    .remedy = Empieza una partida nueva.
trouble-seats = A este juego { $varies ->
        [yes] juegan de { $fewest } a { $count } personas
       *[no] { $count ->
            [one] juega una persona
           *[other] juegan { $count } personas
        }
    }.
    .remedy = Di quién ocupa cada asiento.
trouble-no-seat-for-me = En esta mesa no hay sitio para ti.
    .remedy = Quédate con uno de los asientos.
trouble-level = No hay ningún jugador del ordenador con ese nombre.
    .remedy = Elige uno de estos: { $known }.
trouble-rules = No hay ninguna variante de las reglas con ese nombre.
    .remedy = { $count ->
        [0] Este juego no tiene variantes: no elijas ninguna.
       *[other] Elige una de estas: { $known }.
    }
trouble-option = El juego no tiene ninguna opción «{ $name }».
    .remedy = { $count ->
        [0] Este juego no tiene opciones: no elijas ninguna.
       *[other] Elige entre estas: { $known }.
    }
trouble-message = Ese mensaje no se entiende.
    .remedy = Recarga la página: puede que sea de otra versión.
trouble-not-yours = Ese asiento no es tuyo.
    .remedy = Juega desde el asiento que ocupas.
trouble-waiting = La partida todavía no ha empezado.
    .remedy = Espera a que se ocupen todos los asientos.
trouble-not-over = La partida todavía no ha terminado.
    .remedy = Termínala primero.
trouble-no-step = La partida tiene { $answers ->
        [one] una sola respuesta
       *[other] { $answers } respuestas
    }.
    .remedy = Elige un momento entre el principio y el final.
trouble-undo-none = En esta mesa no se deshace nada.
    .remedy = Sigue jugando desde aquí.
trouble-undo-nothing = No tienes ninguna respuesta que deshacer.
    .remedy = Sigue jugando desde aquí.
trouble-nothing-asked = Nadie te ha pedido eso, o ya no lo pide.
    .remedy = Mira cómo está ahora la mesa.
trouble-draw-computer = El ordenador no acepta tablas.
    .remedy = Sigue jugando o abandona la partida.
trouble-no-phase = El juego no tiene esa fase.
    .remedy = Elige una de las que muestra la mesa.
trouble-idle = Aquí no puede pasarse solo según lo que tengas: tus rivales lo notarían.
    .remedy = Elige en qué fases quieres que se te pregunte.

room-agreed = Tablas de común acuerdo.
room-waiting = Falta gente en la mesa.
room-open = Asiento libre
room-nameless = Alguien sin nombre
room-awaited = Le toca a { $who }.
