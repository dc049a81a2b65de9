/** Words of killing oneself: acts, plans, places, attempts. */
export const suicide = {
  wished: `
    queria, quise, pense en, pensaba en, intente, deseaba, he intentado, estuve a punto,
    trate de`,
  lean: `
    voy a, voy, pienso, pienso en, pensar en, pensando en, pensamientos de, pensamientos,
    pensar, planeo, planeando, plan, plan para, planes de, decidi, decidido, decidida,
    considero, considerando, contemplo, contemplando, imagino, imagino que, imaginando,
    idea de, ideas de, fantaseo, fantasia, obsesionada, obsesionado, obsesion, impulso,
    impulsos, intentar, intento, intentare, tratar de, a punto de, valor para, valor de,
    miedo de, tentacion, tentada, tentado, sueno, como, formas de, forma de, manera de,
    maneras de, investigando, buscando, voces, hoy me, manana me, esta noche me, casi, urge,
    ire a`,
  memato: 'me mato, me mate, me quiero matar, matarme, me voy a matar',
  when: `
    si, o, entonces, mejor, hoy, ya, yo, manana, esta noche, quiero, voy a, un dia,
    pienso en, ganas de, intente, trate de, pensando en, pienso, deseo, planeo, necesito`,
  act: `
    suicidarme, suicidar, suicidandome, me suicido, me suicide, ahorcarme, me ahorco,
    colgarme, me cuelgo, quitarme la vida, me quito la vida, quitarme del medio,
    me quite la vida, quitarme de en medio, pegarme un tiro, me pego un tiro, darme un tiro,
    dispararme, volarme (la cabeza|los sesos), cortarme las venas, me corto las venas,
    abrirme las venas, ahogarme en (el rio|el mar|la tina|la banera|el lago), envenenarme,
    me voy a (tirar|lanzar|aventar|arrojar) (a las vias|al tren|al metro|del|desde|de un|por la ventana), tirarme (de|del|desde|por|a las vias|al tren|al metro|al vacio|a la via|bajo|al mar|a un),
    me tiro (de|del|por|al|desde|a las), lanzarme (de|del|desde|por|al|a las|contra),
    arrojarme (de|del|desde|por|al|a las),
    saltar (de|del|desde) (un|el|la|una|algun|mi|este) (puente|edificio|balcon|azotea|techo|ventana|piso|terraza|acantilado|tejado),
    saltar por la ventana, saltar al vacio, saltar a las vias,
    aventarme (de|del|desde|al|por),
    tomarme (todas|todo el frasco|todas las|un monton de|el frasco|el bote|la caja|un frasco),
    me tome (todas|un frasco|todo el|el bote|la caja|un bote), me trague (todas|un),
    tragarme (todas|el frasco), sobredosis, intento de suicidio, cometer suicidio,
    quitarnos la vida, autolisis, acabar con mi vida, acabar conmigo, autoeliminarme,
    estrellar (mi|el) (coche|carro|auto), estrellarme, dejarme morir,
    beber (lejia|cloro|veneno),
    tomar (veneno|cloro|lejia|raticida|todas mis pastillas|todas las pastillas), desvivirme,
    desvivo, me desvivo, inmolarme, kms, matarme a mi mism*, quitandome la vida,
    me quise matar`,
  suicide: `
    suicidio, suicidarme, mi muerte, mi propia muerte, quitarme la vida, matarme, desvivirme,
    la muerte`,
  think: `
    pienso en, pensar en, pensando en, pienso, pensamientos, considero, considerando,
    contemplo, contemplando, planeo, planeando, ideas de, idea de, fantaseo con, sueno con,
    obsesion con, tentada por, tentado por, intento de, intentos de, atrae, opcion, salida,
    solucion`,
  suinoun: `
    pensamientos suicidas, ideas suicidas, ideacion suicida, tendencias suicidas,
    impulsos suicidas, suicida, pensamientos de muerte, ideas de suicidio,
    pensamientos de suicidio, plan suicida, ganas de morir, intento de suicidio,
    instintos suicidas, pensamiento suicida`,
  have: `
    tengo, tener, soy, estoy, me siento, sentirme, mis, con, tuve, vuelven, he tenido,
    siento, tenido, muy, teniendo, los, las, mi, unas, muchas`,
  note: `
    carta de (despedida|suicidio|adios), cartas de despedida,
    nota de (despedida|suicidio|adios), mensaje de despedida, video de despedida, testamento,
    carta para (mis padres|mi familia|mis hijos|mi mama|mi madre), nota suicida,
    carta suicida`,
  confirm: `
    lo digo en serio, va en serio, no es broma, lo voy a hacer, lo hare, hacerlo esta noche,
    tengo un plan, ya esta decidido, todo listo, esta decidido, es tarde,
    nadie puede detenerme, ya me tome, ya las tome, ya tome las pastillas, hoy lo hago`,
  someone: `
    ella, ellos, ellas, amigo, amiga, amigos, novio, novia, esposo, esposa, marido, mujer,
    pareja, madre, mama, padre, papa, padres, hermano, hermana, hijo, hija, hijos, primo,
    prima, tio, tia, companero, companera, vecino, vecina, alumno, alumna, ex, abuelo,
    abuela, sobrino, sobrina, colega, jefe, cunado, cunada, hermanito, hermanita,
    mejor amigo, mejor amiga, conocido, conocida, familiar, estudiante, suegra, roomie,
    compa, alguien que, un chico, una chica, un tipo, una muchacha, un muchacho`,
  wants3: `
    quiere, queria, quieren, amenaza con, amenazo con, habla de, habla sobre, hablo de,
    piensa en, penso en, piensa, intento, ha intentado, trato de, planea, dice que, dijo que,
    dice, dijo, desea, prefiere, esta pensando, considera, ya no quiere, no quiere, menciona,
    ganas de, pensamientos de, comento que, quiso, trata de, intenta, se quiere`,
  act3: `
    morir, morirse, suicidarse, matarse, quitarse la vida, ahorcarse, tirarse, lanzarse,
    cortarse las venas, hacerse dano, lastimarse, suicidio, acabar con su vida,
    terminar con su vida, acabar con todo, desaparecer, pegarse un tiro, quiere morir,
    quiere matar, va a matar, va a suicidar, quitar la vida, desvivirse, saltar`,
  sui3: `
    se corta, se esta cortando, se autolesiona, se lastima, se hace dano, suicida, suicidas,
    intento de suicidio, intento suicidarse, intento matarse, intento quitarse,
    quiso suicidarse, quiso matarse, carta de despedida, mensaje de despedida,
    nota de suicidio, nota suicida, no quiere vivir, ya no quiere vivir,
    no quiere seguir viviendo, se tomo (pastillas|todas|un frasco), sobredosis,
    se quiere (matar|morir|suicidar|quitar), autolesiones, ideas suicidas,
    pensamientos suicidas, riesgo de suicidio, quiere morir, quiere morirse, quiere matarse,
    quiere suicidarse, cortes en`,
  ofneed: `
    preocupad*, preocupa, miedo, que hago, que puedo hacer, que debo hacer, que le digo,
    como (ayudo|ayudar|puedo ayudar|le ayudo|la ayudo|lo ayudo|apoyar|apoyo|la apoyo|hablar),
    ayuda, ayudar, ayudarla, ayudarlo, consejo, temo, me dijo, me escribio, me conto,
    me confeso, creo que, sospecho, me mando, no se como`,
  doit: 'lo hago, lo hare, lo voy a hacer, hacerlo, es el dia, sera el dia, me voy',
  noback: `
    no hay vuelta atras, sin vuelta atras, ya no hay marcha atras, no hay marcha atras,
    esta noche, hoy, ya no, al fin, por fin, nadie me va a detener`,
  find3: `
    encontre, encontramos, descubri, vi, hallamos, dejo, mando, me mando, envio, me envio`,
  armcut3: `
    brazos cortados, brazo cortado, munecas cortadas,
    cortes en (los|sus|el) (brazos|brazo|piernas|munecas), brazos con cortes,
    brazos llenos de, cicatrices en los brazos, venas cortadas`,
  act3b: `
    (se va a|se quiere) (tirar|lanzar|matar|suicidar|ahorcar|colgar|cortar las|aventar|quitar la vida|arrojar),
    tirarse por, se tirara, se matara, quitarse la vida, una sobredosis, sobredosis,
    tuvo una sobredosis, piensa en el suicidio, piensa en suicidarse, piensa en matarse,
    pensando en suicidarse`,
  helpsomeone: `
    como ayudar, ayudar, como apoyo, que le digo, como apoyar, como hablar, como evitar,
    como ayudo, que hacer con`,
  suicidal3: `
    (alguien|una persona|un amigo|una amiga|un familiar) (suicida|que (se quiere|quiere|piensa en|tiene pensamientos|tiene ideas|no quiere vivir|se corta|se autolesiona|habla de|esta pensando)),
    persona suicida`,
  search3: `
    busca, buscando, busco en, investiga, investigando, lee sobre, googlea, mira, consulta`,
  methods3: `
    metodos de suicidio, suicidio, como morir, como matarse, como suicidarse,
    formas de morir, formas de suicidarse, suicidarse`,
  swallow3: 'se trago, se tomo, trago, se ha tomado, ingirio, se corto, se bebio, se abrio',
  notleave: `
    no se me van, no se van, no paran, no me dejan, vuelven, volvieron, todo el tiempo,
    todos los dias, me persiguen, empeoran, cada vez mas, no desaparecen, no cesan,
    no me sueltan`,
  thislife: `
    esta vida, la vida, mi vida, esta existencia, mi existencia, esta mierda de vida`,
  endit: `
    terminar con, acabar con, terminar, acabar, dejar, poner fin a, abandonar, salir de`,
  badthing3: `
    una locura, una tonteria, algo malo, se haga dano, se mate, se suicide, lo peor, cometa,
    se quite la vida, haga algo`,
  streamer3: `
    streamer, youtuber, seguidora, seguidor, companera de piso, companero de piso, roomie`,
  swallow3b: 'se tomo, se ha tomado, se trago, tomo, ingirio',
  jump3: `
    se va a tirar, se va a lanzar, se va a matar, se va a suicidar, se tirara, se lanzara`,
  floorx: `
    piso, edificio, azotea, ventana, puente, techo, balcon, acantilado, terraza, torre`,
  leapx: 'saltar, tirarme, lanzarme, aventarme, arrojarme, me tiro, me lanzo, salto',
  will: 'voy a, quiero, pienso, planeo, me dan ganas de, ganas de, decidi, voy',
  someonex: `
    alguien, un estudiante, una estudiante, un hombre, una mujer, un vecino, una vecina,
    un desconocido`,
  jumpnow: `
    va a saltar, quiere saltar, se va a tirar, se quiere tirar, se va a matar,
    se quiere matar, se va a suicidar, amenaza con saltar, se va a lanzar`,
  helpask: `
    que hacemos, que hago, que debo hacer, que podemos hacer, que puedo hacer,
    como lo detenemos, ayuda`,
  cutmark: 'marcas de cortes, cortes, cicatrices, marcas, heridas',
  wristx: `
    las munecas, munecas, los brazos, brazos, las piernas, los muslos, el brazo, la muneca`,
  attempt3: `
    intento suicidarse, intento matarse, intento quitarse, trato de suicidarse,
    trato de matarse, quiso suicidarse, tuvo un intento`,
  leaveever3: `
    irse para siempre, no puede mas, ya no puede mas, desaparecer, no volver,
    acabar con todo, dejarlo todo para siempre`,
  scaredfor: `
    miedo por, tengo miedo por, preocupada por, preocupado por, temo por, me preocupa`,
  posts3: `
    como suicidarse, como matarse, suicidio, autolesiones, como morir, formas de morir,
    metodos para morir`,
  reading3: 'lee, ve, mira, busca, publicaciones, videos, leyendo, viendo, foros',
  images: 'imagenes de, escenas de, imagenes, visiones de, fantasias de, suenos de',
  selfkill2: `
    como me mato, me mato, mi muerte, mi suicidio, suicidandome, matandome, ahorcandome,
    muriendo, muriendome, yo muert*`,
  edge3: `
    al borde de la azotea, en la azotea, en la cornisa, al borde del puente,
    en la barandilla, al borde del techo, en el borde`,
  sits3: `
    sentada, sentado, parada, parado, una chica, un chico, una mujer, un hombre, alguien,
    una nina`,
  police: `
    llamo a la policia, que hago, llamar a la policia, llamo a, ayuda, que debo hacer`,
  jumpnow2:
    'salto de, me tiro de, me lanzo de, salto desde, me aviento de, brinco de, me arrojo de, salto por',
  placex:
    'edificio, puente, azotea, ventana, balcon, acantilado, torre, piso, techo, terraza, tren, metro',
  platform: 'anden del metro, el anden, las vias, el puente, el balcon, la azotea, cruzar la calle',
  walkon:
    'seguir caminando, dar un paso, saltar, caminar hacia, tirarme, dejarme caer, no mirar, avanzar',
  diary3: 'diario, cuaderno, libreta, redaccion, historia de instagram, story, blog',
  drownx:
    'ahogarse, morir, morirse, matarse, suicidarse, desaparecer, no vivir, acabar con todo, tirarse',
  fear3: 'miedo de que, tengo miedo de que, temo que, me preocupa que, miedo a que',
  sui5: 'se suicide, se mate, se haga dano, haga una locura, se quite la vida, se tire, acabe con su vida',
}
