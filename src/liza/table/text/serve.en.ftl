# Why the server does not start

serve-port-taken = Port { $port } is taken: the table may be open in another window already. Try --port { $free }, which is free.
serve-ports-taken = The ports { $port } to { $last } are taken. Choose another one with --port.
serve-port-reserved = The system does not let you use port { $port }. Choose one from 1024 on with --port.
serve-host = This machine has no address “{ $host }”. Use --host 127.0.0.1 to play here, or --host 0.0.0.0 to let others in your network come in.
serve-socket = It is not possible to listen: { $reason }. Try another --host or another --port.
