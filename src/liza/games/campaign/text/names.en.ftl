# What things on the table are called.

seat-name =
    { $seat ->
        [gules] Gules
        [azure] Azure
        [vert] Vert
        [gold] Gold
        [sable] Sable
       *[purpure] Purpure
    }
seat-organiser = The organiser
seat-you = you
seat-title =
    { $who ->
        [me] You
       *[other] { $name }
    }

title-king = King
title-duke = Duke
title-marquis = Marquis
title-count = Count
title-baron = Baron
leader-name = Leader no. { $number }
leader-gone = Leader no. { $number }
hero-known = Hero no. { $number }
unit-name = { $kind } no. { $number }
unit-gone = Unit no. { $number }
short-king = Kng
short-duke = Duk
short-marquis = Mar
short-count = Cnt
short-baron = Bar
short-leader = L{ $number }

unit-lancers = Lancers
    .one = Lancers no. { $number }
unit-swordsmen = Swordsmen
    .one = Swordsmen no. { $number }
unit-archers = Archers
    .one = Archers no. { $number }
unit-scouts = Scouts
    .one = Scouts no. { $number }
unit-light-horse = Light horse
    .one = Light horse no. { $number }
unit-knights = Knights
    .one = Knights no. { $number }
unit-bombard = Bombard
    .one = Bombard no. { $number }
unit-siege-beast = Siege beast
    .one = Siege beast no. { $number }
unit-hero = Hero
    .one = Hero no. { $number }
unit-own = Troops

company-cuervo = Raven's Company
company-estepa = Riders of the Steppe
company-sin-bandera = The Bannerless
company-valhondo = Archers of Valhondo
company-gran-bombarda = The Great Bombard
company-guardia-del-paso = Guard of the Pass

terrain-plain = Plain
terrain-forest = Forest
terrain-mountain = Mountain
terrain-flooded = Flooded
