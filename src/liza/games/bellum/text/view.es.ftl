# La mesa: contadores, zonas, marcas, pronósticos, resumen y consejos.

counter-points = Objetivo
counter-dominion = Dominio
counter-stored = Reliquias almacenadas
counter-supplies = Suministros
counter-temporary = temporales
counter-age = Edad
number-attack = ATK { $value }
number-endure = DEF { $value }
shelf-age = Edad { $value }
role-attack = ATK
role-endure = DEF
role-age = Edad
counter-hand = mano
counter-castle = Castillo
counter-graveyard = Cementerio
counter-fatigue = Agotamiento

zone-structures = Estructuras
zone-vanguard = Vanguardia
zone-rearguard = Retaguardia
zone-development = Desarrollo
zone-vault = Bóveda
zone-hand = Mano
zone-castle = Castillo
zone-graveyard = Cementerio
zone-out = Fuera de la partida
zone-relics = Reliquias neutrales
zone-chain = Cadena de Tácticas
zone-duel = Duelo de Tácticas

mark-exhausted = Girada
mark-forbidden = No puede atacar
mark-prevented = Protegida del daño
mark-responds = Responderá
mark-silent = No responderá
mark-committed = Comprometida
mark-wounded = Con daño
mark-new = Recién llegada
mark-courage = Coraje
mark-flanking = Flanqueo
mark-interception = Intercepción
mark-demolish = Demoler
mark-bombardment = Bombardeo
mark-shrine = Guarda Reliquias
mark-church = Iglesia
mark-temple = Templo
mark-veteran = Veterana
mark-elite = De Élite
mark-royal = Real
mark-neutral = Neutral
mark-stored = Almacenada
mark-carried = Transportada
mark-chosen = Elegida
mark-cancelled = Cancelada

part-damage = daño
part-floor = el ATK nunca baja de 0

# $what: rises, win o lost. $who: de quién es el turno.
outlook =
    { $what ->
        [win] { $who ->
            [me] Si acaba así tu turno, alcanzas 5 de Dominio y ganas la partida.
            [rival] Si acaba así el turno de tu rival, alcanza 5 de Dominio y gana la partida.
            [south] Si acaba así su turno, Sur alcanza 5 de Dominio y gana la partida.
           *[north] Si acaba así su turno, Norte alcanza 5 de Dominio y gana la partida.
        }
        [rises] { $who ->
            [me] Al final de tu turno tu Dominio sube a { $dominion }.
            [rival] Al final de su turno el Dominio de tu rival sube a { $dominion }.
            [south] Al final de su turno el Dominio de Sur sube a { $dominion }.
           *[north] Al final de su turno el Dominio de Norte sube a { $dominion }.
        }
        [waits] { $who ->
            [me] Tu Dominio se comprueba al final de tu propio turno: hasta entonces te { $missing ->
                [one] falta 1 Reliquia almacenada.
               *[other] faltan { $missing } Reliquias almacenadas.
            }
            [rival] El Dominio de tu rival se comprueba al final de su turno: hasta entonces le { $missing ->
                [one] falta 1 Reliquia almacenada.
               *[other] faltan { $missing } Reliquias almacenadas.
            }
            [south] El Dominio de Sur se comprueba al final de su turno: hasta entonces le { $missing ->
                [one] falta 1 Reliquia almacenada.
               *[other] faltan { $missing } Reliquias almacenadas.
            }
           *[north] El Dominio de Norte se comprueba al final de su turno: hasta entonces le { $missing ->
                [one] falta 1 Reliquia almacenada.
               *[other] faltan { $missing } Reliquias almacenadas.
            }
        }
        [carried] { $who ->
            [me] Tienes tres Reliquias, pero las transportadas no cuentan para el Dominio: { $missing ->
                [one] almacena 1 más.
               *[other] almacena { $missing } más.
            }
            [rival] Tu rival tiene tres Reliquias, pero las transportadas no cuentan para su Dominio.
            [south] Sur tiene tres Reliquias, pero las transportadas no cuentan para su Dominio.
           *[north] Norte tiene tres Reliquias, pero las transportadas no cuentan para su Dominio.
        }
       *[lost] { $who ->
            [me] Sin tres Reliquias almacenadas, tu Dominio vuelve a 0 al final de tu turno.
            [rival] Sin tres Reliquias almacenadas, el Dominio de tu rival vuelve a 0 al final de su turno.
            [south] Sin tres Reliquias almacenadas, el Dominio de Sur vuelve a 0 al final de su turno.
           *[north] Sin tres Reliquias almacenadas, el Dominio de Norte vuelve a 0 al final de su turno.
        }
    }
preview-combat = Si nadie juega Tácticas
preview-chain = Si nadie juega más Tácticas
preview-undefended = Si nadie defiende ni juega Tácticas
preview-over = { $condition }, la partida acaba. { $result }

summary-title = Objetivos y Dominio al cierre de cada ronda
summary-round = Ronda
summary-number = { $round }
summary-played = Cartas puestas en juego
summary-tactics = Tácticas jugadas
summary-destroyed = Cartas destruidas
summary-claimed = Reliquias reclamadas
summary-unused = Suministros que volvieron sin gastar

# Consejos para la primera partida: cada uno se da cuando encaja con lo que se pregunta.

hint-economy = Elige la Económica que te ayudará toda la partida: entra gratis en tu primer Desarrollo y nadie puede atacarla. Las otras cuatro quedan fuera.
hint-play = Paga girando Suministros: en tu próximo turno vuelven a estar libres y tendrás dos más. Una Unidad entra en la zona de su símbolo y no ataca hasta entonces, salvo con Coraje.
hint-ascend = Ascender pone la carta sobre su etapa anterior: le quita todo el daño y, si ya estaba desde antes, puede atacar este mismo turno.
hint-advance = Al avanzar a la Edad { $age } eliges gratis cartas de tu Bóveda y puedes jugar las cartas de esa Edad. Solo puedes avanzar una vez por turno.
hint-claim = Un Religioso libre reclama una Reliquia por 2 Suministros. Su beneficio es tuyo; con tres guardadas en Iglesias o Templos empieza a subir tu Dominio.
hint-dominion =
    { $who ->
        [me] Tienes tres Reliquias almacenadas: al final de cada turno tuyo tu Dominio sube 1, y con 5 ganas. Defiende el edificio que las guarda.
       *[rival] Tu rival tiene tres Reliquias almacenadas: con 5 de Dominio gana. Destruye el edificio que las guarda o llévate alguna con una Táctica.
    }
hint-attack = Atacar gira a tu Unidad, y girada no responderá si la atacan en el turno rival. Antes de nada, tus ataques chocan con las Estructuras que tenga delante.
hint-rear = Los ataques de Retaguardia y los Flanqueos se fijan primero: si hay una Estructura disponible, tu Arquera tiene que atacarla.
hint-intercept = Una Unidad con Intercepción se gira y ocupa el lugar de la atacada; responde como si estuviera libre.
hint-defend = Puedes oponer una Unidad o dejar pasar el golpe a tu Objetivo Principal. Solo responde la que esté libre y en la misma zona que la atacante.
hint-duel = En el Duelo jugáis Tácticas por turnos hasta que los dos pasáis seguidos. Se resuelven de la última a la primera, y después se aplica todo el daño a la vez.
hint-reply = Tienes una Táctica que reacciona a lo que acaba de pasar. Si la guardas, pasa.

# La partida en la sala.

pitch = Un duelo de civilizaciones: levanta murallas, avanza de Edad y reclama Reliquias. Gana quien derribe el Objetivo Principal enemigo o complete el Dominio.
deck-castilla = Castilla
    .note = Picas y ballestas que aguantan, jinetes que flanquean y bombardas para acabar.
deck-frontera = La frontera
    .note = Castilla al ataque: almogávares y arietes desde el primer turno.
deck-tahuantinsuyo = Tahuantinsuyo
    .note = Dos templos, muros ciclópeos y sacerdotes: aguanta y busca el Dominio.
deck-aksum = Aksum
    .note = Arqueros, camelleras y elefantes: un poco de todo.
deck-arca = El Arca
    .note = Aksum con dos iglesias: reclama pronto y defiende sus Reliquias.
preset-reglamento = Reglamento
    .note = La lectura recomendada de las reglas base v10.
preset-abierta = A la vista
    .note = La Económica de la Edad I se elige a la vista del rival y la coloca cada uno cuando quiere.
