ask = Asked by { $clause }.
option = Option: { $text }
event = Event { $kind }: { $a }, { $b } [{ $clause }]
event-hidden-card = { $who } draws a card.
reason = Forbidden by { $clause }.
seat = Player { $seat }
coins = Coins
deck = Deck
