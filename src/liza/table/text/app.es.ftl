# Lo que el servidor responde a una petición que no puede cumplir.

trouble-no-game = No hay ningún juego «{ $game }».
    .remedy = Elige uno de estos: { $known }.
trouble-broken-game = Este juego no se puede abrir en este servidor.
    .remedy = Avisa a quien lo lleva: su registro dice qué le falta.
trouble-no-decks = { $title } se juega sin mazos.
    .remedy = Empieza la mesa sin elegir ninguno.
trouble-no-language = No hay textos en «{ $language }».
    .remedy = Pide uno de estos idiomas: { $known }.
trouble-no-card = { $title } no tiene ninguna carta «{ $card }».
    .remedy = Puede que venga de un conjunto que ya no está.
trouble-no-rulebook = { $title } no tiene reglamento que leer aquí.
    .remedy = Vuelve a la entrada.
trouble-stranger = No tienes asiento en esta mesa.
    .remedy = Entra con el enlace de la mesa o con el de tu asiento.
trouble-no-icon = No hay ningún icono «{ $name }».
    .remedy = Usa un nombre de los iconos de game-icons.
trouble-no-page = Aquí no hay nada.
    .remedy = Vuelve a la entrada y sigue desde allí.
trouble-method = Esto no se puede pedir así.
    .remedy = Usa uno de los métodos de la cabecera «Allow».
trouble-request = { $count ->
        [one] Hay algo mal en lo que has enviado.
       *[other] Hay { $count } cosas mal en lo que has enviado.
    }
    .remedy = Corrígelo y vuelve a enviarlo.
trouble-setup = Así no se puede jugar.
    .remedy = Corrige lo que se señala y vuelve a intentarlo.
trouble-not-json = Lo que has enviado no es JSON.
    .remedy = Envía un cuerpo JSON con la cabecera «Content-Type: application/json».
trouble-origin = Esta petición viene de otro sitio web.
    .remedy = Abre la mesa en su propia dirección y hazlo allí.
trouble-too-large = Lo que has enviado es demasiado grande.
    .remedy = Envía como mucho { $most } KB.
trouble-too-many = Demasiadas peticiones seguidas.
    .remedy = Espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } y vuelve a intentarlo.
trouble-server = El servidor ha fallado. No se ha cambiado nada que no estuviera guardado.
    .remedy = Vuelve a intentarlo; si se repite, mira el registro del servidor.

# Lo que está mal en un campo

fault-missing = Falta este campo.
    .remedy = Añádelo.
fault-extra = Este campo no existe.
    .remedy = Quítalo, o mira si está bien escrito.
fault-long = Es demasiado largo.
    .remedy = Escribe como mucho { $most }.
fault-short = Está vacío o es demasiado corto.
    .remedy = Escribe al menos { $least }.
fault-value = Este valor no sirve.
    .remedy = Usa uno de estos: { $expected }.
fault-kind = Este valor no es del tipo que debe.
    .remedy = Mira en /openapi.json qué se espera aquí.

# Los jugadores del ordenador

level-random = Al azar
    .note = Responde cualquier cosa que esté permitida.
level-greedy = Codicioso
    .note = Mira una jugada por delante y se queda con la mejor.

rulebook-section = Capítulo { $section }

# La página sin construir

unbuilt-title = Falta construir la página
unbuilt-text = El servidor funciona, pero la página que se ve en el navegador no está construida.
unbuilt-remedy = Ejecuta «make page» en la carpeta del proyecto y recarga.
