# Respuestas que no se aceptan. «forbidden» lo explica cada juego.

refusal-over = La partida ha terminado.
refusal-over-remedy = Empieza otra.
refusal-not-asked = Ahora no te toca.
refusal-not-asked-remedy = Espera a que se te pregunte.
refusal-unknown = «{ $text }» no es una respuesta posible aquí.
refusal-unknown-remedy = Elige una de las opciones que se te ofrecen.
refusal-forbidden-remedy = Elige otra opción.
refusal-note = Esta respuesta necesita un motivo.
refusal-note-remedy = Añádele una nota que lo explique.
refusal-final = Esa respuesta ya no se puede retirar.
refusal-final-remedy = Sigue jugando desde aquí.
refusal-stale = La mesa ha cambiado desde que elegiste.
refusal-stale-remedy = Mira cómo está ahora y elige de nuevo.
refusal-broken = Con esa respuesta el juego no puede seguir. Nada ha cambiado.
refusal-broken-remedy = Elige otra opción y avisa a quien diseñó las cartas.
