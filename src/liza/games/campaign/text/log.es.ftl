# La crónica: una línea por suceso.
#
# $who: me (quien lee) u other. $name: el país del que se habla, para empezar frase. $other, $captor: otro país, tras preposición.
# $known: no cuando el detalle ($amount) no es de quien lee.

seat-nobody = nadie
coins-of = { $amount ->
        [one] 1 pesoleto
       *[other] { $amount } pesoletos
    }
points-of = { $amount ->
        [one] 1 punto
       *[other] { $amount } puntos
    }

event-homes-drawn = { $who ->
        [me] El sorteo te da la tierra de { $region }.
       *[other] El sorteo da a { $name } la tierra de { $region }.
    }
event-turn-began = Turno { $turn }
event-phase-began = { $phase }
event-calendar-sealed = El calendario queda sellado y se publica su huella.
event-entry-said = { $name }: { points-of }.
event-treasure-found = { $who ->
        [me] Encuentras un tesoro en { $region }: { coins-of }.
       *[other] { $name } encuentra un tesoro en { $region }: { coins-of }.
    }
event-dominion-changed = { $who ->
        [me] Pasas a dominar { $region }.
       *[other] { $name } pasa a dominar { $region }.
    }
event-dominion-changed-nobody = Nadie domina ya { $region }.
event-annexed = { $who ->
        [me] Anexionas { $region }.
       *[other] { $name } anexiona { $region }.
    }
event-annexed-from = { $who ->
        [me] Anexionas { $region }, que era de { $other }.
       *[other] { $name } anexiona { $region }, que era de { $other }.
    }
event-capital-lost = { $who ->
        [me] Pierdes tu capital, { $region }.
       *[other] { $name } pierde su capital, { $region }.
    }
event-taxes-in = Cobras { coins-of } de impuestos.
event-granted = Recibes { coins-of }.
event-wages-paid = Pagas { coins-of } de sueldos{ $unpaid ->
        [0] .
       *[other] ; quedan sin pagar { $unpaid }.
    }
event-deserted = { $kind } se marcha sin cobrar: { $points } puntos menos.
event-disbanded = Licencias: { $kind } ({ $points } puntos).
event-contract-ended = { $company } deja a { $name }: su contrato ha terminado.
event-renewed = { $who ->
        [me] Renuevas el contrato: { $company }.
       *[other] { $name } renueva el contrato: { $company }.
    }
event-ransom-offered = { $who ->
        [me] Ofreces a { $captor } un rescate por { $unit }{ $known ->
            [yes] : { coins-of }.
           *[no] .
        }
       *[other] { $name } ofrece a { $captor } un rescate por { $unit }{ $known ->
            [yes] : { coins-of }.
           *[no] .
        }
    }
event-ransom-answered = { $amount ->
        [1] El rescate por { $unit }, de { $name }, se acepta.
       *[other] El rescate por { $unit }, de { $name }, se rechaza.
    }
event-freed = { $unit }, de { $name }, queda libre.
event-freed-back = { $unit }, de { $name }, reaparece en { $place }.
event-hired = { $who ->
        [me] Contratas: { $company }.
       *[other] { $name } contrata: { $company }.
    }
event-hired-roll = { $company }: { $name } saca un { $amount }.
event-recruited = Reclutas en { $region }: { $kind } ({ $points } puntos).
event-restored = { $who ->
        [me] Restauras { $region }.
       *[other] { $name } restaura { $region }.
    }
event-presence = { $who ->
        [me] Tienes tropas en { $region }.
       *[other] { $name } tiene tropas en { $region }.
    }
event-presence-gone = { $who ->
        [me] Ya no tienes tropas en { $region }.
       *[other] { $name } ya no tiene tropas en { $region }.
    }
event-appointed = { $who ->
        [me] Nombras un líder en { $region }: { $unit }.
       *[other] { $name } nombra un líder en { $region }: { $unit }.
    }
event-crowned = { $who ->
        [me] Coronas un nuevo rey: { $unit }.
       *[other] { $name } corona un nuevo rey: { $unit }.
    }
event-abdicated = { $who ->
        [me] Tu rey abdica: { $unit }.
       *[other] El rey de { $name } abdica: { $unit }.
    }
event-razed = { $who ->
        [me] Arrasas { $region }.
       *[other] { $name } arrasa { $region }.
    }
event-razed-event = { $region } queda arrasada.
event-capital-moved = { $who ->
        [me] Llevas tu capital a { $region }.
       *[other] { $name } lleva su capital a { $region }.
    }
event-capital-moved-failed = Tu capital no puede ir a { $region }.
event-ended-out = { $who ->
        [me] Quedas fuera de la partida.
       *[other] { $name } queda fuera de la partida.
    }
event-ended-surrendered = { $who ->
        [me] Te has rendido: tus tropas se van y tus regiones quedan neutrales.
       *[other] { $name } se ha rendido: sus tropas se van y sus regiones quedan neutrales.
    }
event-ended-won = { $who ->
        [me] Ganas la partida.
       *[other] { $name } gana la partida.
    }
event-ended-shared = { $who ->
        [me] Compartes la victoria.
       *[other] { $name } comparte la victoria.
    }

event-orders-given = Orden: { $unit }, a { $region }, con { points-of }.
event-orders-given-two = Orden: { $unit }, a { $region } y { $after }, con { points-of }.
event-order-failed = { $unit }: la orden no se cumple en { $region }. { $why }
event-rolled = { $unit }, de { $name }: { $dice } + { $maneuver } de maniobra = { $amount }.
event-rolled-troops = Tropas de { $name } sin líder: { $dice } + { $maneuver } = { $amount }.
event-ranked = { $unit }, de { $name }, mueve en el puesto { $amount }.
event-moved = { $unit }, de { $name }: de { $start } a { $region }{ $known ->
        [yes] , con { points-of }.
       *[no] .
    }
event-dropped = { $unit } se queda en { $region }.
event-picked = { $unit } se une a la marcha en { $region }.
event-met-avoid = { $name } y { $other } se encuentran en { $region } y se evitan.
event-met-fight = { $name } y { $other } se encuentran en { $region } y quieren combatir.
event-met-roll = { $name } y { $other } se encuentran en { $region }: uno busca el combate y otro lo evita.
event-avoided = { $who ->
        [me] Evitas el combate con { $other } en { $region }.
       *[other] { $name } evita el combate con { $other } en { $region }.
    }
event-captured = { $unit }, de { $name }, cae en manos de { $captor }.
event-battle-made = Batalla en { $region }: { $who ->
        [me] atacas tú
       *[other] ataca { $name }
    } y defiende { $other }.
event-mode-chosen = { $amount ->
        [1] La batalla de { $region } se juega en la mesa.
       *[other] La batalla de { $region } la resuelve el programa.
    }
event-report-sent = { $who ->
        [me] Envías el parte de la batalla de { $region }.
       *[other] { $name } envía el parte de la batalla de { $region }.
    }
event-report-rejected = { $who ->
        [me] Rechazas el parte de { $region }.
       *[other] { $name } rechaza el parte de { $region }.
    }
event-report-confirmed = El parte de { $region } queda confirmado.
event-disputed = La batalla de { $region } queda en disputa.
event-resolved = { $name }: los dados suman { $dice }; total, { $amount } millares.
event-battle-ended = { $who ->
        [me] Ganas la batalla de { $region }.
       *[other] { $name } gana la batalla de { $region }.
    } Pierden { $attacker } { $lost } puntos y { $holder } { $held }.
event-battle-ended-draw = La batalla de { $region } no la gana nadie. Pierden { $attacker } { $lost } puntos y { $holder } { $held }.
event-unit-lost = { $unit }, de { $name }, pierde { $amount ->
        [one] 1 figura.
       *[other] { $amount } figuras.
    }
event-died = { $unit }, de { $name }, muere.
event-retreated = { $who ->
        [me] Te retiras
       *[other] { $name } se retira
    } de { $start } a { $region }{ $known ->
        [yes] , con { points-of }.
       *[no] .
    }
event-stayed = { $who ->
        [me] Tus vencidos
       *[other] Los vencidos de { $name }
    } se quedan en { $region }, junto al vencedor.
event-dispersed = { $who ->
        [me] Tus vencidos
       *[other] Los vencidos de { $name }
    } se dispersan en { $region }.
event-corrected-coins = El árbitro corrige el tesoro de { $name }{ $known ->
        [yes] : { $amount } pesoletos.
       *[no] .
    }
event-corrected-models = El árbitro corrige una unidad de { $name }{ $known ->
        [yes] : { $amount } puntos.
       *[no] .
    }
event-corrected-owner = El árbitro corrige el dueño de { $region }: { $owner }.
event-corrected-razed = El árbitro corrige { $region }: { $amount ->
        [1] está arrasada.
       *[other] no está arrasada.
    }
event-replaced = { $amount ->
        [1] El ordenador lleva desde ahora { $name }.
       *[other] Una persona lleva desde ahora { $name }.
    }
event-claimed = { $unit }, de { $name }, se adelanta y mueve primero.
event-claimed-lost = { $unit }, de { $name }, no consigue adelantarse.
event-activated = { $unit }, de { $name }, se pone en marcha.
event-passed = { $who ->
        [me] Pasas: no activas más ejércitos este turno.
       *[other] { $name } pasa: no activa más ejércitos este turno.
    }
event-unsealed = Todos han confirmado: se descubre lo decidido.
event-taken-back = { $who ->
        [me] Retiras tu respuesta.
       *[other] { $name } retira su respuesta.
    }

entry-where = { $place ->
        [region] en { $region }
        [terrain] en las regiones de terreno «{ $terrain }»
       *[all] en todas las regiones
    }
entry-for = { $turns ->
        [one] este turno
       *[other] durante { $turns } turnos
    }
entry-tax_pct = Impuestos { entry-where }, { entry-for }: { $amount } %.
entry-levy_pct = Levas { entry-where }, { entry-for }: { $amount } %.
entry-set_terrain = { $region }: { entry-for } el terreno es «{ $terrain }».
entry-close_terrain = No se puede entrar { entry-for } en las regiones de terreno «{ $terrain }».
entry-treasure = Hay un tesoro de { coins-of } en { $region }: será del primero que la domine.
entry-grant = Se reparten { coins-of }.
entry-raze = { $region } va a quedar arrasada.
entry-mercenaries = Se ofrecen mercenarios: { $companies }.
entry-truce = Tregua: todos evitan el combate { entry-for }.
entry-morale = Moral { $amount } { entry-for } para quien cobra al día.
entry-reveal = Se revela una información.

failed-movimiento-9 = Ha entrado en combate y pierde el resto del movimiento.
failed-movimiento-10 = Ha sido atacado antes de moverse y pierde su movimiento.
failed-movimiento-11 = La unidad ya no tiene movimiento.
failed-movimiento-4 = Ya ha movido dos regiones.
failed-movimiento-6 = No se entra en terreno abrupto después de haber movido.
failed-movimiento-8 = La región no es contigua.
failed-movimiento-1 = Nadie la conduce.
failed-retirada-6 = Se ha retirado y ya no se mueve.
failed-regiones-5 = La región está inundada.
failed-acontecimientos-7 = Un acontecimiento la ha cerrado.
failed-ordenes-6 = Ya no se puede cumplir.
failed-lideres-2 = Lleva más puntos que su liderazgo.
failed-lideres-5 = Lleva más puntos que su liderazgo, contados los líderes que lo acompañan.
failed-lideres-8 = En la columna lleva más puntos que su propio liderazgo.
failed-lideres-22 = No queda ningún perfil libre.
failed-nombramiento-1 = El rey no está con el candidato.
failed-nombramiento-2 = El ejército no da para otro líder.
failed-nombramiento-3 = El ejército no llega: se redondea a la baja.
failed-nombramiento-4 = No están en la capital el rey, el candidato y los puntos.
failed-nombramiento-5 = No está allí la mitad más uno del ejército.
failed-nombramiento-10 = El candidato no es un héroe del país.
failed-nombramiento-14 = No hay rey en libertad.
failed-coronacion-1 = Ya hay un rey.
failed-coronacion-2 = No hay rey que abdique.
failed-coronacion-3 = Faltan líderes.
failed-coronacion-4 = El ejército no llega a 2.000 puntos.
failed-coronacion-5 = El candidato no está en la capital.
failed-coronacion-6 = El rey que abdicó no está allí.
failed-coronacion-7 = El candidato no es un líder.
failed-coronacion-8 = No hay puntos bastantes en la capital.
failed-coronacion-9 = La capital está sitiada.
failed-coronacion-12 = No queda ningún perfil para el rey.
