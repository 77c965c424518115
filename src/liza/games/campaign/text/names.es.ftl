# Cómo se llama lo que hay en la mesa.

seat-name =
    { $seat ->
        [gules] Gules
        [azure] Azur
        [vert] Sinople
        [gold] Oro
        [sable] Sable
       *[purpure] Púrpura
    }
seat-organiser = El árbitro
seat-you = ti
seat-title =
    { $who ->
        [me] Tú
       *[other] { $name }
    }

title-king = Rey
title-duke = Duque
title-marquis = Marqués
title-count = Conde
title-baron = Barón
leader-name = Líder n.º { $number }
leader-gone = Líder n.º { $number }
hero-known = Héroe n.º { $number }
unit-name = { $kind } n.º { $number }
unit-gone = Unidad n.º { $number }
short-king = Rey
short-duke = Duq
short-marquis = Mar
short-count = Con
short-baron = Bar
short-leader = L{ $number }

unit-lancers = Lanceros
    .one = Lanceros n.º { $number }
unit-swordsmen = Espadachines
    .one = Espadachines n.º { $number }
unit-archers = Arqueros
    .one = Arqueros n.º { $number }
unit-scouts = Exploradores
    .one = Exploradores n.º { $number }
unit-light-horse = Jinetes ligeros
    .one = Jinetes ligeros n.º { $number }
unit-knights = Caballeros
    .one = Caballeros n.º { $number }
unit-bombard = Bombarda
    .one = Bombarda n.º { $number }
unit-siege-beast = Bestia de asedio
    .one = Bestia de asedio n.º { $number }
unit-hero = Héroe
    .one = Héroe n.º { $number }
unit-own = Tropas

company-cuervo = Compañía del Cuervo
company-estepa = Jinetes de la Estepa
company-sin-bandera = Los Sin Bandera
company-valhondo = Arqueros de Valhondo
company-gran-bombarda = La Gran Bombarda
company-guardia-del-paso = Guardia del Paso

terrain-plain = Llano
terrain-forest = Bosque
terrain-mountain = Montaña
terrain-flooded = Inundado
