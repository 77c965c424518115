# Cómo acaban las partidas, para las tablas del laboratorio.

ending-nexus = Caída del Nexo
ending-total = Dominio Total
ending-marks = Dominio, dos Marcas seguidas
ending-limit = Desempate (límite de Rondas)
ending-deck = Mazo vacío
ending-conceded = Rendición
ending-draw = Empate
ending-other = Otro final
