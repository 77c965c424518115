# Las mesas por correspondencia: plazos, quien organiza, avisos, partes.

post-title = Por correspondencia
post-slow = Jugar por correspondencia
post-slow-note = Cada cual responde cuando puede, dentro de un plazo. La partida puede durar semanas.
post-pace = Plazo
post-pace-hours = Por horas
post-pace-days = Por días
post-pace-none = Sin plazo
post-hours = Horas para responder
post-days = Días para responder
post-hour = A qué hora vence
post-zone = Con tu hora ({ $zone }). Cada cual verá los plazos en la suya.
post-absence = Si alguien no responde a tiempo
post-absence-wait = Se espera
post-absence-wait-note = Nadie responde por quien falta: la mesa espera.
post-absence-hold = Por defecto
post-absence-hold-note = Al vencer el plazo se da la respuesta por defecto del juego.
post-absence-computer = El ordenador
post-absence-computer-note = Al vencer el plazo el ordenador responde en su lugar, solo por esa vez.
post-absence-organiser = Quien organiza
post-absence-organiser-note = Al vencer el plazo responde quien organiza, que ve entonces lo que ve ese asiento y por eso no puede jugar.
post-level = Qué ordenador
post-referee = Seré árbitro
post-referee-note = Te sientas a la mesa sin jugar en ningún bando y lo ves todo.
post-organiser-note = Tú organizas la mesa: puedes ampliar plazos, parar el reloj y relevar a quien falte. Si no quieres jugar, no te quedes con ningún asiento.
post-no-seat-for-me = Así verás lo que los demás no ven: deja todos los asientos a otras personas.
post-moment = en un momento
post-due = hasta el { $at } ({ $in })
post-until = Hasta el { $at }
post-late = Plazo vencido
post-open = Plazos y avisos
post-you-organise = La organizas tú
post-since = desde { $ago }
post-paused = reloj parado
post-paused-since = Reloj parado desde el { $at }.
post-late-wait = plazo vencido; se le espera
post-late-computer = plazo vencido; responde el ordenador
post-late-organiser = plazo vencido; responde quien organiza
post-pace-is-hours = { $hours ->
        [one] Una hora para responder.
       *[other] { $hours } horas para responder.
    }
post-pace-is-days = { $days ->
        [one] Un día para responder, hasta las { $at } ({ $zone }).
       *[other] { $days } días para responder, hasta las { $at } ({ $zone }).
    }
post-pace-is-none = Sin plazo.
post-seat = Asiento { $number }
post-somebody = alguien sin nombre
post-organised-by = { $mine ->
        [yes] La organizas tú.
       *[no] La organiza { $name }.
    }
post-nobody = No se espera a nadie.
post-reports = Partes de los turnos
post-desk = Mesa de quien organiza
post-desk-where = { $round ->
        [0] Mesa de quien organiza
       *[other] Mesa de quien organiza · turno { $round }
    }
post-to-table = A la mesa
post-tell-me = Avísame
post-feed = Tus plazos en tu calendario
post-feed-note = Añade esta dirección a tu calendario. Quien la tenga puede ver tus plazos: no la compartas.
post-mail = Correo
post-mail-good = Dirección confirmada: te llegará un correo cuando te toque.
post-mail-code-note = Te hemos mandado un código: escríbelo aquí para empezar a recibir avisos.
post-mail-code = Código
post-mail-confirm = Confirmar
post-hook = Webhook
post-hook-note = Se permite en: { $hosts }.
post-no-mail = Este servidor no manda correos. El calendario funciona igual.
post-save = Guardar
post-saved = Guardado.
post-hand-over = Ceder tu asiento
post-hand-over-note = Haz un enlace para quien siga por ti. Mientras no lo abra nadie, el asiento es tuyo.
post-hand-over-do = Hacer el enlace
post-heir-link = Enlace del asiento
post-heir-link-note = Mándaselo a quien vaya a seguir. En cuanto lo abra, el asiento es suyo y deja de ser tuyo.
post-reason = Motivo
post-reason-note = Lo leerá toda la mesa.
post-reason-wanted = Escribe el motivo.
post-note-why = Esta respuesta pide un motivo.
post-note-give = Responder con este motivo
post-log = Crónica de la mesa
post-quoted = «{ $text }»
post-log-empty = Todavía no ha pasado nada.

post-tabs = Partes de la mesa
post-tab-matters = Asuntos
post-tab-matter = El asunto
post-tab-roster = Mesa
post-yours = Espera tu decisión
post-awaited = A quién se espera
post-matters = { $count ->
        [0] Nada por ahora
        [one] Un asunto
       *[other] { $count } asuntos; el más antiguo, arriba
    }
post-answer-for = Responde por { $seat }
post-answering = Respondes por { $seat }, y quedará dicho en la crónica.
post-heir = Relevo de { $seat }
post-heir-note = el enlace espera a quien lo abra
post-heir-waits = Hay un enlace para este asiento que todavía no ha abierto nadie.
post-corrections = Correcciones y motivos
post-over = La partida ha terminado
post-over-note = Ya puedes llevarte la partida entera.
post-fact-since = Se le espera desde
post-fact-due = Plazo
post-fact-then = Si no responde
post-extend = Ampliar el plazo
post-extend-whom = A quién
post-extend-all = A todos los que se espera
post-extend-hours = Horas de más
post-extend-do = { $hours ->
        [one] Dar una hora más
       *[other] Dar { $hours } horas más
    }
post-replace = Relevar
post-replace-of = Relevar a { $seat }
post-replace-note = Quien ocupa el asiento lo pierde ahora mismo, con sus enlaces y sus avisos. Quien llegue sabrá todo lo que sabía este asiento.
post-replace-who = Por quién
post-replace-person = Otra persona
post-replace-computer = El ordenador
post-replace-do = Relevar
post-replace-link-note = Mándaselo a quien vaya a seguir: solo vale una vez.
post-pause = Parar el reloj
post-pause-note = No vencerá ningún plazo hasta que lo pongas en marcha. Se puede seguir respondiendo.
post-resume = Poner el reloj en marcha
post-resume-note = Los plazos se retrasan tanto como ha durado la pausa.
post-owes = se le espera
post-owes-nothing = no debe nada
post-you-play = También tienes un asiento en esta mesa
post-you-play-not = No juegas: no ves lo que es secreto
post-calendar = Calendario
post-next = El próximo plazo vence el { $at }.
post-next-none = No hay ningún plazo pendiente.
post-export = Exportar
post-export-whole = La partida entera: registro, crónica y correcciones.
post-export-redacted = Hasta que termine, sin nada que solo sepa quien juega.

post-deed-made = Empieza la partida.
post-deed-late = { $absence ->
        [hold] Vence el plazo de { $seat }: se da la respuesta por defecto.
        [computer] Vence el plazo de { $seat }: responde el ordenador.
        [organiser] Vence el plazo de { $seat }: responde quien organiza.
       *[wait] Vence el plazo de { $seat }: se le espera.
    }
post-deed-extended = { $hours ->
        [one] Una hora más para { $seat }, hasta el { $due }.
       *[other] { $hours } horas más para { $seat }, hasta el { $due }.
    }
post-deed-paused = Se para el reloj.
post-deed-resumed = El reloj vuelve a andar.
post-deed-offered = { $seat } quiere ceder su asiento.
post-deed-replaced = { $how ->
        [after] { $after } releva a { $before }.
        [taken] { $after } ocupa el asiento que esperaba a alguien.
       *[left] { $before } deja su asiento, que espera a alguien.
    }
post-deed-computer = El ordenador releva a { $before }.
post-deed-answered = Quien organiza responde por { $seat }.
post-deed-noted = { $seat } da un motivo:

post-report-round = Turno { $round }
post-report-of = Parte del turno { $round } para { $seat }
post-report-seat = Asiento
post-report-told = Lo que pasó
post-report-quiet = Nada que este asiento sepa.
post-report-stand = Cómo quedan las cuentas
post-reports-none = Todavía no ha terminado ningún turno.
post-print = Imprimir

sheet-lines = Unidad, figuras perdidas
sheet-unit = { $name }, { $count }
sheet-of = { $name }, de { $owner }
sheet-ruling = Tu fallo
sheet-report = Tu parte
sheet-differs-line = Los partes no coinciden.
sheet-differs = { $count ->
        [0] los partes coinciden
        [one] partes distintos en una línea
       *[other] partes distintos en { $count } líneas
    }
sheet-take = { $line }: vale «{ $value }», lo que dice { $name }
sheet-lost-of = { $line }: figuras perdidas, de 0 a { $most }
sheet-fate-of = { $line }
sheet-most = de { $most }
sheet-open = Elige…
sheet-rolls = Maniobra previa:
sheet-beats = gana a
sheet-totals = { $one } contra { $other }
sheet-your-ruling = Tu fallo
sheet-adopt = Vale el de
sheet-by-line = Línea por línea
sheet-by-line-note = En cada línea marcada, pulsa la versión que vale o escribe otra cosa.
sheet-missing = { $count ->
        [one] Falta una línea.
       *[other] Faltan { $count } líneas.
    }
sheet-rule = Aplicar y registrar
sheet-all-answers = Todas las respuestas, en palabras
sheet-print-link = Hoja para la mesa
post-matter-fight = { $fight }: se espera a { $seat }
sheet-title = Hoja para la mesa
sheet-side = { $role ->
        [attack] { $name }, que ataca
       *[defend] { $name }, que ocupa
    }
sheet-piece = Unidad
sheet-room = Perdidas
sheet-power = Poder
sheet-how = Uno de los bandos escribe el parte en la mesa virtual y el otro lo confirma.
sheet-signed = Conforme: { $name }
sheet-none = Esta batalla ya no espera nada, o no puedes ver sus listas.
sheet-alike = { $count ->
        [one] Una línea en la que los partes coinciden
       *[other] { $count } líneas en las que los partes coinciden
    }
post-matter-ruling = { $fight }: decide tú
post-own = Avisos y otro dispositivo
post-own-device = Organizar desde otro dispositivo
post-own-link = Enlace para organizar
post-own-link-note = Ábrelo en tu otro dispositivo. Quien lo tenga organiza esta mesa como tú: no lo compartas.
post-own-told = Te avisaremos cuando alguien no responda a tiempo y cuando algo espere tu decisión.
post-desk-no-mail = Este servidor no manda avisos: mira tu mesa de vez en cuando.
post-where = Dónde
