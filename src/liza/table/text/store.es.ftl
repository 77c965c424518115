# Lo que puede fallar con la base de datos. «-remedy» dice qué hacer.

store-url = Esa no es una base de datos que se pueda usar.
store-url-remedy = Escribe la ruta de un archivo, o una dirección como postgresql://usuario@servidor/base.
store-driver = No está instalado lo que hace falta para esa base de datos.
store-driver-remedy = Instálalo: pip install "liza[postgres]"
store-unreachable = La base de datos no responde.
store-unreachable-remedy = Comprueba que está en marcha y que la dirección, el usuario y la contraseña son correctos.
store-folder = No se puede abrir o escribir el archivo de la base de datos.
store-folder-remedy = Comprueba que la carpeta existe y que puedes escribir en ella, o elige otro archivo con --db.
store-rights = La base de datos no deja escribir.
store-rights-remedy = Da permiso de escritura al usuario, o entra con otro.
store-foreign = Esa base de datos no es de liza.
store-foreign-remedy = Elige otra con --db; la que no existe se crea.
store-newer = La base de datos es de una versión más nueva de este programa.
store-newer-remedy = Actualiza el programa, o elige otra base de datos con --db.
store-full = No queda sitio en el disco de la base de datos. No se ha guardado nada.
store-full-remedy = Libera espacio y vuelve a intentarlo; la partida sigue como estaba.
store-locked = Otro programa tiene ocupada la base de datos.
store-locked-remedy = Vuelve a intentarlo; si no cambia, cierra el otro programa.
store-conflict = Alguien se ha adelantado. No se ha guardado nada.
store-conflict-remedy = Mira cómo está ahora y vuelve a intentarlo.
store-missing = Esa mesa, ese asiento o esa persona ya no está en la base de datos.
store-missing-remedy = Vuelve al inicio.
store-text = Ese texto tiene signos que no se pueden guardar.
store-text-remedy = Quítalos y vuelve a intentarlo.
store-broken = La base de datos ha fallado. No se ha guardado nada.
store-broken-remedy = Vuelve a intentarlo; si no cambia, avisa a quien lleva el servidor.
