# The terrains of the map: they are painted, and no rule looks at them.

terrain-coast = coast
terrain-plain = plain
terrain-hills = hills
terrain-mountains = mountains
terrain-valley = valley
terrain-desert = desert
