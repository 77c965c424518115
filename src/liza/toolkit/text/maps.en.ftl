# What is wrong with a map. $guess: " Do you mean …?", or nothing. $at, $other: a hex, such as "(2, -1)".

map-top = A map consists of "map", "territories", "homes" and "hexes".
    .remedy = Compare it with the maps that come with the game.
map-game = The map is for the game "{ $game }", not for "{ $own }".
    .remedy = Correct the game in the file, or name another with --game.
map-unknown = There is no map called "{ $name }".
    .remedy = { $guess }The game's maps are { $known }.
cardfile-place = A hex belongs here, not "{ $value }".
    .remedy = Write its two coordinates, from -99 to 99, in brackets: "[2, -1]".

# Names

map-id-taken = The id "{ $id }" is there twice.
    .remedy = Choose another.
map-name-taken = The name "{ $name }" already belongs to { $other }.
    .remedy = Choose another: orders and the log could not tell them apart.
map-terrain-unknown = There is no terrain "{ $value }".
    .remedy = { $guess }The terrains are { $known }.
map-region-unknown = There is no region "{ $value }".
    .remedy =
    { $guess }{ $count ->
        [0] Add it to "regions".
       *[other] Correct it, or add it to "regions"; there are { $known }.
    }
map-territory-unknown = There is no territory "{ $value }".
    .remedy =
    { $guess }{ $count ->
        [0] Add it to "territories".
       *[other] Correct it, or add it to "territories"; there are { $known }.
    }

# The ground

map-hex-twice = The hex { $at } is there twice.
    .remedy = Leave one line for it, or correct its coordinates.
map-hex-apart =
    { $count ->
        [one] The hex { $at } touches none of the others.
       *[other] The hex { $at } and others with it ({ $count } in all) touch none of the rest.
    }
    .remedy = Correct its coordinates, or add the hexes that are missing between.
map-territory-empty = { $name } has no hex.
    .remedy = Give it one, or take the territory out.
map-territory-split = The hex { $at } belongs to { $name }, but does not touch the rest of that territory.
    .remedy = Put it into a territory next to it, or join the two pieces.

# Sites

map-site-taken = The site number { $number } already belongs to { $other }.
    .remedy = Choose a free number.
map-site-nameless = Site { $number } has no name.
    .remedy = Add "name" with the name in both languages.
map-site-wild = Site { $number } is in no territory.
    .remedy = Put the hex into a territory, or take its site away.
map-site-near = Site { $number } is at distance { $distance } from the one in { $other }, and { $least } is the least.
    .remedy = Move one of the two away.
map-site-gap = There is a site { $number }, but no site { $missing }.
    .remedy = Number the sites from 1 on, without gaps.
map-site-count =
    { $count ->
        [0] { $name } has no sites, and must have { $wanted }.
        [one] { $name } has one site, and must have { $wanted }.
       *[other] { $name } has { $count } sites, and must have { $wanted }.
    }
    .remedy = Add or remove "site" in its hexes.

# Gates

map-gate-off = The gate { $at } is not on the map.
    .remedy = Put it into a hex at the edge.
map-gate-twice = The gate { $at } is there twice.
    .remedy = Change one of the two.
map-gate-inside = The gate { $at } is not at the edge: it has six neighbours.
    .remedy = Put it into a hex with a free side.
map-gate-site = The gate { $at } is on a site.
    .remedy = Put it into a hex without a site.
map-gate-count =
    { $count ->
        [0] There are no gates, and there must be { $wanted }.
        [one] There is one gate, and there must be { $wanted }.
       *[other] There are { $count } gates, and there must be { $wanted }.
    }
    .remedy = Write the hexes through which one comes in under "gates", in order.

# Homes

map-homes-none = The map does not say where anybody begins.
    .remedy = Write the home territories under "homes", by how many play, as in "2: [north, south]".
map-homes-seats = The game is not for { $count }.
    .remedy = It can be for { $known }: correct the number, or take the line out.
map-homes-count =
    { $count ->
        [one] There is one home territory for { $wanted }.
       *[other] There are { $count } home territories for { $wanted }.
    }
    .remedy = Write one for each player, in the order of the seats.
map-homes-twice = The territory "{ $home }" is home to two seats.
    .remedy = Give each seat one of its own.
map-homes-sites = The sites on which one begins in { $name } are not its own, each of them once.
    .remedy = Write { $known } in any order, or the territory alone.
map-homes-bare = There is no site in { $name }, and somebody begins there.
    .remedy = Put a site into it, or choose another home.

# Advice

map-uneven = With { $count } players not all begin alike: no turn or reflection takes each home and its sites, in order, to where the others are.
    .remedy = Compare their figures; for equality place and number the sites symmetrically.
