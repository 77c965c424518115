# Por qué no se puede algo: la frase, la etiqueta de dos palabras (.tag), el título (.title) y qué haría falta (.remedy).
#
# El identificador es el de la cláusula, con «_» por el punto. Tras «--», la misma cláusula con lo que ahora pasa en la mesa.

# El momento

reason-busy = Es tu Desarrollo, pero antes tienes que terminar la elección que has empezado.
    .tag = No ahora
    .title = Antes, esta elección
    .remedy = Responde a lo que se te pregunta o vuelve atrás.
reason-wait = Es tu Desarrollo, pero antes tiene que responder tu rival.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que responda.
reason-BEL-6-1 = Se ataca en la fase de Combate, y las fases del turno no cambian de orden.
    .tag = No ahora
    .title = Solo en el Combate
    .remedy = Podrás atacar en tu Combate.
reason-BEL-6_B-2 = Las Unidades y Estructuras se juegan solo en tu Desarrollo.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás jugarla en tu próximo Desarrollo.
reason-BEL-6_B-4 = Una habilidad se usa en tu Desarrollo; si no cuesta nada, una vez por turno.
    .tag = No ahora
    .title = No es su momento
    .remedy = Podrás usarla en tu próximo Desarrollo.
reason-BEL-6_B-4--moment = Esa habilidad se usa solo en tu Desarrollo.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás usarla en tu próximo Desarrollo.
reason-BEL-6_B-4--used = Esa habilidad no cuesta nada y ya la has usado este turno.
    .tag = Ya usada
    .title = Una vez por turno
    .remedy = Podrás usarla otra vez en tu próximo turno.
reason-BEL-6_B-6 = Se avanza de Edad solo en tu Desarrollo.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás avanzar en tu próximo Desarrollo.
reason-BEL-6_B-9 = Ahora actúa tu rival, y solo puedes intervenir con una Táctica que reaccione a lo que haga o en el Duelo.
    .tag = No ahora
    .title = Le toca al rival
    .remedy = Espera a que se te pregunte.
reason-BEL-6_B-10 = Tu Desarrollo de este turno ya ha terminado, y no se vuelve a él.
    .tag = No ahora
    .title = Tu Desarrollo ha terminado
    .remedy = Podrás jugarla en tu próximo Desarrollo.
reason-BEL-6_C-1 = Los atacantes los declara el jugador activo, todos de una vez, en su Combate.
    .tag = No ahora
    .title = Solo en tu Combate
    .remedy = Podrás atacar en tu Combate.
reason-BEL-6_C-1--closed = Los atacantes se declaran todos de una vez, y la declaración de este turno ya está cerrada.
    .tag = No ahora
    .title = Declaración cerrada
    .remedy = Podrás atacar en tu próximo Combate.
reason-BEL-6_C-6 = Las defensas se asignan cuando ya están fijados todos los ataques del rival.
    .tag = No ahora
    .title = No hay nada que defender
    .remedy = Podrás defender cuando un ataque de Vanguardia vaya a tu Objetivo Principal.
reason-BEL-7_5-3 = El objetivo que ha elegido quien ataca no se rechaza ni se cambia por otro.
    .tag = No ahora
    .title = No puedes cambiar el objetivo
    .remedy = Podrás defender cuando un ataque de Vanguardia vaya a tu Objetivo Principal.
reason-BEL-7_6-10 = Solo se intercepta un Flanqueo, y en el momento en que se te pregunta.
    .tag = No ahora
    .title = Solo ante un Flanqueo
    .remedy = Podrás interceptar cuando el rival flanquee.
reason-BEL-7_6-13 = Las Intercepciones se deciden antes que las defensas, y ya se han decidido.
    .tag = No ahora
    .title = Ya no se intercepta
    .remedy = Podrás interceptar en el próximo Flanqueo.
reason-BEL-7_8-1 = El Duelo de Tácticas se abre cuando todos los ataques y defensas están fijados.
    .tag = No ahora
    .title = El Duelo no está abierto
    .remedy = Podrás jugarla cuando se te pregunte en el Duelo.
reason-BEL-6_C-9 = En el Duelo, la primera prioridad es de quien defiende.
    .tag = No ahora
    .title = Empieza quien defiende
    .remedy = Podrás jugarla cuando se te pregunte en el Duelo.
reason-BEL-7_8-8 = El Duelo de este Combate ya ha terminado, y no se abre otro.
    .tag = No ahora
    .title = El Duelo ha terminado
    .remedy = Podrás jugarla en otro Duelo.
reason-BEL-7_8-6 = La cadena se está resolviendo, y mientras tanto no se añade ninguna Táctica.
    .tag = No ahora
    .title = La cadena se resuelve
    .remedy = Podrás jugarla en otro Duelo.
reason-BEL-7_8-7 = Con el Duelo empezado ya no se cambian las defensas.
    .tag = No ahora
    .title = Las defensas están fijadas
    .remedy = Podrás defender en el próximo Combate del rival.
reason-BEL-7_8-11 = En el Duelo solo se usa una habilidad cuyo texto lo nombre.
    .tag = No ahora
    .title = No es para el Duelo
    .remedy = Podrás usarla en tu próximo Desarrollo.
reason-BEL-7_8-11--duel = Esa habilidad se usa en el Duelo de Tácticas.
    .tag = No ahora
    .title = Solo en el Duelo
    .remedy = Podrás usarla cuando se te pregunte en el Duelo.
reason-BEL-11-7 = Solo se asciende en tu Desarrollo.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás ascender en tu próximo Desarrollo.
reason-BEL-5-8 = Antes de terminar tu primer Desarrollo tiene que entrar tu Económica de la Edad I.
    .tag = Falta algo
    .title = Falta tu Económica
    .remedy = Ponla en juego y termina después.

# Tácticas

tactic-window-development = en tu Desarrollo
tactic-window-duel = en el Duelo de Tácticas
reason-BEL-3-16 = El texto de cada Táctica dice cuándo se juega, y no es ahora.
    .tag = No ahora
    .title = No es su ventana
    .remedy = Podrás jugarla en el momento que dice su texto.
reason-BEL-3-16--now = Esa Táctica se juega { $windows }.
    .tag = No ahora
    .title = No es su ventana
    .remedy = Podrás jugarla en el momento que dice su texto.
reason-BEL-3-17 = Una Táctica de suceso se juega solo cuando acaba de ocurrir ese suceso.
    .tag = Sin suceso
    .title = No ha ocurrido su suceso
    .remedy = Podrás jugarla cuando ocurra.
reason-BEL-3-17--now = Esa Táctica se juega { $event }.
    .tag = Sin suceso
    .title = No ha ocurrido su suceso
    .remedy = Podrás jugarla cuando ocurra.
reason-BEL-9-4 = No es un objetivo como el que pide el texto.
    .tag = No válido
    .title = No es un objetivo válido
    .remedy = Elige uno de los que se ofrecen.
reason-BEL-9-4--none = Ahora no hay ningún objetivo como el que pide su texto.
    .tag = Sin objetivo
    .title = No tiene objetivo
    .remedy = Podrás cuando haya uno.
reason-BEL-9-8 = Su texto dice quién puede jugarla en el Duelo, y no eres tú.
    .tag = Otro papel
    .title = No es para ti ahora
    .remedy = Podrás jugarla en otro Duelo.
reason-BEL-9-8--now =
    Esa Táctica la juega en el Duelo solo quien { $attacking ->
        [yes] ataca.
       *[no] defiende.
    }
    .tag = Otro papel
    .title =
    { $attacking ->
        [yes] Solo para quien ataca
       *[no] Solo para quien defiende
    }
    .remedy =
    { $attacking ->
        [yes] Podrás jugarla cuando ataques.
       *[no] Podrás jugarla cuando defiendas.
    }
reason-BEL-9-11 = Esa Táctica es de una Edad a la que aún no has llegado.
    .tag = Edad
    .title = Aún no es tu Edad
    .remedy = Avanza de Edad.
reason-BEL-9-11--now = Esa Táctica es de la Edad { $needed }, y estás en la { $age }.
    .tag = Edad { $needed }
    .title = Hace falta la Edad { $needed }
    .remedy = Avanza de Edad.

# Cartas y Ascensos

reason-BEL-intro-2 = El texto de una carta se lo prohíbe, y la prohibición manda.
    .tag = Prohibido
    .title = Una carta lo prohíbe
    .remedy = Podrá cuando esa prohibición deje de estar en vigor.
reason-BEL-3-15 = Las Económicas y Maravillas no se atacan ni se destruyen, salvo que el texto lo diga.
    .tag = A salvo
    .title = Está fuera del alcance
    .remedy = Elige otro objetivo.
reason-BEL-4-5 = Ya controlas dos Estructuras, y no caben más.
    .tag = Sin sitio
    .title = Dos Estructuras como máximo
    .remedy = Podrás cuando controles menos de dos.
reason-BEL-4-5--now = Ya controlas dos Estructuras, y no puedes destruir una tuya para hacer sitio ({ $clause }).
    .tag = Sin sitio
    .title = Dos Estructuras como máximo
    .remedy = Podrás cuando controles menos de dos.
reason-BEL-10-17 = Es de una Edad a la que aún no has llegado.
    .tag = Edad
    .title = Aún no es tu Edad
    .remedy = Avanza de Edad.
reason-BEL-10-17--now = Es de la Edad { $needed }, y estás en la { $age }.
    .tag = Edad { $needed }
    .title = Hace falta la Edad { $needed }
    .remedy = Avanza de Edad.
reason-BEL-11-2 = Cada etapa se coloca solo sobre la anterior de su línea.
    .tag = Otra línea
    .title = No es la etapa anterior
    .remedy = Elige la etapa anterior.
reason-BEL-11-2--now = Se coloca solo sobre { $card }.
    .tag = Otra línea
    .title = No es la etapa anterior
    .remedy = Elige { $card }.
reason-BEL-11-4 = Esa etapa es de una Edad a la que aún no has llegado.
    .tag = Edad
    .title = Aún no es tu Edad
    .remedy = Avanza de Edad.
reason-BEL-11-4--now = Esa etapa es de la Edad { $needed }, y estás en la { $age }.
    .tag = Edad { $needed }
    .title = Hace falta la Edad { $needed }
    .remedy = Avanza de Edad.
reason-BEL-11-5 = Para ascender hace falta tener en juego la etapa anterior.
    .tag = Sin base
    .title = Falta la etapa anterior
    .remedy = Pon antes en juego la etapa anterior.
reason-BEL-11-5--now = Se coloca sobre { $card }, y no controlas ninguna.
    .tag = Sin base
    .title = Falta la etapa anterior
    .remedy = Pon antes en juego { $card }.
reason-BEL-11-6 = Para ascender, la carta tiene que estar en tu mano, y está en tu Cementerio.
    .tag = Cementerio
    .title = No está en tu mano
    .remedy = Recupérala antes.
reason-BEL-11-23 = Las etapas de Élite y Real no se juegan directamente: entran por Ascenso.
    .tag = Ascenso
    .title = Solo entra por Ascenso
    .remedy = Colócala sobre su etapa anterior.
reason-BEL-7_1-8 = Está girada, y esa habilidad exige girarla.
    .tag = Girada
    .title = Está girada
    .remedy = Podrás usarla cuando se libere, al empezar tu turno.

# Edades

reason-BEL-10-8 = De esta Edad se elige una de sus Económicas.
    .tag = Otra Edad
    .title = No es una de esas Económicas
    .remedy = Elige una de las que se ofrecen.
reason-BEL-10-14 = Ya estás en la última Edad.
    .tag = Última Edad
    .title = No hay más Edades
reason-BEL-10-15 = Ya has avanzado una Edad este turno, y solo se puede una vez.
    .tag = Ya avanzada
    .title = Una Edad por turno
    .remedy = Podrás avanzar otra vez en tu próximo turno.
reason-BEL-10-16 = De esta Edad se elige una de sus Maravillas.
    .tag = Otra Edad
    .title = No es una de esas Maravillas
    .remedy = Elige una de las que se ofrecen.

# Reliquias

reason-BEL-12-3 = Las Reliquias se reclaman en tu Desarrollo, girando un Religioso libre.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás reclamarla en tu próximo Desarrollo.
reason-BEL-12-3--exhausted = Está girado, y reclamar exige girar un Religioso libre.
    .tag = Girado
    .title = El Religioso está girado
    .remedy = Podrá cuando se libere, al empezar tu turno.
reason-BEL-12-4 = Esa Reliquia ya la tiene alguien, y solo se reclaman las neutrales.
    .tag = No neutral
    .title = Ya la tiene alguien
    .remedy = Elige una Reliquia neutral.
reason-BEL-12-4--none = No queda ninguna Reliquia neutral.
    .tag = Ninguna libre
    .title = No quedan Reliquias neutrales
    .remedy = Podrás cuando alguna vuelva a ser neutral.
reason-BEL-12-5 = Ya transporta una Reliquia, y no controlas Iglesia ni Templo donde almacenar otra.
    .tag = Ocupado
    .title = Ya transporta una Reliquia
    .remedy = Usa otro Religioso o pon en juego una Iglesia o un Templo.
reason-BEL-12-14 = Una Reliquia se almacena en tu Desarrollo.
    .tag = No ahora
    .title = Solo en tu Desarrollo
    .remedy = Podrás almacenarla en tu próximo Desarrollo.
reason-BEL-12-14--nothing = No transporta ninguna Reliquia.
    .tag = Sin Reliquia
    .title = No lleva ninguna Reliquia
    .remedy = Reclama antes una Reliquia.
reason-BEL-12-14--nowhere = No controlas ninguna Iglesia ni ningún Templo donde almacenarla.
    .tag = Sin templo
    .title = No hay dónde almacenarla
    .remedy = Pon en juego una Iglesia o un Templo.
reason-BEL-12-14--exhausted = En esta partida, almacenar una Reliquia gira al Religioso, y ya está girado.
    .tag = Girado
    .title = El Religioso está girado
    .remedy = Podrá cuando se libere, al empezar tu turno.
reason-BEL-12-14--text = En esta partida, una Reliquia transportada solo se almacena por el texto de una carta.
    .tag = Sin acuerdo
    .title = Solo por una carta

# Suministros

reason-BEL-6_B-8 = No te llegan los Suministros para pagar el coste completo.
    .tag = Suministros
    .title = Faltan Suministros
    .remedy = Podrás cuando tengas Suministros suficientes.
reason-BEL-6_B-8--now =
    Cuesta { $cost } y { $supplies ->
        [0] no te quedan Suministros.
        [one] tienes 1 Suministro.
       *[other] tienes { $supplies } Suministros.
    }
    .tag = Suministros
    .title =
    { $missing ->
        [one] Falta 1 Suministro
       *[other] Faltan { $missing } Suministros
    }
    .remedy = Podrás cuando tengas Suministros suficientes.

reason-BEL-3-20 = Tus Suministros libres no llegan, y los girados no vuelven a pagar este turno.
    .tag = Suministros
    .title = Suministros girados
    .remedy = Podrás cuando se liberen, al empezar tu turno.
reason-BEL-3-20--now =
    Cuesta { $cost } y { $supplies ->
        [0] no te quedan Suministros libres
        [one] tienes 1 Suministro libre
       *[other] tienes { $supplies } Suministros libres
    }; los girados no vuelven a pagar este turno.
    .tag = Suministros
    .title =
    { $missing ->
        [one] Falta 1 Suministro libre
       *[other] Faltan { $missing } Suministros libres
    }
    .remedy = Podrás cuando se liberen, al empezar tu turno.
reason-BEL-3-21 = Tus Suministros libres no llegan, y los girados se liberan al empezar tu turno, no antes.
    .tag = Suministros
    .title = Suministros girados
    .remedy = Podrás cuando se liberen, al empezar tu turno.
reason-BEL-3-21--now =
    Cuesta { $cost } y { $supplies ->
        [0] no te quedan Suministros libres
        [one] tienes 1 Suministro libre
       *[other] tienes { $supplies } Suministros libres
    }; los girados se liberan al empezar tu turno, no antes.
    .tag = Suministros
    .title =
    { $missing ->
        [one] Falta 1 Suministro libre
       *[other] Faltan { $missing } Suministros libres
    }
    .remedy = Podrás cuando se liberen, al empezar tu turno.
# Atacar

reason-BEL-7_1-4 = Está girada, y solo atacan las Unidades libres.
    .tag = Girada
    .title = Está girada
    .remedy = Podrá cuando se libere, al empezar tu turno.
reason-BEL-7_1-5 = Las Estructuras no atacan, ni siquiera las Torres.
    .tag = Estructura
    .title = Las Estructuras no atacan
reason-BEL-1-5 = El Objetivo Principal no ataca nunca.
    .tag = Objetivo
    .title = El Objetivo no ataca
reason-BEL-7_1-10 = Ha entrado en juego este turno: aún no puede atacar.
    .tag = Recién llegada
    .title = Acaba de llegar
    .remedy = Podrá en tu próximo turno, o con Coraje.
reason-BEL-7_1-10--now = Ha entrado en juego este turno: solo atacan enseguida las Unidades con Coraje y las que ascienden sobre una etapa de antes ({ $clause }).
    .tag = Recién llegada
    .title = Acaba de llegar
    .remedy = Podrá en tu próximo turno, o con Coraje.
reason-BEL-7_1-14 = La controlas desde este turno: aún no puede atacar.
    .tag = Recién llegada
    .title = Acaba de cambiar de manos
    .remedy = Podrá en tu próximo turno, o con Coraje.
reason-BEL-11-18 = Ha ascendido sobre una carta llegada este turno: aún no puede atacar.
    .tag = Recién llegada
    .title = Su base acaba de llegar
    .remedy = Podrá en tu próximo turno, o con Coraje.
reason-BEL-11-19 = En esta partida, tras dos Ascensos seguidos cuenta la última etapa, y la de debajo llegó este turno.
    .tag = Recién llegada
    .title = Dos Ascensos este turno
    .remedy = Podrá en tu próximo turno, o con Coraje.
reason-BEL-7_2-12 = En esta partida no se declara un ataque que dejaría a algún atacante sin objetivo.
    .tag = Sin objetivo
    .title = Un ataque se quedaría sin objetivo
    .remedy = Declara menos ataques de Retaguardia o elige otro objetivo.
reason-BEL-7_2-4 = Ya está comprometida en otro enfrentamiento de este Combate.
    .tag = Comprometida
    .title = Ya está comprometida
    .remedy = Elige una carta sin comprometer.
reason-BEL-7_6-9 = Un Piquero ocupa su lugar, pero sigue comprometida: no defiende de otro ataque.
    .tag = Comprometida
    .title = Sigue comprometida
    .remedy = Elige una carta sin comprometer.
reason-BEL-15-2 = Esa Estructura ya está comprometida: no está disponible para otro ataque.
    .tag = Comprometida
    .title = Estructura no disponible
    .remedy = Elige otro objetivo.
reason-BEL-7_3-3 = Esa Estructura ya recibe un ataque, y cada una recibe solo uno.
    .tag = Comprometida
    .title = Ya recibe un ataque
    .remedy = Elige otro objetivo.
reason-BEL-7_3-1 = Queda una Estructura sin comprometer, y los ataques normales tienen que ir antes contra ella.
    .tag = Estructura
    .title = Antes, la Estructura
    .remedy = Ataca a la Estructura.
reason-BEL-3-6 = La Zona de Estructuras está delante: un ataque normal se encuentra antes con la Estructura sin comprometer.
    .tag = Estructura
    .title = Antes, la Estructura
    .remedy = Ataca a la Estructura.
reason-BEL-7_3-8 = Los primeros ataques que se fijan van contra las Estructuras sin comprometer, uno por cada una; los demás siguen después.
    .tag = Estructura
    .title = Antes, las Estructuras
    .remedy = Fija antes un ataque en cada Estructura.
reason-BEL-7_3-6 = Un Flanqueo solo elige Unidades de la Retaguardia.
    .tag = Vanguardia
    .title = Solo contra la Retaguardia
    .remedy = Elige una Unidad de la Retaguardia.
reason-BEL-7_4-10 = Un ataque de Vanguardia no elige Unidad: la opone quien defiende.
    .tag = Sin elección
    .title = Lo decide quien defiende
    .remedy = Ataca a una Estructura.
reason-BEL-7_5-4 = La Retaguardia no alcanza el Objetivo Principal mientras el rival controle Unidades o Estructuras.
    .tag = Fuera de alcance
    .title = Objetivo Principal a cubierto
    .remedy = Ataca a una Unidad.
reason-BEL-7_5-8 = La Retaguardia no alcanza el Objetivo Principal mientras el rival controle Unidades o Estructuras, aunque estén comprometidas.
    .tag = Fuera de alcance
    .title = Objetivo Principal a cubierto
    .remedy = Podrá cuando el rival no controle ninguna.
reason-BEL-6_C-3 = Ese ataque de Vanguardia se fija después de los de Retaguardia y los Flanqueos.
    .tag = Después
    .title = Antes, la Retaguardia
    .remedy = Fija antes los demás ataques, o flanquea.
reason-BEL-7_6-4 = Sin una Retaguardia válida no se flanquea: ataca de la forma normal, con la Vanguardia.
    .tag = Vanguardia
    .title = Sin Retaguardia que flanquear
    .remedy = Fija antes los demás ataques.
reason-BEL-6_C-3--renounced = Esa Unidad ya va a atacar con la Vanguardia.
    .tag = Ya decidido
    .title = Ya ataca con la Vanguardia
    .remedy = Fija los ataques que quedan.
reason-BEL-7_6-2 = Esa Unidad ya está comprometida, y se flanquea solo a las que no lo están.
    .tag = Comprometida
    .title = Ya está comprometida
    .remedy = Elige otra Unidad de la Retaguardia.
reason-BEL-7_6-3 = Con Flanqueo no se atacan Estructuras ni el Objetivo Principal.
    .tag = No flanqueable
    .title = Solo contra la Retaguardia
    .remedy = Elige una Unidad de la Retaguardia.
reason-BEL-7_6-12 = Has decidido que esa Unidad no flanquee en este Combate.
    .tag = Ya decidido
    .title = Ha renunciado al Flanqueo
    .remedy = Atacará con la Vanguardia.
reason-BEL-7_7-3 = Con Demoler solo se atacan Estructuras y el Objetivo Principal.
    .tag = Demoler
    .title = No ataca Unidades
    .remedy = Elige una Estructura o el Objetivo Principal.
reason-BEL-14-4 = Una Unidad con Demoler no ataca a otras Unidades.
    .tag = Demoler
    .title = No ataca Unidades
    .remedy = Elige el Objetivo Principal.
reason-BEL-7_7-4 = Queda una Estructura sin comprometer, y Demoler tiene que atacarla.
    .tag = Estructura
    .title = Antes, la Estructura
    .remedy = Ataca a la Estructura.
reason-BEL-7_7-7 = Con Bombardeo solo se ataca el Objetivo Principal.
    .tag = Bombardeo
    .title = Solo al Objetivo Principal
    .remedy = Elige el Objetivo Principal.

reason-BEL-7_3-7 = Un Bombardeo pasa por encima de las Estructuras: solo elige el Objetivo Principal.
    .tag = Bombardeo
    .title = Solo al Objetivo Principal
    .remedy = Elige el Objetivo Principal.
reason-BEL-14-5 = Una Unidad con Bombardeo ataca solo al Objetivo Principal.
    .tag = Bombardeo
    .title = Solo al Objetivo Principal
    .remedy = Elige el Objetivo Principal.
# Interceptar

reason-BEL-7_6-8 = Intercepta solo una Unidad con Intercepción, libre y sin comprometer.
    .tag = No apta
    .title = No puede interceptar
    .remedy = Elige una Unidad que pueda.
reason-BEL-14-3 = No tiene Intercepción.
    .tag = No apta
    .title = No tiene Intercepción
    .remedy = Elige una Unidad que la tenga.
reason-BEL-7_6-8--committed = Ya está comprometida en otro enfrentamiento de este Combate.
    .tag = Comprometida
    .title = Ya está comprometida
    .remedy = Elige otra Unidad.
reason-BEL-7_6-8--exhausted = Está girada, y para interceptar tiene que girarse.
    .tag = Girada
    .title = Está girada
    .remedy = Elige otra Unidad.
