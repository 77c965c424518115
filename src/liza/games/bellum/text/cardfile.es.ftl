# Lo que debe cuadrar en un fichero de cartas.

# Listas que el reglamento cierra. $value: lo escrito. $guess: «¿Quieres decir …?», o nada. $known: las palabras posibles.

cardfile-type =
    { $value ->
        [estrategia] El tipo «estrategia» no existe: toda carta de acción es una Táctica.
       *[other] El tipo «{ $value }» no existe.
    }
    .remedy =
    { $value ->
        [estrategia] Escribe «type: tactic» y su ventana en «window».
       *[other] { $guess }Los tipos son { $known }.
    }
cardfile-family = La familia «{ $value }» no existe.
    .remedy = { $guess }Las familias son { $known }.
cardfile-keyword = La palabra clave «{ $value }» no existe.
    .remedy = { $guess }Son { $known }; cualquier otra cosa se escribe en «abilities».

cardfile-ability = Una habilidad empieza con «when», «use» o «always».
    .remedy = Escribe «when:» y «do:» si algo la dispara, «use:» y «do:» si se activa, «always:» si es continua.
cardfile-who = No se entiende a quién afecta.
    .remedy = Escribe self, that, «choose:» con un filtro o «each:» con un filtro.
cardfile-to = No se entiende a quién afecta.
    .remedy = Escribe self o «each:» con un filtro; una habilidad continua no elige objetivo.
cardfile-twice = «{ $field }» dice dos veces lo mismo.
    .remedy = Déjalo una vez.
cardfile-early = «early» ha de ser una Edad anterior a la de la carta.
    .remedy = Escribe una Edad menor o quita «early».
cardfile-economy-age = No hay Económicas de la Edad IV: al llegar a ella solo se elige una Maravilla.
    .remedy = Escribe una Edad de I a III.
cardfile-trigger = El momento «{ $trigger }» nunca llega para una carta de tipo { $type }.
    .remedy = Elige otro momento.
cardfile-owed = Una carta de tipo { $type } necesita «{ $field }».
    .remedy = Añade «{ $field }».
cardfile-stage-foreign = Las Unidades Emblemáticas y los Religiosos no tienen etapas: se juegan directamente.
    .remedy = Quita «stage» y «from».
cardfile-from-missing = Una etapa superior dice sobre qué carta asciende.
    .remedy = Añade «from» con el identificador de la etapa anterior.
cardfile-from-first = La primera etapa de una línea no asciende sobre ninguna carta.
    .remedy = Quita «from» o escribe la etapa que es.
cardfile-siege = La familia de Asedio y el símbolo de zona no coinciden.
    .remedy = Cambia «zone» o «family».
cardfile-tower = Una Torre tiene ATK.
    .remedy = Añade «attack».
cardfile-wall = Solo las Torres tienen ATK entre las Estructuras.
    .remedy = Quita «attack»; si ha de responder, dale una habilidad «responds».
cardfile-tactic-free = Una Táctica cuesta al menos 1 Suministro.
    .remedy = Escribe «cost: 1» o más.
cardfile-event-missing = Una Táctica de suceso dice a qué suceso reacciona.
    .remedy = Añade «event».
cardfile-event-window = «event» solo vale con la ventana event.
    .remedy = Añade event a «window» o quita «event».
cardfile-only = «only» solo vale para Tácticas de Duelo.
    .remedy = Añade duel a «window» o quita «only».
cardfile-self = Una carta de tipo { $type } no puede afectarse a sí misma así.
    .remedy = Usa «choose» o «each».
cardfile-change-nothing = El cambio es +0/+0.
    .remedy = Escribe «attack», «defence» o los dos.
cardfile-discount-family = «family» solo vale para rebajas de Unidades o Ascensos.
    .remedy = Quita «family» o cambia «cards».
cardfile-circle = La habilidad cambiaría aquello de lo que depende: «{ $field }».
    .remedy = Quita el límite.
cardfile-out-of-window = «{ $verb }» no puede hacer nada en esa ventana.
    .remedy = Dale la ventana del Duelo.
cardfile-choices = Una habilidad elige como mucho dos objetivos.
    .remedy = Usa «that» o «each», o reparte el texto en dos habilidades.
cardfile-that = Antes de esta instrucción no se elige ninguna carta a la que remitirse.
    .remedy = Pon delante una instrucción con «choose».
cardfile-filter = «{ $field }» no dice nada de las cartas de ese tipo.
    .remedy = Quita el campo o cambia «kind».
cardfile-only-chosen = «{ $verb }» solo vale con un objetivo elegido.
    .remedy = Escribe «choose:» con un filtro.
cardfile-kind = Eso no se le puede hacer a cartas de ese tipo.
    .remedy = Cambia «kind».
cardfile-annul = Solo se anula el ataque de una Unidad atacante.
    .remedy = Escribe «state: attacking».
cardfile-own-relic = Tus Reliquias almacenadas ya son tuyas.
    .remedy = Escribe «side: enemy».
cardfile-other = Una carta de tipo { $type } no está entre las que describe el filtro.
    .remedy = Quita «other».
cardfile-from-unknown = No hay ninguna carta «{ $value }» sobre la que ascender.
    .remedy = { $guess }Escribe la etapa anterior o corrige el identificador.
cardfile-relics = Las Reliquias son cinco y únicas; con esta serían más de { $most }.
    .remedy = Quítala: los conjuntos añadidos no traen Reliquias.
cardfile-from-stage = La carta asciende sobre «{ $name }», que no es su etapa anterior ({ $stage }).
    .remedy = Nombra la etapa inmediatamente anterior de su línea.
cardfile-from-foreign = La carta asciende sobre «{ $name }», que es de otra civilización.
    .remedy = Una línea es de una sola civilización.
cardfile-rules = El conjunto dice que es de la versión { $found } del reglamento y se juega la 10.
    .remedy = Revisa las cartas y escribe «rules: 10».

card-stage-veteran = Veterana
card-stage-elite = de Élite
card-stage-royal = Real
