terrain-sand = sand
terrain-grass = grass
terrain-plain = plain
terrain-forest = forest
terrain-lake = lake
