# Verbos, habilidades y a quién

cardfile-ability = Una habilidad empieza con «when», «use» o «always».
    .remedy = Escribe «when:» y «do:» si algo la dispara, «use:» y «do:» si se activa, «always:» si es continua.
cardfile-who = No se entiende a quién afecta.
    .remedy = Escribe self, bearer, that, «choose:» con un filtro o «each:» con un filtro.
cardfile-to = No se entiende a quién afecta.
    .remedy = Escribe self, bearer o «each:» con un filtro; una habilidad continua no elige objetivo.

# Lo que debe cuadrar dentro de una carta

cardfile-stats-missing =
    Una carta de tipo { $type } necesita { $field ->
        [attack] Ataque
       *[life] Vida
    }.
    .remedy = Añade «{ $field }».
cardfile-echo-numbers =
    Eco no dice { $field ->
        [attack] el Ataque
       *[life] la Vida
    } de la copia.
    .remedy = Añade «{ $field }» dentro de «echo».
cardfile-mode-missing = Una carta de tipo { $type } tiene que decir si se equipa o se coloca en la mesa.
    .remedy = Añade «mode: equip» o «mode: table».
cardfile-bearer-table = Una carta que se coloca en la mesa no tiene portadora.
    .remedy = Quita «bearer» o escribe «mode: equip».
cardfile-cost-missing = La carta no dice cuánto Éter cuesta.
    .remedy = Añade «cost», que puede ser 0.
cardfile-idle = Una carta de tipo { $type } sin texto no hace nada.
    .remedy = Añade «effects» a un Conjuro, «abilities» a las demás cartas.
cardfile-commander-active = Un Comandante solo tiene habilidades pasivas.
    .remedy = Usa «when» o «always».
cardfile-trigger = El momento «{ $trigger }» nunca llega para una carta de tipo { $type }.
    .remedy = Elige otro momento.
cardfile-opening-hand = Solo un Comandante está en juego antes del robo inicial.
    .remedy = Quita la regla o pásala a un Comandante.
cardfile-who-self = Una carta de tipo { $type } no está en ninguna línea y no puede afectarse a sí misma así.
    .remedy = Usa «choose», «each» o, si se equipa, «bearer».
cardfile-who-bearer = La carta no tiene portadora.
    .remedy = Escribe «mode: equip» o elige otro destinatario.
cardfile-that = Antes de esta instrucción no se elige ninguna Criatura a la que remitirse.
    .remedy = Pon delante una instrucción con «choose».
cardfile-choices = Una habilidad elige como mucho dos objetivos.
    .remedy = Usa «that» o «each», o reparte el texto en dos habilidades.
cardfile-here = Una carta de tipo { $type } que no está en una línea no puede decir «aquí».
    .remedy = Nombra una línea o quita la condición.
cardfile-other = Una carta de tipo { $type } no está entre las que describe el filtro.
    .remedy = Quita «other».
cardfile-relic-filter = Una Reliquia o Runa no se puede describir con «{ $field }».
    .remedy = Quita el campo o escribe «kind: creature».
cardfile-relic-creature = Esto solo vale para Criaturas.
    .remedy = Escribe «kind: creature» o «kind: champion»; las Reliquias y Runas solo se destruyen o se devuelven a la mano.
cardfile-change-nothing = El cambio es +0/+0.
    .remedy = Escribe «attack», «life» o los dos.
cardfile-attack-circle = Un aumento de Ataque no puede depender del Ataque.
    .remedy = Quita «max_attack».

# Lo que debe cuadrar entre cartas

cardfile-token-unknown = No hay ninguna ficha «{ $token }».
    .remedy = { $guess }Crea una carta de tipo token con ese identificador o corrige el nombre.
cardfile-token-circle = La ficha «{ $token }» y esta carta se crearían una a otra sin fin.
    .remedy = Quita una de las dos instrucciones.
