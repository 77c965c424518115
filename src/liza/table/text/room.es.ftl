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

# Mesas por correspondencia

trouble-two-deadlines = El plazo no puede contarse a la vez en horas y en días.
    .remedy = Deja solo uno de los dos.
trouble-zone = No se conoce la zona horaria «{ $zone }».
    .remedy = Elige una como «Europe/Madrid» o «America/Mexico_City».
trouble-no-referee = En { $title } no hay árbitro.
    .remedy = Organiza la mesa sin ocupar su asiento.
trouble-organiser-plays = Quien organiza esta mesa puede ver lo que los demás no ven, así que no puede jugar en ella.
    .remedy = Deja tu asiento a otra persona o elige qué pasa con los ausentes de otra manera.
trouble-two-seats = Ya tienes otro asiento en esta mesa, y sabrías lo que saben los dos.
    .remedy = Deja este a otra persona.
trouble-no-post = Esta mesa no se juega por correspondencia.
    .remedy = Sigue jugando como siempre.
trouble-not-organiser = Eso solo puede hacerlo quien organiza la mesa.
    .remedy = Pídeselo.
trouble-no-seat = En esta mesa no hay ningún asiento con ese nombre.
    .remedy = Elige uno de los que muestra la mesa.
trouble-seat-open = Ese asiento está libre.
    .remedy = Manda el enlace de la mesa a quien vaya a ocuparlo.
trouble-not-playing = La partida no está en marcha.
    .remedy = Espera a que empiece, o mira cómo terminó.
trouble-paused = El reloj ya está parado.
    .remedy = Ponlo en marcha cuando quieras seguir.
trouble-not-paused = El reloj no está parado.
    .remedy = Páralo antes si hace falta.
trouble-no-deadline = No hay ningún plazo que ampliar.
    .remedy = Espera a que le toque a alguien.
trouble-no-report = De ese turno no hay ningún parte.
    .remedy = Elige uno de los turnos que ya han terminado.
trouble-no-feed = Este calendario no existe, o su asiento ha cambiado de manos.
    .remedy = Copia otra vez su dirección desde la mesa.
trouble-mail-off = Este servidor no manda correo.
    .remedy = Usa el calendario, o pídele a quien lo lleva que configure el correo.
trouble-mail-address = Eso no parece una dirección de correo.
    .remedy = Escríbela entera, como «ana@ejemplo.es».
trouble-mail-enough = A esa dirección ya se le han mandado hoy demasiados códigos.
    .remedy = Busca el último entre tu correo, o espera a mañana.
trouble-mail-code = Ese no es el código que se mandó.
    .remedy = Cópialo otra vez del correo; tras cinco intentos hay que pedir otro, cambiando la dirección.
trouble-hook-host = Este servidor no deja mandar avisos a esa dirección.
    .remedy = { $count ->
        [0] Pídele a quien lo lleva que permita su servidor.
       *[other] Usa una dirección de: { $known }.
    }

post-default-note = Plazo vencido: respuesta por defecto.
mail-awaited-subject = { $title }: te toca
mail-awaited = Te toca en { $title }{ $round ->
        [0] { "" }
       *[other] , turno { $round }
    }.{ $dated ->
        [yes] {" "}Tienes hasta { $due }.
       *[no] { "" }
    }
mail-code-subject = Tu código para los avisos de la mesa
mail-code = Alguien quiere que los avisos de una mesa de { $title } lleguen a esta dirección.
    Si eres tú, escribe este código en la mesa: { $code }
    Si no, no hagas nada: no se mandará nada más.
feed-deadline = { $title }: vence tu plazo
trouble-field = El juego no pregunta nada que se llame «{ $name }».
    .remedy = { $count ->
        [0] Quítalo.
       *[other] Usa uno de estos: { $known }.
    }
trouble-field-value = En «{ $name }» no se puede elegir eso.
    .remedy = { $count ->
        [0] Escribe un texto.
       *[other] Elige uno de estos: { $known }.
    }
trouble-field-text = En «{ $name }» no se admite un texto propio.
    .remedy = Elige uno de los valores que hay.
trouble-field-long = El texto de «{ $name }» es demasiado largo.
    .remedy = Déjalo en { $most } letras como mucho.
mail-late-subject = { $title }: alguien no ha contestado a tiempo
mail-late = En la mesa de { $title } que organizas, { $name } no ha contestado a tiempo{ $round ->
        [0] { "" }
       *[other] {" "}(turno { $round })
    }.{ $dated ->
        [yes] {" "}El plazo venció: { $due }.
       *[no] { "" }
    } Se espera lo que decidas: dar más tiempo, relevar el asiento o contestar tú, si así se acordó.
