# What is wrong with a map of regions, and what could be better. $guess: " Do you mean …?", or nothing. $id, $other: a region.

cardfile-code = "{ $value }" is no code.
    .remedy = Use letters without accents and figures, twenty at most, as in "A1".
cardfile-point = A point belongs here, not "{ $value }".
    .remedy = Write its two coordinates in brackets: "[500, 156]".
cardfile-rim = These are not the measures of a rim: "{ $value }".
    .remedy = Write "circle: [x, y, radius]" or "box: [left, top, right, bottom]".
map-layout = The map is of another kind ("{ $layout }") than those of this game.
    .remedy = Compare it with the maps that come with the game.

# Names

regions-too-many = There are { $count } regions, and there is room for { $most }.
    .remedy = Join some or take them out.
regions-id-taken = The code "{ $id }" is there twice.
    .remedy = Choose another.
regions-name-taken = The name "{ $name }" already belongs to { $other }.
    .remedy = Choose another: orders and the log could not tell them apart.
regions-terrain-unknown = There is no terrain "{ $value }".
    .remedy = { $guess }The terrains are { $known }.
regions-next-unknown = There is no region "{ $value }".
    .remedy = { $guess }Correct the code or add the region.
regions-home-unknown = No region belongs to the homeland "{ $value }".
    .remedy =
    { $guess }{ $count ->
        [0] Write "home" in the regions of each homeland.
       *[other] The homelands are { $known }.
    }

# Neighbours

regions-next-itself = { $id } names itself as its neighbour.
    .remedy = Take it out of its "next".
regions-next-twice = { $id } names { $other } as its neighbour twice.
    .remedy = Take one of the two out.
regions-one-sided = { $id } names { $other } as its neighbour, but { $other } does not name { $id }.
    .remedy = Add { $id } to the "next" of { $other }, or take { $other } out of this one.
regions-apart =
    { $count ->
        [one] There is no way from { $ids } to the rest of the map.
       *[other] There is no way from { $ids } to the rest of the map ({ $count } regions).
    }
    .remedy = Add a neighbour that can be entered, or change the terrain that cuts it off.
regions-lonely = { $id } has no neighbours.
    .remedy = Write them in its "next", and it in theirs.

# The drawing

regions-place-taken = { $id } is drawn at the same point as { $other }.
    .remedy = Move the two points apart.
regions-place-outside = The point of { $id } lies outside its outline.
    .remedy = Move "at" inside or correct "cell".
regions-place-off = The point of { $id } lies outside the rim of the map.
    .remedy = Move it towards the middle or make "rim" larger.
regions-cell-missing = { $id } has no outline, and { $other } has one.
    .remedy = Give "cell" to all regions or to none.
regions-cell-flat = The outline of { $id } encloses nothing.
    .remedy = Write at least three corners that do not lie on one line.
regions-cell-crossed = The outline of { $id } crosses itself.
    .remedy = Write its corners in order, once around.
regions-rim-missing = The map does not say where it ends, and its regions have no outlines.
    .remedy = Write a rim inside "map", such as "rim: { "{" }circle: [500, 500, 520]{ "}" }", or give each region a "cell".
regions-rim-which = The rim is either a circle or a box.
    .remedy = Leave only "circle" or only "box".
regions-rim-empty = The rim encloses nothing.
    .remedy = Give the circle a radius above zero, or the box width and height.

# Homelands

regions-homes-none = The map does not say where anybody begins.
    .remedy = Write the homelands into "homes" by how many play, as in "2: [A, D]".
regions-homes-seats = The game is not for { $count }.
    .remedy = It can be for { $known }: correct the number or take the line out.
regions-homes-count =
    { $count ->
        [one] There is one homeland for { $wanted }.
       *[other] There are { $count } homelands for { $wanted }.
    }
    .remedy = Write one for each player, in the order of the seats.
regions-homes-twice = The homeland "{ $home }" belongs to two seats.
    .remedy = Give each seat another.
regions-home-size =
    { $count ->
        [one] The homeland { $home } has one region, and must have { $wanted }.
       *[other] The homeland { $home } has { $count } regions, and must have { $wanted }.
    }
    .remedy = Write or remove "home: { $home }" in regions as needed.
regions-home-cities =
    { $count ->
        [0] The homeland { $home } has no city, and must have { $wanted }.
        [one] The homeland { $home } has one city, and must have { $wanted }.
       *[other] The homeland { $home } has { $count } cities, and must have { $wanted }.
    }
    .remedy = Write "city: true" where it is needed, and only there.
regions-home-closed = { $id } can't be entered, and belongs to the homeland { $home }.
    .remedy = Change its terrain or take its "home" away.
regions-home-split = { $id } belongs to the homeland { $home }, but does not touch the rest of it.
    .remedy = Join the two pieces or take its "home" away.

# Advice

regions-uneven = With { $count } players not all begin alike: no way of laying the map onto itself takes each homeland to where the others are.
    .remedy = Compare their figures; if you want them equal, make homelands and what is around them alike.
regions-unlike-taxes = The homeland { $home } gives { $value } of taxes; most of this map give { $usual }.
    .remedy = Make the sums equal unless it is meant.
regions-unlike-levies = The homeland { $home } gives { $value } of levies; most of this map give { $usual }.
    .remedy = Make the sums equal unless it is meant.
regions-unlike-land = The homeland { $home } does not have the same terrains as the others.
    .remedy = Give all the same unless it is meant.
regions-unlike-gap =
    { $value ->
        [one] The city of the homeland { $home } is one turn from the nearest of another; most are { $usual }.
        [99999] The city of the homeland { $home } has no way to that of any other.
       *[other] The city of the homeland { $home } is { $value } turns from the nearest of another; most are { $usual }.
    }
    .remedy = Change neighbours or terrains unless it is meant.
regions-poor = The homeland { $home } gives { $taxes } of taxes, and the first army costs { $wages } each turn.
    .remedy = Raise them: without conquests there would be deserters from the beginning.
regions-rich = The homeland { $home } gives { $taxes } of taxes, twice what the first army costs ({ $wages }) or more.
    .remedy = Lower them: with so much at home nobody needs to conquer.
regions-unmanned = The homeland { $home } gives no levies: nobody could be recruited at home.
    .remedy = Give levies to some of its regions.
regions-nothing-free = With { $count } players nothing neutral is left that gives taxes.
    .remedy = Add regions without "home" between the homelands.
regions-no-free-city = With { $count } players no neutral city is left.
    .remedy = Write "city: true" in some region without "home".
regions-drawn-apart = { $id } and { $other } are neighbours, but their outlines do not touch.
    .remedy = The table joins them by a line; if you would rather have them touch, move their points or their outlines.
regions-drawn-touching = The outlines of { $id } and { $other } touch, but they are no neighbours.
    .remedy = Make them neighbours or draw them apart: whoever looks at the map will think there is a way.
regions-narrow = Without { $id } the map falls apart: whoever holds it closes the way.
    .remedy = Add another way unless it is meant.

# GeoJSON

geojson-broken = The file is no JSON (column { $column }).
    .remedy = Export it again from your drawing program, or correct that line.
geojson-deep = The file nests too many brackets.
    .remedy = Export it again from your drawing program.
geojson-no-collection =
    { $kind ->
        [none] The file is no collection of regions in GeoJSON.
       *[other] The file is of type "{ $kind }", no collection of regions in GeoJSON.
    }
    .remedy = Export it as a "FeatureCollection", with a "Feature" for each region.
geojson-empty = The collection holds no region.
    .remedy = Put a "Feature" for each region into "features".
geojson-no-feature = This is no region: it lacks '"type": "Feature"'.
    .remedy = Take it out or correct it.
geojson-nameless = The region has no code.
    .remedy = Write it into its property "id", such as "A1".
geojson-no-polygon =
    { $kind ->
        [none] The region has no outline.
       *[other] The outline of the region is of type "{ $kind }".
    }
    .remedy = Draw it as a single "Polygon"; what lies in several pieces is several regions.
geojson-no-ring = The outline is no closed list of points.
    .remedy = Write at least four points [x, y], the last the same as the first.
geojson-holes =
    { $count ->
        [one] The outline has a hole.
       *[other] The outline has { $count } holes.
    }
    .remedy = Take them out: a region inside is a neighbour of the one outside, and none is drawn on top of another.
