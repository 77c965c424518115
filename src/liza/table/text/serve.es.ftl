# Por qué no arranca el servidor

serve-port-taken = El puerto { $port } está ocupado: puede que la mesa ya esté abierta en otra ventana. Prueba con --port { $free }, que está libre.
serve-ports-taken = Los puertos del { $port } al { $last } están ocupados. Elige otro con --port.
serve-port-reserved = El sistema no te deja usar el puerto { $port }. Elige uno a partir del 1024 con --port.
serve-host = Esta máquina no tiene la dirección «{ $host }». Usa --host 127.0.0.1 para jugar aquí, o --host 0.0.0.0 para que entren también desde tu red.
serve-socket = No se puede escuchar: { $reason }. Prueba con otro --host u otro --port.
