# Por qué no se puede algo: la frase, la etiqueta de dos palabras (.tag), el título (.title) y qué haría falta (.remedy).
#
# El identificador es el de la cláusula, con «_» por el punto. Tras «--», la misma cláusula con lo que ahora pasa en la mesa.

# El momento

reason-busy = Es tu momento, pero antes tienes que terminar la elección que has empezado.
    .tag = No ahora
    .title = Antes, esta elección
    .remedy = Responde a lo que se te pregunta o vuelve atrás.
reason-wait = Es tu momento, pero antes tiene que responder tu rival.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que responda.
reason-RES-10-2 = Ahora resuelve la fase tu rival, y cada jugador la resuelve entera.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a tu mitad de la fase.
reason-RES-10-4 = Eres el Jugador Pasivo de esta fase: solo intervienes cuando se te pregunta.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que se te pregunte.
reason-RES-10_3-3 = Las unidades y estructuras se juegan solo en tu Expansión.
    .tag = No ahora
    .title = Solo en tu Expansión
    .remedy = Podrás jugarla en tu próxima Expansión.
reason-RES-2_1-12 = Se ataca solo en la fase de Invasión.
    .tag = No ahora
    .title = Solo en la Invasión
    .remedy = Podrás atacar en tu Invasión.
reason-RES-10_4_1-5 = Los Enfrentamientos de tu Invasión se declaran juntos, y ya has terminado de declarar.
    .tag = No ahora
    .title = Ya están declarados
    .remedy = Podrás atacar en tu próxima Invasión.
reason-RES-10_4_3-4 = Un Legado de Invasión lo usas en la Invasión rival solo durante la Iniciativa Bélica.
    .tag = No ahora
    .title = Aún no te toca
    .remedy = Podrás usarlo cuando se te pregunte en la Iniciativa Bélica.
reason-RES-10_4_3-7 = La Iniciativa Bélica no está abierta, y en la Resolución ya no caben efectos de Invasión.
    .tag = No ahora
    .title = Fuera de la Iniciativa Bélica
    .remedy = Podrás usarlo en otra Iniciativa Bélica.
reason-RES-11-8 = Entre Períodos no se usan habilidades ni Legados ni se declara el Equinoccio.
    .tag = No ahora
    .title = Entre Períodos no
    .remedy = Espera a la próxima fase.
reason-RES-11_1-5 = En la Invasión rival del turno 1 no hay Iniciativa Bélica en la que usarlo.
    .tag = No ahora
    .title = Sin Enfrentamientos
    .remedy = Podrás usarlo desde el turno 2.
reason-RES-11_2-6 = El Equinoccio se declara en una fase tuya y sin efectos pendientes.
    .tag = No ahora
    .title = Solo en tu momento
    .remedy = Podrás declararlo en tu próximo momento.
reason-RES-11_3-13 = La compensación se usa justo después de los Efectos Destructivos, y ahora no.
    .tag = No ahora
    .title = Solo tras los Efectos
reason-RES-9-2 = El mulligan se hace una sola vez, y el tuyo ya está hecho.
    .tag = Ya hecho
    .title = Un solo mulligan
reason-RES-12_eterno-retorno-3 = Eterno Retorno se usa solo en un momento tuyo.
    .tag = No ahora
    .title = Solo en tu momento
    .remedy = Podrás usarlo en tu próxima fase.
reason-RES-12_resurgir-1 = Una carta con Resurgir se juega desde tus pilas solo en tu Expansión.
    .tag = No ahora
    .title = Solo en tu Expansión
    .remedy = Podrás jugarla en tu próxima Expansión.
reason-RES-12_veneno-4 = El veneno se quita solo en tu Expansión, o en tu Invasión antes de terminar de declarar.
    .tag = No ahora
    .title = No es el momento
    .remedy = Podrás quitarlo en tu próxima Expansión.

# Legados y habilidades

reason-RES-2_4-1 = El Legado dice en qué fase se usa, y no es esta.
    .tag = No ahora
    .title = No es su fase
    .remedy = Podrás usarlo en la fase que indica.
reason-RES-2_4-1--now = Ese Legado se usa { $phases }.
    .tag = Otra fase
    .title = No es su fase
    .remedy = Podrás usarlo en la fase que indica.
reason-RES-2_4-2 = Un Legado de [Respuesta] se usa solo para contestar a lo que acaba de hacer tu rival.
    .tag = Respuesta
    .title = Nada a lo que responder
    .remedy = Podrás usarlo cuando se te pregunte si respondes.
reason-RES-2_4-3 = Para responder tiene que llevar la indicación [Respuesta].
    .tag = Sin Respuesta
    .title = No sirve para responder
    .remedy = Elige algo con [Respuesta] o pasa.
reason-RES-2_4-4 = Ese Legado no indica fase, así que se usa en tu Expansión.
    .tag = No ahora
    .title = Solo en tu Expansión
    .remedy = Podrás usarlo en tu próxima Expansión.
reason-RES-2_4-5 = Es su fase, pero la resuelve tu rival: la usa solo el Jugador Activo.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a tu mitad de la fase.
reason-RES-2_4-9 = Esa habilidad se usa solo en la fase que indica.
    .tag = No ahora
    .title = No es su fase
    .remedy = Podrás usarla en la fase que indica.
reason-RES-2_4-9--now = Esa habilidad se usa { $phases }.
    .tag = Otra fase
    .title = No es su momento
    .remedy = Podrás usarla entonces.
reason-RES-2_4-10 = No se cumple la condición que pide su texto.
    .tag = Condición
    .title = No se cumple su condición
    .remedy = Podrás cuando se cumpla.
reason-RES-2_4-10--now = Cuesta { $cost } y puedes gastar { $fund }.
    .tag =
        { $missing ->
            [one] Falta 1
           *[other] Faltan { $missing }
        }
    .title = Recursos que faltan: { $missing }
    .remedy = Consigue más recursos o elige algo más barato.
reason-RES-2_4-11 = No puede cumplirse por completo: falta lo que pide o eso no es un objetivo válido.
    .tag = No válido
    .title = No puede cumplirse entero
    .remedy = Elige otra cosa o espera a que pueda cumplirse.
reason-RES-2_4-12 = Una vez pagado su coste no podría cumplirse por completo.
    .tag = No válido
    .title = Tras pagar no se cumple
    .remedy = Elige otro pago u otra carta.
reason-RES-2_4-19 = Su coste es girarla, y ya está girada.
    .tag = Girada
    .title = Está girada
    .remedy = Podrás usarla cuando se enderece.
reason-RES-2_4-21 = No cuesta nada y ya la has usado este turno.
    .tag = Ya usada
    .title = Una vez por turno
    .remedy = Podrás usarla otra vez el próximo turno.
reason-RES-12-5 = Esa habilidad se activa una vez por turno, y ya la has usado.
    .tag = Ya usada
    .title = Una vez por turno
    .remedy = Podrás usarla otra vez el próximo turno.
reason-RES-11_4-3 = En el turno 7 no se activan Habilidades de Cultura.
    .tag = Turno 7
    .title = Ya no se activan

# Jugar cartas

reason-RES-2_1-1 = No tienes recursos bastantes para pagar su coste.
    .tag = Sin recursos
    .title = Faltan recursos
    .remedy = Consigue más recursos o elige algo más barato.
reason-RES-2_1-1--now = Cuesta { $cost } y puedes gastar { $fund }.
    .tag =
        { $missing ->
            [one] Falta 1
           *[other] Faltan { $missing }
        }
    .title = Recursos que faltan: { $missing }
    .remedy = Consigue más recursos o elige algo más barato.
reason-RES-2_1-2 = No tienes con qué pagar lo que pide además de los recursos.
    .tag = Sin pago
    .title = Falta parte del coste
    .remedy = Consigue lo que pide su coste o elige otra carta.
reason-RES-2_2-3 = Ya has jugado una Estructura Económica en esta Expansión.
    .tag = Ya jugada
    .title = Una Económica por turno
    .remedy = Podrás jugarla en tu próxima Expansión.
reason-RES-2_2-8 = Te alcanzaría, pero parte de tus recursos está sobre estructuras giradas y no se puede usar.
    .tag = Bloqueados
    .title = Recursos bloqueados
    .remedy = Podrás cuando se enderecen esas estructuras.
reason-RES-2_2-8--now = Cuesta { $cost } y puedes gastar { $fund }: el resto está bloqueado en estructuras giradas.
    .tag =
        { $missing ->
            [one] Falta 1
           *[other] Faltan { $missing }
        }
    .title = Recursos bloqueados
    .remedy = Podrás cuando se enderecen esas estructuras.
reason-RES-5-1 = Su zona está llena: para jugarla tienes que relevar una carta tuya de ella.
    .tag = Zona llena
    .title = Hace falta un relevo
    .remedy = Elige qué carta relevas.
reason-RES-5-2 = Hay sitio en su zona, y solo se releva cuando está llena.
    .tag = Hay sitio
    .title = No hace falta relevo
    .remedy = Juégala sin relevar.
reason-RES-5-4 = Con un solo relevo en su zona no hay sitio bastante.
    .tag = Sin sitio
    .title = Un relevo no basta
    .remedy = Elige otra carta que relevar u otra que jugar.
reason-RES-5-5 = Los recursos de la carta relevada se pierden antes de pagar, y sin ellos no alcanza.
    .tag = No alcanza
    .title = Sin esos recursos no alcanza
    .remedy = Releva otra carta.
reason-RES-5-9 = No hay sitio para ponerla en juego, y un efecto no releva.
    .tag = Sin sitio
    .title = No hay sitio
    .remedy = Podrás cuando haya un espacio libre.
reason-RES-4_4-2 = No hay sitio: las unidades del Campo de Batalla conservan el suyo.
    .tag = Sin sitio
    .title = El espacio sigue ocupado
    .remedy = Podrás cuando haya un espacio libre.
reason-RES-12_resurgir-2 = Esa carta ya ha usado Resurgir en esta Expansión.
    .tag = Ya usado
    .title = Una vez por Expansión
    .remedy = Podrás otra vez en tu próxima Expansión.
reason-RES-12_resurgir-3 = Resurgir paga el coste y cumple los límites, y ya has jugado una Estructura Económica.
    .tag = Ya jugada
    .title = Una Económica por turno
    .remedy = Podrás jugarla en tu próxima Expansión.
reason-RES-12_resurgir-3--now = Con Resurgir también se paga: cuesta { $cost } y puedes gastar { $fund }.
    .tag =
        { $missing ->
            [one] Falta 1
           *[other] Faltan { $missing }
        }
    .title = Recursos que faltan: { $missing }
    .remedy = Consigue más recursos o elige algo más barato.
reason-RES-12_eterno-retorno-2 = Esa carta ya ha usado Eterno Retorno este turno.
    .tag = Ya usado
    .title = Una vez por turno
    .remedy = Podrás otra vez el próximo turno.

# Set Up

reason-RES-8-1 = Tu Cultura no pide esa carta para este puesto del Set Up.
    .tag = No la pide
    .title = No es lo que pide
    .remedy = Elige una de las que se ofrecen.
reason-RES-8-4 = Con lo que ya has elegido no queda sitio en su zona.
    .tag = Sin sitio
    .title = Su zona estaría llena
    .remedy = Elige una de las que se ofrecen.
reason-RES-8-7 = El Set Up se cumple por completo: no se renuncia a ninguna carta ni se gasta la que pide otro puesto.
    .tag = Obligatorio
    .title = Ningún puesto queda vacío
    .remedy = Elige una de las que se ofrecen.

# Atacar

reason-RES-2_1-11 = Solo las unidades atacan y defienden.
    .tag = No es unidad
    .title = Solo las unidades
    .remedy = Elige una unidad.
reason-RES-2_1-13 = Se atacan solo cartas del rival, y esa es tuya.
    .tag = Es tuya
    .title = No es una carta rival
    .remedy = Elige una carta rival.
reason-RES-10_4-1 = Está girada, y solo ataca una unidad lista.
    .tag = Girada
    .title = Está girada
    .remedy = Podrá atacar cuando se enderece.
reason-RES-10_4-1--target = No te queda ninguna unidad lista que pueda atacarla.
    .tag = Sin atacantes
    .title = No tienes con qué atacar
    .remedy = Podrás atacar cuando tengas una unidad lista.
reason-RES-10_4-2 = Su objetivo está girado, y esa unidad no ataca cartas giradas.
    .tag = No puede
    .title = No ataca cartas giradas
    .remedy = Elige otra atacante.
reason-RES-10_4-2--target = Está girada, y solo se ataca una carta lista.
    .tag = Girada
    .title = Está girada
    .remedy = Elige una carta lista.
reason-RES-10_4-3 = Tiene Santuario y no puede ser atacada.
    .tag = Santuario
    .title = Tiene Santuario
    .remedy = Elige otro objetivo.
reason-RES-10_4-4 = Está girada y tiene Santuario: no es un objetivo válido.
    .tag = No válido
    .title = No es un objetivo válido
    .remedy = Elige otro objetivo.
reason-RES-12_santuario-1 = Tiene Santuario: no puede ser atacada, pero sí elegida por habilidades.
    .tag = Santuario
    .title = Tiene Santuario
    .remedy = Elige otro objetivo.
reason-RES-12_tributacion-5 = La ha girado Tributación, y girada no puede ser atacada.
    .tag = Girada
    .title = Girada por Tributación
    .remedy = Elige otro objetivo.
reason-RES-10_4_1-1 = Ya son tres, y contra un objetivo atacan de una a tres unidades.
    .tag = Tres ya
    .title = Tres atacantes como máximo
    .remedy = Cierra la declaración.
reason-RES-10_4_1-1--none = Hace falta al menos una atacante.
    .tag = Ninguna aún
    .title = Falta una atacante
    .remedy = Elige con qué atacas o vuelve atrás.
reason-RES-10_4_1-2 = Ya ataca en otro Enfrentamiento de esta Invasión.
    .tag = Ya ataca
    .title = Ya participa
    .remedy = Elige otra unidad.
reason-RES-10_4_1-4 = Ya es objetivo de un Enfrentamiento en esta Invasión.
    .tag = Ya atacada
    .title = Ya es un objetivo
    .remedy = Elige otro objetivo.
reason-RES-11_1-3 = Es la Marcha Blanca: en el turno 1 no hay Enfrentamientos.
    .tag = Turno 1
    .title = Marcha Blanca
    .remedy = Podrás atacar desde el turno 2.
reason-RES-11_1-4 = Es la Marcha Blanca, y ninguna habilidad se salta su prohibición.
    .tag = Turno 1
    .title = Marcha Blanca
    .remedy = Podrás atacar desde el turno 2.
reason-RES-12_custodio-1 = Tiene Custodio: solo puede defender.
    .tag = Custodio
    .title = Solo defiende
    .remedy = Elige otra unidad.
reason-RES-12_veneno-2 = Tiene contadores de veneno, y así no puede atacar.
    .tag = Veneno
    .title = Está envenenada
    .remedy = Quítale el veneno: 1 recurso por contador.
reason-RES-12_veneno-3 = Quitar un contador cuesta 1 recurso, en tu Expansión o tu Invasión.
    .tag = No puedes
    .title = Falta 1 recurso
    .remedy = Podrás con 1 recurso en tu Expansión o tu Invasión.

reason-RES-2_4-14 = No puede ser destruida, así que no es la atacante que pierdes.
    .tag = Indestructible
    .title = No puede ser destruida
    .remedy = Elige otra atacante.

# Defender

reason-RES-10_4_2-2 = Ya participa en un Enfrentamiento y no puede defender.
    .tag = Ya participa
    .title = Está en otro Enfrentamiento
    .remedy = Elige otra unidad o no defiendas.
reason-RES-10_4_2-2--chosen = Ya la has elegido para defender otra carta.
    .tag = Ya elegida
    .title = Defiende otra carta
    .remedy = Elige otra unidad o vuelve atrás.
reason-RES-10_4_2-4 = Está girada, y solo defiende una unidad lista.
    .tag = Girada
    .title = Está girada
    .remedy = Elige otra unidad o no defiendas.
reason-RES-10_4_2-6 = Una estructura solo la defiende una unidad con Baluarte.
    .tag = Sin Baluarte
    .title = Hace falta Baluarte
    .remedy = Elige una unidad con Baluarte o no defiendas.
reason-RES-10_4_2-5 = A cada objetivo lo defiende una sola unidad, salvo que un texto diga otra cosa.
    .tag = Una sola
    .title = Ya tiene quien la defienda
    .remedy = No añadas otra.
reason-RES-12_intimidacion-1 = Intimidación impide defender a la unidad atacada en esta fase.
    .tag = Intimidada
    .title = No puede ser defendida
    .remedy = Déjala sin defensa.

# Objetivos de las habilidades

reason-RES-12_carga-2 = Carga elige una unidad rival en juego.
    .tag = No válido
    .title = No es una unidad rival
    .remedy = Elige una unidad rival.
reason-RES-12_intimidacion-2 = Intimidación elige una unidad rival en juego, nunca una estructura.
    .tag = No válido
    .title = No es una unidad rival
    .remedy = Elige una unidad rival.
reason-RES-12_veneno-1 = Veneno elige una unidad rival.
    .tag = No válido
    .title = No es una unidad rival
    .remedy = Elige una unidad rival.
reason-RES-12_incursion-2 = Incursión toma los recursos de una sola estructura rival que tenga bastantes, y no es el caso.
    .tag = Sin recursos
    .title = No hay bastantes recursos
    .remedy = Elige una estructura con recursos bastantes.
reason-RES-4_5-4 = Ninguna estructura rival tiene recursos, y los base no los alcanza Incursión.
    .tag = Sin recursos
    .title = Nada que tomar
    .remedy = Podrás cuando una estructura rival tenga recursos.
reason-RES-12_tributacion-1 = Tributación gira Estructuras Económicas rivales que estén listas.
    .tag = No válido
    .title = No es una Económica lista
    .remedy = Elige una Estructura Económica rival lista.
reason-RES-12_tributacion-2 = Cada uso gira las estructuras que dice la carta, y aún falta alguna.
    .tag = Falta una
    .title = Aún falta una estructura
    .remedy = Elige otra estructura.
reason-RES-12_recuperar-3 = Recuperar pide un número exacto de cartas, y en tus pilas hay menos.
    .tag = Faltan cartas
    .title = Pocas cartas en tus pilas
    .remedy = Podrás cuando haya bastantes.

# El Equinoccio

reason-RES-11_2-2 = El Equinoccio llega en el turno 3: antes no puede declararse.
    .tag = Turno 3
    .title = Aún no es el Equinoccio
    .remedy = Podrás desde el turno 3.
reason-RES-11_2-5 = Ya has obtenido tu Equinoccio, y es uno por partida.
    .tag = Ya obtenido
    .title = Un Equinoccio por partida
reason-RES-11_2-7 = No se cumple ahora la condición de tu Cultura.
    .tag = Condición
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2-7--now = De la condición de tu Cultura cumples { $done } de { $wanted }.
    .tag = { $done } de { $wanted }
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2-11 = No se cumple ahora la condición de tu Cultura.
    .tag = Condición
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2-11--now = De la condición de tu Cultura cumples { $done } de { $wanted }.
    .tag = { $done } de { $wanted }
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2_1-2 = No se cumple ahora la condición de tu Cultura.
    .tag = Condición
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2_1-2--now = De la condición de tu Cultura cumples { $done } de { $wanted }.
    .tag = { $done } de { $wanted }
    .title = Falta la condición
    .remedy = Podrás declararlo cuando se cumpla.
reason-RES-11_2_1-3 = El plazo del Equinoccio Tardío ha terminado.
    .tag = Tarde
    .title = Plazo terminado
