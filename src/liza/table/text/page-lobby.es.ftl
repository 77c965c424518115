# En todas partes.

lobby-close = Cerrar
lobby-home = liza, a la entrada
lobby-settings = Ajustes
lobby-loading = Cargando…
lobby-moment = hace un momento
lobby-since = desde { $ago }
lobby-retry = Reintentar
lobby-go-home = Ir a la entrada
lobby-offline = Sin conexión. La mesa está a salvo; se reintenta sola.

# La entrada.

lobby-title = Mesas de juego
lobby-mine = Tus mesas
lobby-yours = Te esperan
lobby-yours-count =
    { $count ->
        [one] Una mesa te espera
       *[other] { $count } mesas te esperan
    }
lobby-others = Esperan a otros
lobby-others-more =
    { $count ->
        [one] Una mesa más espera a otros
       *[other] { $count } mesas más esperan a otros
    }
lobby-over = Terminadas
lobby-over-more =
    { $count ->
        [one] Una partida terminada
       *[other] { $count } partidas terminadas
    }
lobby-none = Aquí estarán tus mesas: las que esperan tu respuesta, siempre las primeras.
lobby-enter = Entrar
lobby-line = { $title } · { $when }
lobby-against = Contra { $rivals }
lobby-new = Nueva mesa
lobby-new-note = Contra la máquina, o con quien reciba tu enlace. Sin registro.
lobby-seats =
    { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }
lobby-facts = { $fewest ->
        [0] { lobby-seats }
       *[other] de { $fewest } a { lobby-seats }
    } · { $minutes } min
lobby-play = Jugar
lobby-play-game = Jugar a { $title }
lobby-rules = Reglas
lobby-rules-game = Reglas de { $title }
lobby-first = ¿Primera vez?
lobby-first-note = Empieza por { $title }: consejos sobre la mesa y una partida de { $minutes } minutos contra la máquina.
lobby-first-start = Empezar con guía
lobby-have-link = Tengo un enlace
lobby-link-field = Enlace de la mesa o de tu asiento
lobby-link-note = Pégalo tal como te ha llegado.
lobby-link-wrong = Esto no parece un enlace de una mesa. Empieza por { $example } y sigue con un código.

# Una mesa nueva.

lobby-create = Nueva mesa
lobby-create-of = Nueva mesa de { $title }
lobby-who = Quién juega
lobby-who-note = «Por enlace» es para quien lo reciba. Dos asientos tuyos son una partida por turnos en este dispositivo.
lobby-how-many = Cuántos juegan
lobby-seat = Asiento { $number }
lobby-side-me = Yo
lobby-side-computer = Máquina
lobby-side-open = Por enlace
lobby-level = Nivel de la máquina
lobby-name-here = Nombre en este asiento
lobby-deck = Mazo
lobby-deck-usual = El habitual
lobby-deck-guest = Lo elige quien entre
lobby-deck-own = Pegar una lista
lobby-deck-text = Lista de cartas
lobby-deck-hint = Una carta por línea, como «3 Nombre de la carta».
lobby-deck-checking = Comprobando la lista…
lobby-deck-lawful = El mazo cumple las reglas.
lobby-deck-faulty =
    { $count ->
        [one] Hay algo que corregir:
       *[other] Hay { $count } cosas que corregir:
    }
lobby-deck-advice = Consejo
lobby-fault-line = Línea { $line }
lobby-ruleset = Reglas
lobby-preset = Variante
lobby-by-preset = Como en «{ $label }»
lobby-options = Opciones de las reglas
lobby-options-changed =
    { $count ->
        [0] Todas como siempre
        [one] Una cambiada
       *[other] { $count } cambiadas
    }
lobby-default = { $label } (lo habitual)
lobby-undo = Deshacer una jugada
lobby-undo-consent = Con permiso
lobby-undo-consent-note = Libre hasta que se descubra algo o responda otro; después, si el resto acepta.
lobby-undo-free = Limitado
lobby-undo-free-note = Hasta que se descubra algo o responda otro; después ya no.
lobby-undo-none = Nunca
lobby-undo-none-note = Lo jugado, jugado está.
lobby-guide = Consejos de primera partida
lobby-guide-note = Cortos, sobre lo que hay en la mesa; se pueden quitar en cualquier momento.
lobby-start = Empezar la partida
lobby-open = Abrir la mesa
lobby-need-me = Reserva al menos un asiento para ti.
lobby-need-deck = Corrige antes la lista del asiento { $number }.

# Cómo te llamas.

lobby-name = ¿Cómo te llamas?
lobby-name-note = Es el nombre que verán los demás. Puedes cambiarlo cuando quieras.
lobby-name-wanted = Escribe un nombre para que sepan con quién juegan.
lobby-name-save = Guardar el nombre

# Entrar en una mesa y esperar.

lobby-join = { $name } te invita a jugar
lobby-join-nobody = Te invitan a jugar
lobby-join-note = { $title }, para { $seats }.
lobby-join-rules = Antes puedes leer las reglas
lobby-join-enter = Entrar en la mesa
lobby-wait = Mesa de { $title }
lobby-wait-note = La partida empieza sola en cuanto estéis todos.
lobby-wait-link = Envía este enlace a quien vaya a jugar
lobby-wait-link-note = Vale una vez por asiento libre.
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-here = En la mesa
lobby-away = Fuera
lobby-free = Asiento libre
lobby-you = Tú
lobby-machine = Máquina, { $level }
lobby-seats-title = Asientos

# El enlace privado de un asiento.

lobby-own-link = Seguir en otro dispositivo
lobby-own-link-note = Abre este enlace en el otro dispositivo y tendrás allí el mismo asiento. Quien lo tenga puede jugar por ti: no lo compartas.
lobby-own-link-field = Enlace de tu asiento

# Cambiar de manos.

lobby-curtain = Pasa el dispositivo a { $name }
lobby-curtain-note = Los demás no deberían mirar.
lobby-curtain-take = Soy { $name }

# Ajustes.

lobby-language = Idioma
lobby-scheme = Colores
lobby-scheme-auto = Automáticos
lobby-scheme-light = Claros
lobby-scheme-dark = Oscuros
lobby-still = Menos movimiento
lobby-still-note = Nada se desplaza; lo que cambia se marca con un borde.
lobby-text-board = Mesa solo en texto
lobby-text-board-note = La partida entera en listas y frases, para lectores de pantalla o por gusto.
lobby-characters = Atajos de una sola tecla
lobby-characters-note = Z, F, L, R y las cifras actúan en la mesa. Desactívalos si dictas o si se pulsan sin querer.
lobby-safe = Colores seguros
lobby-safe-note = Azul y naranja para ti y tu rival, que se distinguen con cualquier tipo de daltonismo.
lobby-hints = Consejos de primera partida
lobby-hints-note = En las mesas que se abrieron con guía.

# Acerca de.

lobby-about-title = Acerca de liza
lobby-about-text = Una liza es el terreno donde justan los caballeros; entre los dos corre una barrera a rayas. Esa barrera marca aquí lo que espera tu respuesta.
lobby-about-licence = El programa, los marcos, los dibujos del tablero, los signos y el logotipo son de liza, con licencia MIT.
lobby-about-icons = Iconos
lobby-about-icons-text = De game-icons.net, por Lorc, Delapouite y colaboradores, con licencia CC BY 3.0.
lobby-about-fonts = Letras
lobby-about-fonts-text = Todas con licencia SIL Open Font License 1.1.
lobby-about-programs = Programas
lobby-about-programs-text = La página está hecha con Svelte (MIT) y Fluent (Apache 2.0).
lobby-about-by = { $what }, de { $who }
lobby-about-read = Licencia de { $what }

# Cuando algo falla.

lobby-fail-nowhere = Aquí no hay nada
    .note = La dirección no lleva a ninguna mesa ni a ningún reglamento.
lobby-fail-missing = No existe esa mesa
    .note = Puede que el enlace esté incompleto. Pide que te lo envíen otra vez.
lobby-fail-full = La mesa está completa
    .note = Ya hay alguien en cada asiento. Si uno es tuyo, entra con el navegador con el que te sentaste o con el enlace de tu asiento.
lobby-fail-stranger = No tienes asiento en esta mesa
    .note = Entra con el navegador con el que te sentaste o con el enlace de tu asiento.
lobby-fail-seat = Ese enlace no da ningún asiento
    .note = Puede que esté incompleto. Genera otro desde el menú de la mesa.
lobby-fail-flood = El servidor ha cortado la conexión
    .note = Han llegado demasiados mensajes seguidos. Recarga la página para seguir; la partida está a salvo.
lobby-fail-closed = El servidor ha cerrado la mesa
    .note = Recarga la página para seguir; la partida está guardada.
lobby-fail-offline = El servidor no responde
    .note = Puede que se esté reiniciando. Las partidas están guardadas.
lobby-fail-game = No existe ese juego
    .note = Elige otro en la entrada.
lobby-fail-other = Algo ha fallado
    .note = Vuelve a intentarlo dentro de un momento.
lobby-fields = La partida
lobby-field-own = El mío: escribirlo, pegarlo o subirlo
lobby-field-text = { $label }: el texto
lobby-field-file = Subir un archivo ({ $files })
lobby-field-long = El archivo es demasiado largo: caben { $most } letras.
lobby-field-lawful = Vale
lobby-field-example = Empezar por el del juego
lobby-need-field = Corrige primero: { $label }.
lobby-need-seat = Corrige primero lo del asiento { $number }.
