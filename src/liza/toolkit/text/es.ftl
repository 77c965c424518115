# Un texto que viene de los datos, con todos sus idiomas.

data-text = { $es }

# Listas. $opening: «i» u «o» si lo último empieza por ese sonido («padres e hijos»), «other» si no.

list-more = { $first }, { $next }
list-last =
    { $opening ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }

# Problemas: cómo se presentan.

problem-line = línea { $line }
problem-advice = consejo
problem-count =
    { $count ->
        [one] Hay un problema:
       *[other] Hay { $count } problemas:
    }
problem-guess =
    { $count ->
        [0] {""}
       *[other] ¿Quieres decir { $names }?{" "}
    }
problem-quoted = «{ $text }»
problem-or =
    { $opening ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }

# Archivos de texto.

file-missing = No existe el archivo.
    .remedy = Comprueba la ruta y el nombre.
file-folder = Es una carpeta, no un archivo.
    .remedy = Indica un archivo de su interior.
file-unreadable = No se puede leer el archivo ({ $reason }).
    .remedy = Comprueba sus permisos.
file-not-utf8 = El texto no está en UTF-8: no se entiende el byte { $byte }.
    .remedy = Guarda el archivo con codificación UTF-8.

# YAML.

yaml-empty = El archivo está vacío.
    .remedy = Escribe en él los datos o bórralo.
yaml-tab = Hay un tabulador donde solo caben espacios.
    .remedy = Sangra con espacios, dos por nivel.
yaml-colon = Hay un «:» que no se esperaba aquí.
    .remedy = Pon entre comillas los textos que llevan «:» y revisa la sangría de la línea.
yaml-no-colon = Falta un «:» tras esta clave.
    .remedy = Escríbelo, seguido de un espacio y del valor.
yaml-sign = Un valor sin comillas no puede empezar por este signo.
    .remedy = Pon el valor entre comillas.
yaml-after-quote = Sobra algo después de unas comillas.
    .remedy = Pon entre comillas el texto entero.
yaml-indent = La sangría no cuadra con la de las líneas anteriores.
    .remedy = Alinea las claves de un mismo nivel y los guiones de una misma lista.
yaml-unclosed = Lo que se abre aquí (comillas, corchete o llave) no se cierra bien.
    .remedy = Ciérralo con el signo que le corresponde.
yaml-documents = El archivo contiene varios documentos separados por «---».
    .remedy = Deja uno solo por archivo.
yaml-control = Hay un carácter de control que YAML no admite.
    .remedy = Bórralo.
yaml-broken = El YAML no se entiende ({ $reason }).
    .remedy = Revisa la sangría, las comillas y los signos de esta línea y de la anterior.
yaml-duplicate = La clave «{ $key }» está repetida; ya aparece en la línea { $first }.
    .remedy = Deja solo una de las dos.
yaml-key = Una clave tiene que ser un texto o un número.
    .remedy = Escribe como clave una palabra, entre comillas si lleva signos.
yaml-tag = La etiqueta «{ $tag }» no se admite.
    .remedy = Quita la etiqueta y deja el valor.
yaml-value = El valor no se entiende ({ $reason }).
    .remedy = Pon el valor entre comillas si es un texto.
yaml-loop = Un ancla se contiene a sí misma.
    .remedy = Escribe los datos sin «*» ni «&».
yaml-deep = Los datos están anidados a demasiada profundidad.
    .remedy = Reduce los niveles.

# Catálogos de cláusulas.

toml-broken = El TOML no se entiende ({ $reason }).
    .remedy = Revisa las comillas y los corchetes de esta línea.
clauses-no-rulebook = Falta la tabla [rulebook].
    .remedy = Añádela con id, code, title y lo demás.
clauses-empty = El catálogo no tiene ninguna cláusula.
    .remedy = Añade al menos una tabla [[clause]].
clauses-field-missing = Falta el campo «{ $field }».
    .remedy = Añádelo; tiene que ser { $expected }.
clauses-field-unknown = El campo «{ $field }» no existe.
    .remedy = { $guess }Los campos posibles son { $known }.
clauses-field-type = El campo «{ $field }» no es { $expected }.
    .remedy = Escribe en él { $expected }.
clauses-field-blank = El campo «{ $field }» está en blanco.
    .remedy = Rellénalo.
clauses-id = El identificador «{ $id }» no sigue la forma { $form }.
    .remedy = Escríbelo con el código, el apartado y un número.
clauses-duplicate = El identificador «{ $id }» está repetido; ya aparece en la línea { $first }.
    .remedy = Da a una de las dos otro número.
clauses-section = El apartado «{ $section }» está partido en dos.
    .remedy = Pon juntas las cláusulas de un mismo apartado.
clauses-status = El estado «{ $status }» no existe.
    .remedy = { $guess }Los estados posibles son { $known }.
clauses-ruling = Una cláusula en estado «{ $status }» necesita una interpretación en los dos idiomas.
    .remedy = Rellena ruling_es y ruling_en.
clauses-ruling-clear = Una cláusula en estado «clear» no lleva interpretación.
    .remedy = Quítala o pon el estado «ruled».
clauses-option = Una opción necesita un nombre y al menos dos valores distintos.
    .remedy = Escribe option y values, con el valor por defecto en primer lugar.
clauses-option-taken = La opción «{ $option }» ya pertenece a { $clause }.
    .remedy = Cambia el nombre de una de las dos.
clauses-examples = Una cláusula mecánica necesita al menos un ejemplo.
    .remedy = Añade uno con given, when y then, o ponle mechanical = false con su razón.
clauses-spanish = { $count ->
        [0] La cláusula no tiene ejemplos en inglés, y aquí tampoco puede haberlos.
        [one] En español no está el único ejemplo de la cláusula, con given, when y then.
       *[other] En español no están los { $count } ejemplos de la cláusula, con given, when y then.
    }
    .remedy = Escríbelos en el mismo orden que en el catálogo.
clauses-reason = El campo «reason» acompaña siempre a mechanical = false, y solo a él.
    .remedy = Escribe los dos o ninguno.
clauses-reference = Se nombra la cláusula «{ $id }», que no existe.
    .remedy = { $guess }Corrige la referencia.

clauses-type-text = un texto
clauses-type-texts = una lista de textos
clauses-type-values = una lista de textos o números
clauses-type-numbers = una lista de números enteros
clauses-type-yes-no = true o false
clauses-type-examples = una lista de ejemplos con given, when y then

# Matriz de cláusulas.

matrix-no-code = Ningún código cita la cláusula.
    .remedy = Cítala en el paso, la opción o la comprobación que la cumple, o márcala mechanical = false.
matrix-no-test = Ninguna prueba demuestra la cláusula.
    .remedy = Marca una prueba con @clause("{ $id }").
matrix-unknown-code = El código cita la cláusula «{ $id }», que no existe.
    .remedy = { $guess }Corrige la cita.
matrix-unknown-test = Una prueba dice demostrar la cláusula «{ $id }», que no existe.
    .remedy = { $guess }Corrige la marca.
matrix-unreadable = La marca @clause no lleva textos a la vista.
    .remedy = Escribe en ella los identificadores, cada uno como un texto.
matrix-broken = No es Python ({ $reason }).
    .remedy = Corrige el archivo.

# Listas de mazo.

deck-name-missing = Falta el nombre de la carta.
    .remedy = Escribe, por ejemplo, «3 Nombre de la carta».
deck-name-unknown = No hay ninguna carta llamada «{ $name }».
    .remedy = { $guess }Escribe el nombre en cualquiera de los idiomas o el identificador.
deck-name-ambiguous = El nombre «{ $name }» vale para varias cartas: { $ids }.
    .remedy = Escribe el identificador.
deck-section-unknown = No hay ninguna sección llamada «{ $name }».
    .remedy = { $guess }Las secciones son { $known }.
deck-count-low = La cantidad { $count } no tiene sentido.
    .remedy = Escribe 1 o más, o borra la línea.
deck-count-high = La cantidad { $count } es demasiado grande.
    .remedy = Escribe como mucho { $most }.
deck-many = Hay demasiados problemas; el resto de la lista no se ha leído.
    .remedy = Corrige estos y vuelve a intentarlo.

# Respuestas que se nombran por aquello de lo que tratan.
answer-by-things = —
