# What the things on the board are called.

seat-name =
    { $seat ->
        [circle] Circle
        [triangle] Triangle
        [square] Square
       *[diamond] Diamond
    }
seat-you = you
seat-title = { $who ->
        [me] You
       *[other] { $name }
    }
pair-name = Invader pair no. { $number }
pair-inner = invader pair no. { $number }
captain-name = captain no. { $number }
place-hex = ({ $q }, { $r })

general-otoniel = Othniel
general-samgar = Shamgar
general-tola = Tola
general-gedeon = Gideon
general-josue = Joshua
general-ibzan = Ibzan
general-barac = Barak
general-jair = Jair
general-elon = Elon
general-jefte = Jephthah
general-caleb = Caleb
general-obed = Obed
general-aod = Ehud
general-pura = Purah
general-finees = Phinehas
general-joab = Joab
general-sanson = Samson
general-hur = Hur
general-debora = Deborah
general-abner = Abner
general-itai = Ittai
general-benaia = Benaiah
general-jonatan = Jonathan
general-asael = Asahel

card-hidden = a card
card-siege-weapons = Siege Weapons
card-ambush = Ambush
card-mercenaries = Mercenaries
card-assassin = Assassin
card-secret-passage = Secret Passage
card-ark = Ark
card-levy = Levy
card-harvest = Harvest
card-forced-march = Forced March
card-offering = Offering

item-sword = Sword
item-chariot = War Chariot
item-squire = Squire

phase-income = Income
phase-draw = Draw
phase-acquisitions = Acquisitions
phase-wrath = God's Wrath
phase-movement = Movement
phase-combat = Combat
phase-victory = Victory
