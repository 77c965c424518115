# Los terrenos del mapa: solo se pintan, ninguna regla los mira.

terrain-coast = costa
terrain-plain = llanura
terrain-hills = colinas
terrain-mountains = montaña
terrain-valley = valle
terrain-desert = desierto
