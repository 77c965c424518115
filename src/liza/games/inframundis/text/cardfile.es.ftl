# Qué le pasa a un archivo de cartas. $guess: « ¿Quieres decir …? », o nada.

cardfile-folder-empty = La carpeta no contiene ningún archivo .yaml.
    .remedy = Guarda en ella tus cartas o indica un archivo.
cardfile-top = Un archivo de cartas consta de «set» y «cards».
    .remedy = Escribe «set:» con los datos de la colección y «cards:» con la lista de cartas.
cardfile-no-cards = Falta la lista de cartas.
    .remedy = Escribe «cards:» y debajo al menos una carta, que empiece con «- id:».

# Campos

cardfile-field-unknown = El campo «{ $field }» no existe aquí.
    .remedy = { $guess }Corrige el nombre o quita el campo.
cardfile-field-missing = Falta el campo «{ $field }».
    .remedy = Añádelo.
cardfile-field-foreign = El campo «{ $field }» no corresponde a una carta de tipo { $type }.
    .remedy = Quítalo o cambia el tipo de la carta.
cardfile-word = «{ $value }» no es ninguna de las palabras posibles.
    .remedy =
    { $guess }{ $count ->
        [one] La única posible es { $known }.
       *[other] Las palabras posibles son { $known }.
    }
cardfile-integer = Aquí va un número entero, no «{ $value }».
    .remedy = Escribe el número sin comillas ni decimales.
cardfile-text = Aquí va un texto, no «{ $value }».
    .remedy = Escribe un texto, entre comillas si parece un número.
cardfile-flag = Aquí va true o false, no «{ $value }».
    .remedy = Escribe true o false.
cardfile-list = Aquí va una lista, no «{ $value }».
    .remedy = Escribe cada elemento en su línea con «- » delante, o todos entre corchetes.
cardfile-mapping = Aquí van campos con su valor, no «{ $value }».
    .remedy = Escribe los campos entre llaves o sangrados en las líneas siguientes.
cardfile-key = El nombre de un campo es un texto, no un número.
    .remedy = Escribe el nombre del campo.
cardfile-blank = El texto está en blanco.
    .remedy = Escríbelo.
cardfile-long = El texto es demasiado largo.
    .remedy = Acórtalo.
cardfile-empty = La lista está vacía.
    .remedy = Añade al menos un elemento.
cardfile-greater-than-equal = El número { $value } es demasiado pequeño.
    .remedy = El menor posible es { $bound }.
cardfile-less-than-equal = El número { $value } es demasiado grande.
    .remedy = El mayor posible es { $bound }.
cardfile-kebab = «{ $value }» no tiene la forma de un identificador.
    .remedy = Usa minúsculas sin acentos, cifras y guiones, como en «umbral-wall».
cardfile-strange = El valor no vale ({ $reason }).
    .remedy = Compáralo con las cartas de muestra.

# Verbos, habilidades y a quién

cardfile-verb-unknown = El verbo «{ $value }» no existe.
    .remedy = { $guess }Los verbos son { $known }.
cardfile-verb-missing = Falta el verbo.
    .remedy = Escribe, por ejemplo, «verb: draw» con sus campos.
cardfile-rule-unknown = La regla «{ $value }» no existe.
    .remedy = { $guess }Las reglas continuas son { $known }.
cardfile-rule-missing = Falta la regla continua.
    .remedy = Escribe, por ejemplo, «rule: bonus» con sus campos.
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
cardfile-keyword-twice = Una palabra clave está repetida.
    .remedy = Escríbela una sola vez.
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

cardfile-id-taken = El identificador «{ $id }» ya es de otra carta.
    .remedy = Escoge otro.
cardfile-number-taken = El número { $number } ya es de «{ $other }».
    .remedy = Escoge un número libre.
cardfile-name-taken = El nombre «{ $name }» ya es de «{ $other }».
    .remedy = Escoge otro: en un mazo, mismo nombre es misma carta.
cardfile-token-unknown = No hay ninguna ficha «{ $token }».
    .remedy = { $guess }Crea una carta de tipo token con ese identificador o corrige el nombre.
cardfile-token-circle = La ficha «{ $token }» y esta carta se crearían una a otra sin fin.
    .remedy = Quita una de las dos instrucciones.

# Hojas de cálculo. La línea es la fila; el lugar nombra la columna.

sheet-empty = La hoja no tiene filas.
    .remedy = Pon en la primera fila los nombres de las columnas y debajo las cartas.
sheet-broken = El CSV no se entiende ({ $reason }).
    .remedy = Exporta la hoja de nuevo como CSV con codificación UTF-8.
sheet-column-missing = Falta la columna «{ $column }».
    .remedy = Añádela a la primera fila.
sheet-column-unknown = La columna «{ $column }» no existe.
    .remedy = { $guess }Corrige el nombre o borra la columna.
sheet-column-twice = La columna «{ $column }» está repetida.
    .remedy = Deja solo una.
sheet-cells = La fila tiene { $found } celdas y la hoja { $wanted } columnas.
    .remedy = Pon entre comillas los textos que lleven el separador.
sheet-json = La celda no contiene JSON ({ $reason }).
    .remedy = Escribe las listas entre corchetes, los campos entre llaves y las palabras entre comillas dobles.
sheet-flag = «{ $value }» no dice ni sí ni no.
    .remedy = Escribe true o deja la celda vacía.
