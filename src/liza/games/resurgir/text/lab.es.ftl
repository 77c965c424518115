# Cómo acaban las partidas, para las tablas del laboratorio.

ending-points = Más Puntos de Victoria
ending-tie = Empate a Puntos de Victoria
ending-conceded = Rendición
ending-other = Otro final
