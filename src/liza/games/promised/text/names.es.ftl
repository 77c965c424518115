# Cómo se llama lo que hay en el tablero.

seat-name =
    { $seat ->
        [circle] Círculo
        [triangle] Triángulo
        [square] Cuadrado
       *[diamond] Rombo
    }
seat-you = ti
seat-title = { $who ->
        [me] Tú
       *[other] { $name }
    }
pair-name = La pareja invasora n.º { $number }
pair-inner = la pareja invasora n.º { $number }
captain-name = el capitán n.º { $number }
place-hex = ({ $q }, { $r })

general-otoniel = Otoniel
general-samgar = Samgar
general-tola = Tola
general-gedeon = Gedeón
general-josue = Josué
general-ibzan = Ibzán
general-barac = Barac
general-jair = Jair
general-elon = Elón
general-jefte = Jefté
general-caleb = Caleb
general-obed = Obed
general-aod = Aod
general-pura = Purá
general-finees = Finees
general-joab = Joab
general-sanson = Sansón
general-hur = Hur
general-debora = Débora
general-abner = Abner
general-itai = Itai
general-benaia = Benaía
general-jonatan = Jonatán
general-asael = Asael

card-hidden = una carta
card-siege-weapons = Armas de Asedio
card-ambush = Emboscada
card-mercenaries = Mercenarios
card-assassin = Asesino
card-secret-passage = Pasaje Secreto
card-ark = Arca
card-levy = Leva
card-harvest = Cosecha
card-forced-march = Marcha Forzada
card-offering = Ofrenda

item-sword = Espada
item-chariot = Carro de guerra
item-squire = Escudero

phase-income = Ingresos
phase-draw = Robar
phase-acquisitions = Adquisiciones
phase-wrath = Ira de Dios
phase-movement = Movimiento
phase-combat = Combate
phase-victory = Victoria
