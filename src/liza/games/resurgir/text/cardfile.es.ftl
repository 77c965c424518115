# Lo que debe cuadrar en un fichero de cartas.

card-type-military = Unidad Militar
card-type-support = Unidad de Soporte
card-type-economic = Estructura Económica
card-type-development = Estructura de Desarrollo
card-type-legacy = Legado
card-type-culture = Carta de Cultura

# Listas que el reglamento cierra. $value: lo escrito. $guess: «¿Quieres decir …?», o nada. $known: las palabras posibles.

cardfile-type = El tipo «{ $value }» no existe.
    .remedy = { $guess }Los tipos son { $known }.
cardfile-subcategory-unknown = La subcategoría «{ $value }» no existe.
    .remedy = { $guess }Las subcategorías son { $known }.
cardfile-keyword = La habilidad «{ $value }» no está en el glosario.
    .remedy = { $guess }Son { $known }; Venganza se escribe con «when: vengeance».

cardfile-ability = Una habilidad empieza con «when», «use» o «always».
    .remedy = Escribe «when:» y «do:» si algo la dispara, «use:» y «do:» si se activa, «always:» si es continua.
cardfile-who = No se entiende a quién afecta.
    .remedy = Escribe self, that, «choose:» con un filtro o «each:» con un filtro.
cardfile-to = No se entiende a quién afecta.
    .remedy = Escribe self o «each:» con un filtro; una habilidad continua no elige objetivo.
cardfile-owed = Una carta de tipo { $type } necesita «{ $field }».
    .remedy = Añade «{ $field }».
cardfile-legacy-copies = De cada Legado cabe una sola copia en el mazo.
    .remedy = Escribe «copies: 1».
cardfile-legacy-empty = El Legado no hace nada.
    .remedy = Añade «effects» o «keywords».
cardfile-subcategory = La subcategoría «{ $value }» no es de una carta de tipo { $type }.
    .remedy = Infantería, Caballería, Distancia, Embarcación y Rango Superior son de unidades militares; Mística y Civil, de unidades de soporte.
cardfile-keyword-number = «{ $keyword }» necesita su X.
    .remedy = Añade «x».
cardfile-keyword-plain = «{ $keyword }» no lleva X.
    .remedy = Quita «x».
cardfile-keyword-moment = «{ $keyword }» tiene ya su momento en el glosario.
    .remedy = Quita «at».
cardfile-keyword-foreign = «{ $keyword }» no vale para una carta de tipo { $type }.
    .remedy = Quita la habilidad o cambia «type».
cardfile-trigger = El momento «{ $trigger }» nunca llega para una carta de tipo { $type }.
    .remedy = Elige otro momento.
cardfile-self = Una carta de tipo { $type } no puede afectarse a sí misma así.
    .remedy = Usa «choose» o «each».
cardfile-give-up = Como coste solo se entregan cartas propias.
    .remedy = Escribe «side: yours».
cardfile-need = «of» dice qué cartas cuenta «controlled», y solo él lo lleva.
    .remedy = Añade «of» con un filtro, o quítalo.
cardfile-change-nothing = El cambio es 0.
    .remedy = Escribe un número distinto de 0.
cardfile-circle = La habilidad cambiaría aquello de lo que depende: «{ $field }».
    .remedy = Quita el límite.
cardfile-kind = Eso no se le puede hacer a cartas de ese tipo.
    .remedy = Cambia «kind».
cardfile-filter = «{ $field }» no dice nada de las cartas de ese tipo.
    .remedy = Quita el campo o cambia «kind».
cardfile-equinox-empty = El Equinoccio no da ninguna Habilidad.
    .remedy = Añade «do», «always» o «uses».
cardfile-cancel = Solo se anula en [Respuesta].
    .remedy = Añade response a las fases.
cardfile-grant = Esa habilidad no se puede dar a otra carta.
    .remedy = Da una que la carta tenga sin más o que actúe al atacar.
cardfile-that = Antes de esta instrucción no se elige ninguna carta a la que remitirse.
    .remedy = Pon delante una instrucción con «choose».
cardfile-raise = Un efecto pone en juego una sola unidad o estructura.
    .remedy = Escribe «count: 1» y en «of» el tipo de carta.
cardfile-culture-twice = La Cultura ya tiene una carta: «{ $other }».
    .remedy = Deja una sola Carta de Cultura.
