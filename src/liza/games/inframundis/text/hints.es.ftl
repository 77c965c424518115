# Consejos para la primera partida: cada uno se da cuando encaja con lo que se pregunta.

hint-hand =
    En tu primer turno tendrás { $ether } de Éter, y 1 más en cada turno. Si casi todas tus cartas cuestan 4 o más, cambia la mano: recibirás una carta menos.
hint-creature = Juega una Criatura en una línea: su Ataque ya suma Fuerza allí. Entra agotada y, salvo con Precipitación, no atacará hasta tu próximo turno.
hint-lines = Cada línea es de quien suma más Fuerza en ella. Si al acabar la Ronda dominas dos, ganas una Marca; con dos Marcas seguidas ganas la partida.
hint-window = Un Conjuro Rápido también se juega fuera de tu Preparación, incluso en el turno de tu rival. Si prefieres guardarlo, pasa.
hint-attack = Atacar agota a tu Criatura, pero agotada sigue sumando Fuerza en su línea y puede bloquear. En un combate las dos Criaturas se hieren a la vez.
# $what: total (las tres líneas), win (dos líneas y una Marca) o nexus. $who: quién está a punto de ganar.
hint-finish =
    { $what ->
        [total] { $who ->
            [me] Controlas las tres líneas. Si siguen siendo tuyas al acabar la Ronda, ganas en el acto.
           *[rival] Tu rival controla las tres líneas. Quítale al menos una antes de que acabe la Ronda, o ganará en el acto.
        }
        [win] { $who ->
            [me] Tienes una Marca y dominas dos líneas. Si las conservas al acabar la Ronda, ganas la partida.
           *[rival] Tu rival tiene una Marca y domina dos líneas. Quítale una antes de que acabe la Ronda, o ganará la partida.
        }
       *[nexus] Puedes atacar al Nexo rival: aquí nadie le cierra el paso a tu Criatura. Si el Nexo cae a 0, ganas en el acto.
    }
