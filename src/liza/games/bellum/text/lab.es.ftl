# Cómo acaban las partidas, para las tablas del laboratorio.

ending-objective = Caída del Objetivo Principal
ending-dominion = Dominio
ending-both = Caída de los dos Objetivos Principales
ending-conceded = Rendición
ending-other = Otro final
