# La crónica.

read-log = Crónica
read-log-empty = Aún no ha pasado nada.
read-log-before = Antes de empezar
read-log-round = Ronda { $round }
read-log-turn =
    { $who ->
        [me] Ronda { $round } · tu turno
        [machine] Ronda { $round } · turno de la máquina
       *[other] Ronda { $round } · turno de { $name }
    }
read-log-times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }
read-log-newest = Ir a lo último


# Lo que se anuncia a los lectores de pantalla.

read-live-turn = Te toca. { $ask }
read-live-ask = { $ask }
read-live-over = Fin de la partida. { $result }
read-live-offline = Sin conexión. Reconectando.
read-live-online = Conexión recuperada.
read-live-step = Jugada { $at } de { $total }.

# El panel de lectura.

read-card = Carta
read-card-none = Señala una carta para leerla aquí.
read-card-hidden = Carta oculta
read-card-hidden-note = Nadie más que su dueño puede saber cuál es.
read-card-failed = No se ha podido traer el texto de la carta.
read-card-again = Reintentar
read-card-cost = coste { $cost }
read-card-now = En este momento
read-card-marks = Estados y palabras
read-card-attached = Lleva
read-card-borne = Sobre
read-sum = { $total } = { $parts }
read-part-printed = { $amount } en la carta
read-part-more = más { $amount }, { $source }
read-part-less = menos { $amount }, { $source }
read-close = Cerrar

# Números de una carta, por lo que hacen.

read-role =
    { $role ->
        [attack] Ataque
        [endure] Vida
        [points] Puntos
        [resource] Recurso
        [cost] Coste
       *[other] Número
    }
read-number =
    { $role ->
        [attack] ataque { $value }
        [endure] vida { $value }
        [points]
            { $value ->
                [one] 1 punto
               *[other] { $value } puntos
            }
        [resource] recurso { $value }
        [cost] coste { $value }
       *[other] { $value }
    }
read-number-was =
    { $role ->
        [endure] { read-number } de { $printed }
       *[other] { read-number } (en la carta, { $printed })
    }

# Los montones.

read-pile =
    { $count ->
        [0] { $pile }, sin cartas
        [one] { $pile }, 1 carta
       *[other] { $pile }, { $count } cartas
    }
read-pile-order = La de arriba, primero.

# El reglamento.

read-rules = Reglamento
read-rules-of = Reglamento de { $title }
read-rules-loading = Abriendo el reglamento…
read-rules-failed = No se ha podido abrir el reglamento.
read-rules-none = Este juego no tiene reglamento.
read-rules-contents = Índice
read-rules-search = Buscar en el reglamento
read-rules-found =
    { $count ->
        [0] Ningún artículo lo menciona.
        [one] 1 artículo
       *[other] { $count } artículos
    }
read-rules-clear-search = Borrar la búsqueda
read-rules-unknown = El reglamento no tiene ningún artículo { $clause }.
read-rules-section = Apartado { $section }
read-rules-status =
    { $status ->
        [clear] Claro
        [ruled] Interpretado
       *[missing] De la casa
    }
read-rules-status-note =
    { $status ->
        [clear] El reglamento lo dice sin dudas.
        [ruled] El reglamento admite varias lecturas; aquí se elige una.
       *[missing] El reglamento no lo dice; aquí se completa.
    }
read-rules-copy = Copiar enlace
read-rules-copied = Enlace copiado
read-rules-copy-failed = No se ha podido copiar
read-rules-ruling = Cómo se lee en esta mesa
read-rules-ruling-any = Cómo se lee
read-rules-option = Opción de mesa
read-rules-option-any = Opción
read-rules-in-force = en vigor
read-rules-examples = Ejemplos
read-rules-given = Dado
read-rules-when = cuando
read-rules-then = entonces
read-rules-now = Ahora mismo
read-rules-now-number = { $card }: { $number }. { $change }
read-rules-now-more = Suma { $amount }: { $source }.
read-rules-now-less = Resta { $amount }: { $source }.
read-rules-now-forecast = { $zone }: { $strengths }.
read-rules-before = Artículo anterior
read-rules-after = Artículo siguiente
read-rules-choose = Elige un artículo del índice o busca una palabra.
read-rules-back = Volver

# El final.

read-end = Fin de la partida
read-end-agreed = Tablas por acuerdo
read-end-agreed-note = Las dos partes lo han aceptado.
read-end-numbers = En números
read-end-decided = decisiva
read-end-ahead = por delante, { $who }
read-end-proved = Azar comprobado.
read-end-proved-note = La semilla revelada coincide con la huella que esta página recibió al principio.
read-end-told = Azar comprobado por el servidor.
read-end-told-note = Esta página no guardaba la huella del principio o no puede calcularla.
read-end-broken = El azar no cuadra.
read-end-broken-note = La semilla revelada no es la que se prometió o, repartida de nuevo, la partida acaba de otro modo.
read-end-seed = Semilla
read-end-promise = Huella
read-end-proof = Ver la semilla y la huella
read-end-rematch = Revancha, cambiando el orden
read-end-rematch-asked = Revancha pedida
read-end-rematch-withdraw = Retirar la petición
read-end-rematch-accept = Aceptar la revancha
read-end-rematch-wanted = { $who } quiere la revancha.
read-end-rematch-waiting = Falta que { $who } acepte.
read-end-rematch-go = Ir a la revancha
read-end-review = Repasar la partida
read-end-review-failed = No se ha podido traer la partida. Inténtalo de nuevo.
read-end-save = Guardar el registro
read-end-back = Volver
read-end-hide = Ver el tablero
read-end-show = Ver el resultado

# La repetición.

read-replay = Repetición
read-replay-first = Al principio
read-replay-back = Una jugada atrás
read-replay-forward = Una jugada adelante
read-replay-last = Al final
read-replay-round-back = Ronda anterior
read-replay-round-forward = Ronda siguiente
read-replay-track = Momento de la partida
read-replay-move = Jugada { $at } de { $total }
read-replay-value =
    { $round ->
        [0] Jugada { $at } de { $total }, antes de la primera ronda
       *[other] Jugada { $at } de { $total }, ronda { $round }
    }
read-replay-failed = No se ha podido traer esta jugada.
read-replay-leave = Salir

# El tablero en texto.

read-text-board = Tablero en texto
read-text-ask = Qué se te pide
read-text-wait = No tienes que responder nada ahora.
read-text-waiting = Se espera a { $who }.
read-text-options = Qué puedes hacer
read-text-options-general = En general
read-text-options-standing = En cualquier momento
read-text-options-none = Ahora no puedes hacer nada.
read-text-blocked =
    { $count ->
        [one] Lo que no se puede ahora y por qué (1)
       *[other] Lo que no se puede ahora y por qué ({ $count })
    }
read-text-back = Deshacer lo último
read-text-hand = Tu mano
read-text-mine = Tu lado
read-text-rival = El otro lado
read-text-rival-of = El lado de { $who }
read-text-shared = Lo que es de todos
read-text-empty = vacía
read-text-pile =
    { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
read-text-slots =
    { $free ->
        [0] sin huecos
        [one] 1 hueco libre
       *[other] { $free } huecos libres
    }
read-text-read = Leer { $card }
read-text-hidden =
    { $count ->
        [one] 1 carta oculta
       *[other] { $count } cartas ocultas
    }
read-text-carries = lleva { $cards }
read-text-forecast = Cómo está
read-text-forecast-line = { $zone }: { $strengths }. { $leader }
read-text-strength = { $who }, { $strength }
read-text-leader =
    { $who ->
        [me] Es tuya.
        [nobody] No es de nadie.
       *[other] Es de { $name }.
    }
read-text-counters = Marcadores
read-text-counter = { $label } { $value }
read-text-counter-of = { $label } { $value } de { $highest }
read-text-links = En curso
read-text-link = { $source } contra { $target }
read-text-link-draft = { $source } contra { $target }, sin confirmar
read-text-preview = Qué pasaría
read-text-change = { $thing }: { $role }, de { $before } a { $after }
read-text-gone = { $thing } muere
read-text-phases = Fases
read-text-phase-now = { $phase }, ahora
read-text-stop = Preguntarme en { $phase }
read-text-stops-own = En mi turno, preguntarme en
read-text-stops-others = En el turno de los demás, preguntarme en
read-text-skipping = Pasas hasta el fin del turno.
read-text-skipping-to = Pasas hasta { $phase }.
read-text-skip = Pasar hasta el fin del turno
read-text-skip-stop = Volver a responder
read-text-hint = Consejo

# Las teclas.

read-keys = Teclas
read-keys-note = También funcionan con el tablero en texto.
read-keys-enter = Usar lo que está enfocado
read-keys-space = Pasar o pulsar el botón principal
read-keys-escape = Paso atrás, o cerrar
read-keys-undo = Deshacer
read-keys-skip = Pasar hasta el fin del turno
read-keys-hand = Ir a una carta de la mano
read-keys-arrows = Moverse dentro de una zona
read-keys-tab = Ir a la zona siguiente
read-keys-log = Ir a la crónica
read-keys-rules = Abrir el reglamento
read-keys-help = Esta ayuda
read-keys-replay = Al repasar: una jugada atrás o adelante
read-keys-rounds = Al repasar: ronda anterior o siguiente
read-keys-ends = Al repasar: principio o final
read-key-enter = Intro
read-key-space = Espacio
read-key-escape = Esc
read-key-arrows = Flechas
read-key-tab = Tab
read-key-home = Inicio
read-key-end = Fin
