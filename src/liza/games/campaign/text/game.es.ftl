# Preguntas y respuestas de la apertura, los actos y el cierre.
#
# $region, $unit, $company, $country, $kind: ya nombrados.

ask-wait = { $name } tiene que responder.
ask-deploy = { $unit }: ¿en qué región?
ask-deployed = Tu ejército está colocado.
ask-annex = ¿Qué regiones anexionas?
ask-renew = { $company }: su contrato termina. ¿Lo renuevas?
ask-pay = ¿Cómo pagas los sueldos?
ask-pay-each = ¿A quién pagas?
ask-disband = ¿A quién licencias?
ask-deal = ¿Ofreces un rescate o liberas a algún preso?
ask-answer-ransom = { $unit }, de { $country }: te ofrecen { $coins } pesoletos. ¿Aceptas?
ask-request = ¿Contratas mercenarios?
ask-place-company = { $company }: ¿dónde se presenta?
ask-recruit = ¿Qué reclutas?
ask-place-recruits =
    { $models ->
        [one] ¿Dónde aparece la figura de { $kind }?
       *[other] ¿Dónde aparecen las { $models } figuras de { $kind }?
    }
ask-profile = { $unit }: ¿qué perfil recibe?
ask-close = ¿Haces algo más antes de cerrar el turno?
ask-anytime = ¿Qué quieres hacer?

ask-tag-deploy = Despliegue
ask-tag-annex = Anexión
ask-tag-contract = Contratos
ask-tag-wages = Sueldos
ask-tag-ransom = Rescates
ask-tag-hire = Mercenarios
ask-tag-recruit = Reclutamiento
ask-tag-appoint = Nombramiento
ask-tag-close = Cierre

ask-note-deploy =
    { $left ->
        [one] Queda 1 unidad por colocar. Nadie lo ve hasta que todos confirmen.
       *[other] Quedan { $left } unidades por colocar. Nadie lo ve hasta que todos confirmen.
    }
ask-note-annex = Hacen falta cuatro turnos seguidos de dominio y ninguna tropa ajena en los dos últimos.
ask-note-coins =
    { $coins ->
        [one] Tienes 1 pesoleto.
       *[other] Tienes { $coins } pesoletos.
    }
ask-note-pay = Tienes { $coins } pesoletos; los sueldos de este turno son { $wages }, y con todo lo debido { $all }. A quien se le deben tres turnos, se va.
ask-note-disband = No se le debe nada más y no devuelve dinero.
ask-note-recruit = Tienes { $coins } pesoletos y te quedan levas para { $left } puntos. Cada punto cuesta 10.
ask-note-close = Nadie lo ve hasta que todos cierren.

option-house = Colocar lo que queda como propone la lista
option-deploy = A { $region }
option-deploy-rest = Todo lo que queda, a { $region }
option-annex = Anexionar { $region }
option-want = Dejar dicho que quieres { $region }
option-unwant = Renunciar a { $region }
option-renew =
    { $turns ->
        [one] Renovar: { $company }, 1 turno ({ $cost } pesoletos)
       *[other] Renovar: { $company }, { $turns } turnos ({ $cost } pesoletos)
    }
option-release = Dejar marchar: { $company }
option-pay-all = Pagarlo todo, atrasos incluidos
option-pay-current = Pagar el sueldo de este turno hasta donde llegue
option-pay-fighters = Pagar primero a quien está ante el enemigo
option-pay-each = Pagar unidad por unidad
option-pay =
    { $count ->
        [one] 1 sueldo: { $unit } ({ $cost })
       *[other] { $count } sueldos: { $unit } ({ $cost })
    }
option-disband = Licenciar: { $unit }
option-dismiss = Licenciar a alguien
option-offer = Rescate de { $coins } pesoletos: { $unit }
option-accept = Aceptar el rescate
option-reject = Rechazarlo
option-free = Liberar: { $unit }, de { $country }
option-hire =
    { $turns ->
        [one] Contratar: { $company }, 1 turno ({ $cost } pesoletos)
       *[other] Contratar: { $company }, { $turns } turnos ({ $cost } pesoletos)
    }
option-place = En { $region }
option-recruit = Reclutar: { $kind }, { $models ->
        [one] 1 figura
       *[other] { $models } figuras
    }, { $points } puntos ({ $cost } pesoletos)
option-restore = Restaurar { $region } ({ $cost } pesoletos)
option-appoint = Nombrar líder: { $unit }
option-profile = Liderazgo { $leadership }, maniobra { $maneuver }
option-crown = Coronar: { $unit }
option-abdicate = Que el rey abdique
option-capital = Llevar la capital a { $region }
option-no-capital = Dejar la capital donde está
option-raze = Arrasar { $region }
option-done-annex = No anexionar nada más
option-done-unpaid = Dejar sin pagar al resto
option-done-disband = No licenciar a nadie
option-done-deal = Nada más
option-done-hire = No pedir más compañías
option-done-recruit = No reclutar más
option-done-close = Cerrar el turno
option-surrender = Rendirte
option-reopen = Rehacer lo decidido en esta fase
option-give = Dar dinero a { $country }
option-undo = Deshacer lo de una fase cerrada
option-recruit-leader = Reclutar un líder
option-close-game = Dar la partida por terminada
