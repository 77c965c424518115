ask = Se pregunta según { $clause }.
option = Opción: { $text }
event = Suceso { $kind }: { $a }, { $b } [{ $clause }]
event-hidden-card = { $who } roba una carta.
reason = Lo impide { $clause }.
seat = Jugador { $seat }
coins = Monedas
deck = Mazo
