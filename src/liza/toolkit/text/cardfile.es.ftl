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
    .remedy = Usa minúsculas sin acentos, cifras y guiones, como en «stone-wall».
cardfile-strange = El valor no vale ({ $reason }).
    .remedy = Compáralo con las cartas de muestra.

# Verbos y reglas continuas

cardfile-verb-unknown = El verbo «{ $value }» no existe.
    .remedy = { $guess }Los verbos son { $known }.
cardfile-verb-missing = Falta el verbo.
    .remedy = Escribe, por ejemplo, «verb: draw» con sus campos.
cardfile-rule-unknown = La regla «{ $value }» no existe.
    .remedy = { $guess }Las reglas continuas son { $known }.
cardfile-rule-missing = Falta la regla continua.
    .remedy = Escribe, por ejemplo, «rule: bonus» con sus campos.

# Lo que debe cuadrar dentro de una carta

cardfile-keyword-twice = Una palabra clave está repetida.
    .remedy = Escríbela una sola vez.

# Lo que debe cuadrar entre cartas

cardfile-id-taken = El identificador «{ $id }» ya es de otra carta.
    .remedy = Escoge otro.
cardfile-number-taken = El número { $number } ya es de «{ $other }».
    .remedy = Escoge un número libre.
cardfile-name-taken = El nombre «{ $name }» ya es de «{ $other }».
    .remedy = Escoge otro: en un mazo, mismo nombre es misma carta.

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
