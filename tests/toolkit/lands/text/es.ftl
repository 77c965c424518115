terrain-sand = arena
terrain-grass = hierba
terrain-plain = llano
terrain-forest = bosque
terrain-lake = lago
