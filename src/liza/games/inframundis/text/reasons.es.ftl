# Por qué no se puede algo: la frase, la etiqueta de dos palabras (.tag), el título (.title) y qué haría falta (.remedy).
#
# El identificador es el de la cláusula, con «_» por el punto. Tras «--», la misma cláusula con lo que ahora pasa en la mesa.

# El momento

reason-busy = Es tu Preparación, pero antes tienes que terminar la elección que has empezado.
    .tag = No ahora
    .title = Antes, esta elección
    .remedy = Responde a lo que se te pregunta o vuelve atrás.
reason-wait = Es tu Preparación, pero antes tiene que responder tu rival.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que responda.

reason-INF-3-7 = Un Conjuro se juega solo en tu Preparación.
    .tag = No ahora
    .title = Solo en tu Preparación
    .remedy = Podrás jugarlo en tu próxima Preparación.
reason-INF-3-8 = Un Conjuro Rápido se juega cuando la fase abre una ventana, y ahora no hay ninguna abierta para ti.
    .tag = No ahora
    .title = No hay ventana abierta
    .remedy = Podrás jugarlo en la próxima ventana en la que se te pregunte.
reason-INF-12-6 = Una habilidad se usa en tu Preparación, salvo que su texto diga otra cosa; si no cuesta nada, una vez por turno.
    .tag = No ahora
    .title = No es su momento
    .remedy = Podrás usarla cuando lo diga su texto o en tu próxima Preparación.
reason-INF-12-6--moment = Esa habilidad se usa solo en tu Preparación.
    .tag = No ahora
    .title = Solo en tu Preparación
    .remedy = Podrás usarla en tu próxima Preparación.
reason-INF-12-6--used = Esa habilidad no cuesta nada y ya la has usado este turno.
    .tag = Ya usada
    .title = Una vez por turno
    .remedy = Podrás usarla otra vez el próximo turno.
reason-INF-12-7 = Las Criaturas, Reliquias y Runas se juegan solo en tu Preparación.
    .tag = No ahora
    .title = Solo en tu Preparación
    .remedy = Podrás jugarla en tu próxima Preparación.
reason-INF-7_3-2 = Las Reliquias y Runas se equipan solo en tu Preparación.
    .tag = No ahora
    .title = Solo en tu Preparación
    .remedy = Podrás equiparla en tu próxima Preparación.
reason-INF-7_4-1 = Los ataques se declaran todos de una vez, en tu Conflicto.
    .tag = No ahora
    .title = Solo en tu Conflicto
    .remedy = Podrás atacar cuando empiece tu Conflicto.
reason-INF-7_4-2 = Los bloqueos se deciden cuando el rival ha declarado un ataque a tu Nexo.
    .tag = No ahora
    .title = No hay nada que bloquear
    .remedy = Podrás bloquear cuando ataquen a tu Nexo.
reason-INF-12-3 = Ahora le toca responder a tu rival.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que responda.

# El comienzo de la partida

reason-INF-2-4 = No es lo acordado para los Comandantes en esta partida.
    .tag = Sin acuerdo
    .title = Comandantes según lo acordado
    .remedy = Elige una de las opciones que se ofrecen.
reason-INF-2-4--none = En esta partida se juega sin Comandantes.
    .tag = Sin Comandantes
    .title = Partida sin Comandantes
    .remedy = Elige otra opción para los Comandantes al preparar la próxima partida.
reason-INF-2-4--required = En esta partida cada jugador tiene que llevar Comandante.
    .tag = Obligatorio
    .title = Hace falta un Comandante
    .remedy = Elige uno de los tuyos.
reason-INF-3-13 = El Comandante se elige al empezar la partida y ya no cambia.
    .tag = Ya elegido
    .title = Solo al empezar
reason-INF-5-1 = El mulligan se decide justo después del robo inicial.
    .tag = No ahora
    .title = Solo al empezar
reason-INF-5-4 = El Comandante se elige antes de robar la mano inicial.
    .tag = No ahora
    .title = Antes del robo inicial
reason-INF-5-7 = Ya has hecho un mulligan, y solo se permite uno.
    .tag = Ya hecho
    .title = Un solo mulligan

# La carta

reason-INF-intro-1 = El texto de una carta se lo prohíbe, y la prohibición manda.
    .tag = Prohibido
    .title = Una carta lo prohíbe
    .remedy = Podrá cuando esa prohibición deje de estar en vigor.
reason-INF-3-11 = Solo puede haber un Campeón de tu lado, y ya lo controlas.
    .tag = Otro Campeón
    .title = Ya controlas un Campeón
    .remedy = Podrás cuando tu Campeón deje el juego.
reason-INF-3-14 = La habilidad de un Comandante funciona toda la partida: nada la interrumpe.
    .tag = Comandante
    .title = Los Comandantes no se tocan
    .remedy = Elige otro objetivo.
reason-INF-3-15 = Un Comandante no puede ser atacado ni destruido, y nada lo saca de su zona.
    .tag = Comandante
    .title = Los Comandantes no se tocan
    .remedy = Elige otro objetivo.
reason-INF-8-4 = Ha entrado en juego este turno: aún no puede atacar ni usar habilidades que la agoten.
    .tag = Recién llegada
    .title = Acaba de llegar
    .remedy = Podrá en tu próximo turno.
reason-INF-9-2 = Ya se ha movido este turno, y solo puede hacerlo una vez.
    .tag = Ya movida
    .title = Un movimiento por turno
    .remedy = Podrás moverla otra vez en tu próximo turno.
reason-INF-10_1-1 = Está agotada, y solo atacan las Criaturas enderezadas.
    .tag = Agotada
    .title = Está agotada
    .remedy = Podrá cuando se enderece, en tu Despertar.
reason-INF-13-1 = Está agotada, y esa habilidad exige agotarla.
    .tag = Agotada
    .title = Está agotada
    .remedy = Podrás usarla cuando se enderece, en tu Despertar.
reason-INF-13-4 = Está silenciada: ha perdido las habilidades de su texto.
    .tag = Silenciada
    .title = Está silenciada
    .remedy = Podrás usarla cuando acabe el silencio, si es solo por este turno.

# El sitio y el objetivo

reason-INF-0-3 = Ese sitio no existe: solo hay Frente, Santuario y Retaguardia.
    .tag = Sin línea
    .title = Esa línea no existe
    .remedy = Elige una de las tres líneas.
reason-INF-3-1 = Tus Criaturas entran en tus líneas, no en las de tu rival.
    .tag = Otro lado
    .title = Esa línea es rival
    .remedy = Elige una de tus tres líneas.
reason-INF-4-3 = La zona del Comandante no es una línea: ahí no entran Criaturas.
    .tag = Sin línea
    .title = Eso no es una línea
    .remedy = Elige una de tus tres líneas.

reason-INF-9-1 = Una Criatura se mueve en tu Preparación, y solo a una línea contigua.
    .tag = Sin paso
    .title = Solo a líneas contiguas
    .remedy = Elige una línea contigua, en tu Preparación.
reason-INF-9-1--moment = Las Criaturas se mueven solo en tu Preparación.
    .tag = No ahora
    .title = Solo en tu Preparación
    .remedy = Podrás moverla en tu próxima Preparación.
reason-INF-9-1--far = El Frente y la Retaguardia no son líneas contiguas.
    .tag = Muy lejos
    .title = Solo a líneas contiguas
    .remedy = Muévela al Santuario este turno y sigue en el próximo.
reason-INF-8-7 = No hay sitio: cada línea admite tres Criaturas tuyas.
    .tag = Línea llena
    .title = No hay sitio
    .remedy = Elige otra línea o haz sitio antes.
reason-INF-8-7--line = Ya tienes tres Criaturas { in-its-line }, y no caben más.
    .tag = Línea llena
    .title = { line-opening } no tiene sitio
    .remedy = Elige otra línea o haz sitio antes.
reason-INF-8-8 = No hay sitio para esa Criatura: la línea está llena.
    .tag = Línea llena
    .title = No hay sitio
    .remedy = Elige una línea con sitio.
reason-INF-3-3 = Tiene que llevarla una Criatura tuya, o la que diga la carta.
    .tag = Sin portadora
    .title = No puede llevarla
    .remedy = Elige una Criatura que pueda llevarla o espera a que la haya.
reason-INF-3-3--none = Ahora no hay ninguna Criatura que pueda llevarla.
    .tag = Sin portadora
    .title = Nadie puede llevarla
    .remedy = Juega antes una Criatura.
reason-INF-3-6 = Hace falta un objetivo como el que pide la carta.
    .tag = Sin objetivo
    .title = No es un objetivo válido
    .remedy = Elige un objetivo que cumpla lo que dice la carta o espera a que lo haya.
reason-INF-3-6--none = Ahora no hay ningún objetivo como el que pide la carta.
    .tag = Sin objetivo
    .title = No tiene objetivo
    .remedy = Podrás cuando haya uno.
reason-INF-10_1-3 = Una Criatura ataca solo a las enemigas de su misma línea o al Nexo.
    .tag = Otra línea
    .title = No está enfrente
    .remedy = Muévela en tu Preparación a la línea de esa Criatura.
reason-INF-10_3-3 = A cada ataque lo bloquea una Criatura de tu línea más avanzada que aún pueda, y ninguna bloquea dos veces.
    .tag = No bloquea
    .title = No puede bloquear este ataque
    .remedy = Bloquea con una de las que se ofrecen o deja pasar el ataque.
reason-INF-10_3-3--used = Ya bloquea otro ataque, y ninguna Criatura bloquea dos veces.
    .tag = Ya bloquea
    .title = Ya bloquea otro ataque
    .remedy = Bloquea con otra o retira el bloqueo anterior.
reason-INF-10_3-3--line = Bloquea antes tu línea más avanzada, que ahora es { line-the }.
    .tag = Detrás
    .title = Hay otra línea por delante
    .remedy = Bloquea con una Criatura de esa línea o deja pasar el ataque.
reason-INF-10_3-3--single = En esta partida se bloquea un solo ataque por Conflicto, y ya lo has hecho.
    .tag = Ya bloqueado
    .title = Un bloqueo por Conflicto
    .remedy = Deja pasar este ataque o retira el bloqueo anterior.

# El Nexo

reason-INF-10_2-1 = El camino al Nexo está cerrado: hay Criaturas en el Frente rival.
    .tag = Nexo cerrado
    .title = Hay Criaturas en su Frente
    .remedy = Podrás cuando el Frente y el Santuario rivales estén vacíos al declarar los ataques.
reason-INF-10_2-2 = El camino al Nexo está cerrado: hay Criaturas en el Santuario rival.
    .tag = Nexo cerrado
    .title = Hay Criaturas en su Santuario
    .remedy = Podrás cuando el Santuario rival esté vacío al declarar los ataques.
reason-INF-10_2-4 = Desde la Retaguardia no se llega al Nexo mientras haya Criaturas en el Santuario rival.
    .tag = Nexo cerrado
    .title = Hay Criaturas en su Santuario
    .remedy = Podrás cuando el Santuario rival esté vacío al declarar los ataques.
reason-INF-13-7 = En esa línea hay una Criatura con Guardia, y es a ella a quien hay que atacar.
    .tag = Guardia
    .title = La Guardia cierra el paso
    .remedy = Ataca a la Criatura con Guardia o desde otra línea.

# El Éter

reason-INF-6-7 = No te llega el Éter para pagar el coste completo.
    .tag = Éter
    .title = Falta Éter
    .remedy = Podrás cuando tengas Éter suficiente.
reason-INF-6-7--now =
    Cuesta { $cost } y { $ether ->
        [0] no te queda Éter.
        [one] te queda 1.
       *[other] te quedan { $ether }.
    }
    .tag = Éter
    .title =
    { $missing ->
        [one] Falta 1 de Éter
       *[other] Faltan { $missing } de Éter
    }
    .remedy = Podrás cuando tengas Éter suficiente.
