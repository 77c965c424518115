# La mesa en el navegador: serve, openapi y honest.

metavar-port = PUERTO
metavar-host = DIRECCIÓN
metavar-url = URL
metavar-hex = RESUMEN
metavar-form = FORMA

help-serve =
    Abre la mesa en el navegador: solo, con quien tengas al lado o con quien reciba el enlace.
    .examples =
        liza serve
        liza serve --host 0.0.0.0 --port 9000
        liza serve --db postgresql+psycopg://liza@localhost/liza --log json
help-serve-option-port = El puerto; si no se dice, 8000.
help-serve-option-host = Dónde se escucha: 127.0.0.1 (si no se dice) solo en esta máquina, 0.0.0.0 también en tu red.
help-serve-option-db = Dónde se guardan las partidas: un archivo SQLite o la URL de una base PostgreSQL. Si no se dice, un archivo en tu carpeta de datos.
help-serve-option-browser = Abre el navegador, si lo hay.
help-serve-option-log = Cómo se registra lo que pasa: console (para leerlo) o json (para otros programas).
help-serve-option-compress = Comprime los mensajes; si no se dice, solo cuando se escucha fuera de esta máquina.
help-serve-option-origin = Otra dirección desde la que se sirve la página, como https://mesa.example; se puede repetir.
help-serve-option-public_url = La dirección en que la gente ve la mesa, como https://mesa.example, para los enlaces de los avisos.
help-serve-option-mail = Por dónde se manda el correo, como smtp://usuario:clave@servidor:587; mejor en la variable LIZA_MAIL, que nadie ve. Si no se dice, no se manda ninguno.
help-serve-option-mail_from = De quién es el correo que se manda.
help-serve-option-webhook_host = Un servidor al que se dejan mandar avisos (host, por HTTPS, o host:puerto); se puede repetir.
help-openapi =
    Escribe el esquema OpenAPI del servidor, con los mensajes de la mesa.
    .examples =
        liza openapi > openapi.json
help-honest =
    Vuelve a repartir una partida terminada y dice si fue limpia: la semilla es la prometida y todo sale igual.
    .examples =
        liza honest partida.jsonl
        liza honest partida.jsonl --promise 3f9a…
help-honest-option-file = La partida, tal como la guarda la mesa cuando termina.
help-honest-option-promise = El resumen de la semilla que la mesa enseñó al empezar; si no se dice, el que lleva el archivo.

expected-port = tiene que ser un número entre 0 y 65535
expected-log = tiene que ser console o json

# Servir

said = { $text }

serve-at = La mesa está abierta en { $address }
serve-also = Desde otros aparatos de tu red: { $address }
serve-stop = Para cerrarla, pulsa Ctrl+C. Las partidas quedan guardadas.
serve-stopped = La mesa está cerrada. Las partidas quedan guardadas.
serve-no-page = La página no está construida: ejecuta «make page» en la carpeta del proyecto. Mientras tanto puedes jugar en la terminal con «liza play».
table-missing = Falta lo que la mesa necesita ({ $name }). Instálalo con «pip install "liza[table]"»; mientras tanto puedes jugar en la terminal con «liza play».

# Comprobar una partida

honest-honest = Partida limpia. Al repartirla de nuevo con la semilla prometida se aceptan { $count ->
        [one] la única respuesta
       *[other] las { $count } respuestas
    }, coinciden todas las posiciones y el resultado es el mismo.
honest-own-promise = La promesa es la que lleva el propio archivo: { $promise }. Compárala con la que tu mesa enseñó al empezar, o dala con --promise.
honest-agreed = Terminó en tablas acordadas, así que no hay un resultado que comparar.
honest-unproved = Al repartirla de nuevo todo sale igual, pero no consta ninguna promesa de la semilla anterior a la partida. Da con --promise la que enseñó la mesa.
honest-unfinished = La partida no ha terminado, así que no hay un resultado que comprobar. Guárdala otra vez cuando termine.
honest-promise = Esta partida NO fue limpia, o alguien cambió el archivo: la semilla no es la prometida. El resumen de la semilla es { $digest } y se prometió { $promise }.
honest-no-seed = El archivo lleva una semilla de laboratorio, de la que no se puede prometer nada. Usa la partida que guarda la mesa.
honest-answer = Esta partida NO fue limpia, o alguien cambió el archivo: con esa semilla, la respuesta { $next } no se puede dar ahí. { $count ->
        [0] No hay ninguna respuesta correcta antes.
        [one] La primera es correcta.
       *[other] Las { $count } primeras son correctas.
    }
honest-hash = Esta partida NO fue limpia, o alguien cambió el archivo: con esa semilla, tras la respuesta { $next } no se llega a la posición anotada.
honest-result = Esta partida NO fue limpia, o alguien cambió el archivo: con esas respuestas el resultado es otro que el anotado.
honest-form = Esto no es una promesa: { $promise }. Son 64 cifras hexadecimales.
