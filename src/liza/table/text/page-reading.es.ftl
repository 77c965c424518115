# La crónica.

read-log = Crónica
read-log-empty = Aún no ha pasado nada.
read-log-before = Antes de empezar
read-log-times = ({ $times } veces)
read-log-newest = Ir a lo último

# Lo que se anuncia a quien escucha la mesa.

read-live-turn = Te toca. { $ask }
read-live-over = Fin de la partida. { $result }
read-live-offline = Sin conexión. Se reintenta sola.
read-live-online = Conexión recuperada.
read-live-step = Jugada { $at } de { $total }.

# Una carta de cerca.

read-card = Carta
read-card-none = Señala una carta para leerla aquí.
read-card-hidden = Carta oculta
read-card-failed = No se ha podido traer el texto de la carta.
read-card-again = Reintentar
read-card-attached = lleva { $cards }
read-part-printed = { $amount } en la carta
read-part-more = más { $amount }: { $source }
read-part-less = menos { $amount }: { $source }

# Los montones.

read-pile =
    { $count ->
        [0] { $pile }: sin cartas
        [one] { $pile }: 1 carta
       *[other] { $pile }: { $count } cartas
    }
read-pile-order = Primero, la de arriba.

# El reglamento.

read-rules = Reglamento
read-rules-of = Reglamento de { $title }
read-rules-loading = Abriendo el reglamento…
read-rules-failed = No se ha podido abrir el reglamento.
read-rules-contents = Índice
read-rules-search = Buscar en el reglamento
read-rules-clear-search = Borrar la búsqueda
read-rules-found =
    { $count ->
        [0] Ningún artículo lo menciona
        [one] 1 artículo
       *[other] { $count } artículos
    }
read-rules-section = Apartado { $section }
read-rules-unknown = El reglamento no tiene ningún artículo { $clause }.
read-rules-choose = Elige un artículo del índice o busca una palabra.
read-rules-before = Artículo anterior
read-rules-after = Artículo siguiente
read-rules-back = Volver
read-rules-status =
    { $status ->
        [clear] Claro
        [ruled] Interpretado
       *[missing] De la casa
    }
read-rules-status-note =
    { $status ->
        [clear] El reglamento lo dice sin dudas.
        [ruled] El reglamento admite varias lecturas; aquí se ha elegido una.
       *[missing] El reglamento no lo dice; aquí se ha completado.
    }
read-rules-copy = Copiar enlace
read-rules-copied = Enlace copiado
read-rules-copy-failed = No se ha podido copiar
read-rules-ruling = Cómo se lee en esta mesa
read-rules-ruling-any = Cómo se lee
read-rules-option = Opción de mesa
read-rules-option-any = Se puede elegir
read-rules-in-force =
    { $table ->
        [yes] en vigor en esta mesa
       *[no] lo habitual
    }
read-rules-examples = Ejemplos
read-rules-given = Dado
read-rules-when = cuando
read-rules-then = entonces
read-rules-now = Ahora mismo
read-rules-past = En la crónica
read-rules-past-line = { $round }: { $text }
read-rules-now-number = { $card }, { $number }. { $change }
read-rules-now-more = Suma { $amount }: { $source }.
read-rules-now-less = Resta { $amount }: { $source }.
read-rules-now-forecast = { $zone }: { $strengths }.

# El final.

read-end = Fin de la partida
read-end-agreed = Tablas por acuerdo
read-end-agreed-note = Nadie gana: así lo habéis acordado.
read-end-numbers = En números
read-end-decided = ronda decisiva
read-end-ahead = por delante, { $who }:
read-end-proved = Azar comprobado.
read-end-proved-note = La semilla revelada coincide con la huella que recibió esta página al principio.
read-end-told = Azar comprobado por el servidor.
read-end-told-note = Esta página no guarda la huella del principio o no puede calcularla.
read-end-broken = El azar no cuadra.
read-end-broken-note = La semilla revelada no es la prometida o, al repartir de nuevo, la partida acaba de otro modo.
read-end-proof = Ver la semilla y la huella
read-end-seed = Semilla
read-end-promise = Huella
read-end-rematch = Revancha, cambiando el orden
read-end-rematch-accept = Aceptar la revancha
read-end-rematch-asked = Revancha pedida.
read-end-rematch-withdraw = Retirar la petición
read-end-rematch-wanted =
    { $count ->
        [one] { $who } quiere la revancha.
       *[other] { $who } quieren la revancha.
    }
read-end-rematch-waiting =
    { $count ->
        [one] Falta que acepte { $who }.
       *[other] Falta que acepten { $who }.
    }
read-end-rematch-go = Ir a la revancha
read-end-review = Repasar la partida
read-end-review-failed = No se ha podido traer la partida. Inténtalo de nuevo.
read-end-save = Guardar el registro
read-end-back = Volver
read-end-hide = Ver el tablero
read-end-show = Ver el resultado

# El repaso.

read-replay = Repaso de la partida
read-replay-first = Al principio
read-replay-back = Una jugada atrás
read-replay-forward = Una jugada adelante
read-replay-last = Al final
read-replay-track = Momento de la partida
read-replay-move = Jugada { $at } de { $total }
read-replay-value =
    { $round ->
        [0] Jugada { $at } de { $total }, antes de la primera ronda
       *[other] Jugada { $at } de { $total }. { $when }
    }
read-replay-failed = No se ha podido traer esta jugada.

# El tablero en palabras.

read-text-board = Tablero en palabras
read-text-ask = Qué se te pide
read-text-wait = Ahora no tienes que responder nada.
read-text-waiting = Se espera a { $who }.
read-text-wish =
    { $what ->
        [draw] { $who } ofrece tablas.
       *[undo] { $who } pide deshacer su última respuesta.
    }
read-text-agree = Aceptar
read-text-decline = Rechazar
read-text-options = Qué puedes hacer
read-text-options-standing = En cualquier momento
read-text-options-none = Ahora no puedes hacer nada.
read-text-sure = { $what }: pulsa otra vez para confirmarlo
read-text-undo-free = Deshacer tu última respuesta
read-text-undo-ask = Pedir que se deshaga tu última respuesta
read-text-blocked =
    { $count ->
        [one] Qué no se puede ahora y por qué (1 respuesta)
       *[other] Qué no se puede ahora y por qué ({ $count } respuestas)
    }
read-text-hand = Tu mano
read-text-mine = Tu lado
read-text-rival = El lado de { $who }
read-text-rival-machine = El lado de la máquina
read-text-empty = sin cartas
read-text-slots =
    { $free ->
        [one] 1 hueco libre
       *[other] { $free } huecos libres
    }
read-text-hidden =
    { $count ->
        [one] 1 carta oculta
       *[other] { $count } cartas ocultas
    }
read-text-forecast = Cómo está
read-text-forecast-line = { $zone }: { $strengths }. { $leader }
read-text-strength = { $who } { $strength }
read-text-leader =
    { $who ->
        [me] Es tuyo.
        [nobody] No es de nadie.
        [machine] Es de la máquina.
       *[other] Es de { $name }.
    }
read-text-stage = { $number }, { $group } ({ $state ->
        [past] ya jugado
        [now] ahora
       *[ahead] por jugar
    })
read-text-stage-first = { $told }: empieza { $who }
read-text-clash = { $number }. { $clash }.
read-text-clash-draft = { $number }. { $clash }, sin confirmar.
read-text-clash-side = { $who } suma { $total }: { $parts }.
read-text-clash-part = { $source } { $amount }
read-text-clash-still = { $source }, de 0 a { $most }
read-text-ledger = Puntos de { $who }: { $total }
read-text-ledger-line = { $source }: { $amount }
read-text-links = Qué está en marcha
read-text-link = { $source } contra { $target }
read-text-link-draft = { $source } contra { $target }, sin confirmar
read-text-change = { $thing }: { $before }; quedaría en { $after }
read-text-counter-change = { $who }, { $label }: de { $before } a { $after }
read-text-gone = { $thing } dejaría la mesa
read-text-counters = Marcadores
read-text-counter = { $label } { $value }
read-text-counter-of = { $label } { $value } de { $highest }
read-text-phases = Fases del turno
read-text-phase-now = { $phase } (ahora)
read-text-skip = Pasar hasta el fin del turno
read-text-skip-stop = Volver a responder
read-text-skipping = Estás pasando hasta el fin del turno.
read-text-skipping-to = Estás pasando hasta { $phase }.
read-text-stops-own = En tu turno, te pregunta en
read-text-stops-others = En el turno de los demás, te pregunta en
read-text-idle = Pasar por mí cuando no pueda hacer otra cosa

# Las teclas.

read-keys = Teclas
read-keys-note = Las letras se pueden pulsar desde cualquier parte de la mesa.
read-keys-enter = Usar lo que tiene el foco
read-keys-space = Pasar, o lo que diga el botón principal
read-keys-escape = Paso atrás, o cerrar
read-keys-undo = Deshacer
read-keys-skip = Pasar hasta el fin del turno
read-keys-hand = Ir a una carta de la mano
read-keys-arrows = Moverse dentro de una zona
read-keys-tab = Ir a la zona siguiente
read-keys-log = Ir a la crónica
read-keys-rules = Abrir el reglamento
read-keys-help = Esta ayuda
read-keys-replay = En el repaso, una jugada atrás o adelante
read-keys-rounds = En el repaso, ronda anterior o siguiente
read-keys-ends = En el repaso, principio o final
read-key-enter = Intro
read-key-space = Espacio
read-key-escape = Esc
read-key-arrows = Flechas
read-key-tab = Tab
read-key-home = Inicio
read-key-end = Fin

# El mapa en palabras.

read-text-map = Mapa y quién está dónde
read-text-map-rest = Lo demás del mapa
read-text-sealed = (ha sellado su orden)
