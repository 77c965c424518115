# Preparar una partida de cartas: opciones del reglamento y mazos.

setup-unknown = La partida no se prepara con «{ $key }».
    .remedy = Usa { $known }.
setup-decks =
    Hacen falta dos mazos, uno por jugador, y hay { $count }.
    .remedy = Da una lista de dos mazos.
setup-deck-unknown = No hay ningún mazo de muestra llamado «{ $name }».
    .remedy = Usa uno de estos: { $known }. O da la lista de cartas.
setup-rules-unknown = No hay ningún reglamento llamado «{ $name }».
    .remedy = Usa uno de estos: { $known }.
ruleset-option-unknown = La opción «{ $option }» no existe.
    .remedy = { $guess }Corrige el nombre o quítala.
ruleset-value-unknown = La opción «{ $option }» no admite el valor «{ $value }».
    .remedy = Los valores posibles son { $values }.
ruleset-not-supported = Todavía no se puede jugar con la opción «{ $option }» en «{ $value }».
    .remedy = Deja su valor por defecto.

# Contar una partida

option-other = Responde «{ $text }»
reason-any = Las reglas no lo permiten ahora.
    .tag = No ahora
    .title = Ahora no se puede
