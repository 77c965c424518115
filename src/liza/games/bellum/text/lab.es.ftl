# Cómo acaban las partidas, para las tablas del laboratorio.

ending-objective = Caída del Objetivo Principal
ending-fatigue = Caída por Agotamiento
ending-dominion = Dominio
ending-both = Caída de los dos Objetivos Principales
ending-conceded = Rendición
ending-other = Otro final
