/** The words of the crisis rules in this language; how they are written: CrisisPack in pack.ts. */
export const esTerms = {
  first: 'yo, mi vida, mi mente, mi cabeza',
  firstverb: `
    quiero, soy, estoy, siento, tengo, voy, pienso, creo, deseo, necesito, puedo, he, odio,
    quisiera, vivo, sueno, planeo, espero, prefiero`,
  second: 'tu, ti, te, vos, usted, ustedes, tus, quieres, has',
  third: `
    ella, ellos, ellas, amigo, amiga, amigos, novio, novia, esposo, esposa, marido, mujer,
    pareja, madre, mama, padre, papa, padres, hermano, hermana, hijo, hija, hijos, primo,
    prima, tio, tia, companero, companera, vecino, vecina, alumno, alumna, ex, abuelo,
    abuela, sobrino, sobrina, colega, jefe, cunado, cunada, hermanito, hermanita,
    mejor amigo, mejor amiga, conocido, conocida, familiar, estudiante, suegra, roomie,
    compa, alguien que, un chico, una chica, un tipo, una muchacha, un muchacho, este chico,
    esta chica`,
  toward: `
    a mi, a mis, con mi, con mis, para mi, para mis, sin mi, de mi, de mis, por mi, por mis,
    a un, a una, en, de, con, a`,
  generic: `
    alguien, la gente, gente, personas, pacientes, adolescentes, jovenes, los que,
    las personas, uno, protagonista, personaje, actor, actriz, cantante, quienes,
    una persona, muchos, heroe`,
  and: 'y, pero, o, porque, pues, asi, entonces, aunque',
  neg: `
    no, nao, nunca, jamas, sin, ni, tampoco, nadie, evitar, prevenir, deja de, dejes`,
  notneg: `
    no (se|puedo|solo|dejo|paro|aguanto|soporto|sirvo|valgo|importa|veo|encuentro|tengo|siento|hay|soy|estoy|duermo|merezco|hago|tiene|vale|es|entiendo|pude|logro|consigo|doy|sabia|tienes|mas|ha|he dejado|estaba|podia),
    nadie (me|te|se|le|sabe|entiende|puede|va),
    nunca (fui|he sido|sere|seria|me|mejora|podre|tuve),
    sin (ti|ella|el|parar|dejar|duda|esperanza|sentido|salida|ganas|fuerzas|dormir),
    por que no, ni siquiera, ya no (puedo|aguanto|se|soporto|tengo|encuentro|siento|doy)`,
  report: `
    dice, dijo, dicen, decia, conto, cuenta, escribio, publico, confeso, amenaza, amenazo,
    menciono, comento, manda, mando, habla, repite, comenta, puso`,
  fiction: `
    pelicula, peliculas, peli, libro, novela, serie, episodio, capitulo, personaje,
    protagonista, heroe, cancion, canciones, letra, musica, album, juego, juegos, videojuego,
    anime, manga, poema, documental, articulo, noticia, noticias, reportaje, programa,
    teatro, opera, romeo, julieta, actor, actriz, cantante, podcast, historia, titulo,
    escena, temporada, rapero, tesis, ensayo, minecraft, telenovela, cuento, meme`,
  past: `
    hace # anos, hace anos, hace muchos anos, hace mucho tiempo tuve, antes, antiguamente,
    en aquel entonces, cuando era, cuando tenia # anos, cuando tenia, de joven,
    de adolescente, en el pasado, en la secundaria, en el instituto, en la prepa,
    en la universidad, en el colegio, en mi adolescencia, en esa epoca, tiempo atras`,
  over: `
    ahora (estoy (bien|mejor|feliz|contenta|contento)|todo|ya no|soy feliz|me siento (bien|mejor)|vivo feliz),
    ya (estoy (bien|mejor)|lo supere|no pienso|me siento mejor|pase),
    hoy (estoy (bien|mejor)|soy feliz|en dia estoy), me alegro de (estar|seguir|haber|no),
    feliz de estar viv*, contenta de estar viva, contento de estar vivo, lo supere, superado,
    agradezco (estar|seguir) viv*, salir adelante, sali adelante, logre salir,
    por suerte ya no`,
  still: `
    hace tiempo que, desde hace, hace meses que, hace anos que, otra vez, de nuevo, todavia,
    aun, sigo, ahora, hoy, esta noche, ultimamente, siempre, cada dia, todos los dias, ayer,
    anoche, la semana pasada, ahorita, constantemente, a veces, seguido, cada noche,
    a diario`,
  wish: `
    quiero, quisiera, querria, kiero, qiero, deseo, desearia, deseando, ojala, gustaria,
    prefiero, preferiria, necesito, ganas de, espero, merezco, deberia, dejenme, dejame,
    mejor, anhelo, sueno con, rezo por, rezo para, pido a dios, le pido a dios, pido,
    lista para, listo para, dispuesto a, dispuesta a, ansio, tengo que, mas vale,
    solo quiero, me dan ganas de, por que no puedo, quiero poder, ruego`,
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
  die: `
    morir, morirme, moriri, muerto, muerta, estar muert*, estuviera muert*,
    no (despertar|existir|vivir|estar|haber nacido|ser|volver a despertar|seguir viva|seguir vivo|estar viva|estar vivo|estar aqui mas|despertarme|despierte|existiera|amanecer),
    nunca (despertar|haber nacido|haber existido|mas despertar|volver a despertar|mas despertarme),
    dejar de (existir|vivir|respirar|estar|ser),
    desaparecer (para siempre|de este mundo|de la faz|del mundo|por completo|de la tierra|y no volver|del mapa|de una vez),
    desaparecer de,
    irme (de este mundo|para siempre|al cielo|de esta vida|al otro mundo|con dios|de aqui para siempre),
    dejar este mundo, dejar esta vida, quedarme dormid*,
    dormir (para siempre|eternamente|y no|y nunca), dormirme (para siempre|y no),
    cerrar los ojos (para siempre|y no), partir de este mundo, estar bajo tierra,
    que me (muera|mate|atropelle|trague|lleve la muerte|parta un), me muera, me muriera,
    no haber nacido, no hubiera nacido, no existiera, no despertara, no despertar mas,
    no amanecer, palmarla, dinarla, petarla, estirar la pata,
    descansar (para siempre|eternamente), ya no (despertar|existir|estar|vivir|ser), die,
    mourir, 💀, ☠`,
  finish: `
    acabar (con (todo|mi vida|esto|mi sufrimiento|este sufrimiento|este dolor|mi existencia|mi dolor|todo esto)|todo),
    terminar (con (todo|mi vida|esto|mi sufrimiento|este sufrimiento|este dolor|mi existencia|todo esto)|mi vida|todo),
    ponerle fin (a (todo|mi vida|esto)),
    poner fin a (todo|mi vida|mi existencia|esto|mi sufrimiento|este dolor), acabarlo todo,
    terminarlo todo, que (todo|esto) (acabe|termine|pare|se acabe|se termine),
    que se (acabe|termine) (todo|esto|la vida|mi vida), dejarlo todo para siempre,
    acabar de una vez, terminar de una vez, acabar mi vida, finalizar mi vida, fin a mi vida,
    que termine mi vida, tirar la toalla con la vida, dejar de sufrir, que pare el dolor`,
  breakoff: `
    con (este|el|la|mi novio|mi novia|ella|los|las|un|una) (trabajo|proyecto|tema|examen|tarea|curso|relacion|corrupcion|hambre|partido|problema|juego|libro|serie|plagas),
    relacion, proyecto, clases, semestre, examenes, trabajo, tarea, jornada, reunion,
    contrato, noviazgo, carrera, curso, semana, pandemia, cuarentena, novio, novia,
    discusion, partido, conmigo, mi jefe, informe, la mudanza, deberes, el verano`,
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
    tirarme (de|del|desde|por|a las vias|al tren|al metro|al vacio|a la via|bajo|al mar|a un),
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
  nowant: `
    no (quiero|deseo|quisiera|tengo ganas de|me dan ganas de|puedo|soporto|merezco|aguanto|vale la pena|quiero seguir|quiero continuar|quiero volver a|tengo fuerzas para|me interesa|pienso),
    ya no (quiero|deseo|tengo ganas de|puedo|soporto|vale la pena|aguanto|quiero seguir|me quedan ganas de|tengo fuerzas para|tengo fuerza para),
    sin (ganas de|fuerzas para|motivos para|razones para|razon para|motivo para),
    nunca mas quiero, no sirvo para, no quiero mas, no kiero, ya no kiero, tampoco quiero,
    no queria, para que`,
  live: `
    vivir, vivo, existir, seguir viviendo, seguir viva, seguir vivo, estar viva, estar vivo,
    esta vida, la vida, mi vida, viviendo, despertar, despertarme, despertar manana,
    seguir asi viviendo, estar en este mundo, seguir en este mundo, continuar viviendo,
    seguir con vida, seguir con mi vida, levantarme nunca, vivir mas, seguir respirando,
    ver otro dia, vivir asi, amanecer`,
  liveplace: `
    en (esta|este|mi|la|casa|madrid|mexico|un|una|barcelona|espana|argentina|el), con mis,
    con ella, con mi, aqui, solo, sola, juntos, lejos`,
  tired: `
    (cansado|cansada|harto|harta|agotado|agotada|hartisima|hastiada|hastiado|aburrida|aburrido) de,
    odio, detesto, me cansa, me canse de, me duele, duele, cuesta, me pesa, aborrezco`,
  livehard: `
    vivir, existir, la vida, estar viva, estar vivo, esta vida, seguir viviendo, respirar,
    seguir viva, seguir vivo, seguir adelante, mi existencia, la existencia`,
  lack: `
    no tengo, no tengo ninguna, no tengo ningun, no veo, no encuentro, no hay, ninguna,
    ningun, sin, perdi, perdi la, perdi las, he perdido, ya no tengo, no le veo,
    no le encuentro, cual es, cual es el, falta, no queda, no me queda, no me quedan,
    no tiene, ya no tiene, que, que sentido tiene, carezco, perdido, ya no hay`,
  reason: `
    razon, razones, motivo, motivos, sentido, ganas, fuerzas, fuerza, voluntad, proposito,
    deseo, motivacion, valor, esperanza, derecho`,
  of: 'para, de, a, por, por que',
  nolife: `
    la vida (no (vale|tiene)|ya no (vale|tiene|me)|carece),
    mi vida (no (vale|tiene)|ya no (vale|tiene)), vida no (vale|tiene sentido|merece),
    (para que|por que|de que sirve) (vivir|existir|seguir viviendo|sigo viv*|sigo aqui|naci|vivo|existo|seguir vivo|seguir viva|estoy viv*|sigo existiendo|sigo respirando),
    no (debi|deberia|debia) (nacer|haber nacido|existir|estar viv*),
    nunca debi (nacer|haber nacido|existir),
    (ojala|quisiera|desearia) (no haber nacido|nunca haber nacido|no existir|nunca hubiera nacido|no hubiera nacido),
    no merezco (vivir|estar viv*|la vida|existir), hubiera preferido no nacer,
    me arrepiento de haber nacido, cansancio de vivir, no pedi nacer,
    vivir es (un infierno|una tortura|insoportable|un castigo|sufrir),
    vivir (ya no|no) (vale|tiene),
    no le (veo|encuentro) (sentido|el sentido) a (la vida|vivir|nada|mi vida|existir),
    no tiene sentido (vivir|seguir viviendo|seguir viva|seguir vivo|mi vida|la vida),
    quiero dejar de vivir`,
  onlyway: `
    unica (salida|solucion|opcion|forma|manera|alternativa|escapatoria),
    unico (camino|modo|escape|remedio|consuelo), mejor (salida|solucion|opcion), la solucion,
    alivio, un alivio, la salida, liberacion, descanso, lo mejor, paz`,
  muerte: `
    muerte, la muerte, morir, suicidio, morirme, matarme, suicidarme, quitarme la vida,
    estar muert*`,
  gone: `
    sin mi,
    si (me muero|me muriera|muriera|no existiera|no estuviera|desaparezco|desapareciera|me fuera|me matara|yo no|no estoy|ya no estoy|ya no estuviera|me voy de|me suicidara|me mato|faltara|falto|me suicido|no hubiera nacido|me morirse|dejara de existir|me muriese|no existiese|estuviera muert*),
    cuando (me muera|ya no este|no este|este muert*|me haya ido),
    que yo (muera|me muera|desaparezca|no este), que me muera, mi muerte, si muero,
    si yo (muero|desaparezco|muriera|no estuviera|no existiera)`,
  better: `
    se arregla, se resuelve, arreglado, resuelto, se soluciona, solucionado, mejor,
    mas feliz, mas felices, felices, aliviados, aliviado, tranquilos, tranquila, alivio,
    mas facil, contentos, bien, en paz, feliz, beneficio, favor, libres`,
  who: 'nadie, quien, alguien, ninguno, ni siquiera, nadie me',
  care: `
    extranaria, extranara, extranarian, echaria de menos, echara de menos, echarian de menos,
    notaria, notara, notarian, importaria, importara, importa, lloraria, llorara, llorarian,
    daria cuenta, dara cuenta, darian cuenta, preocuparia, triste, enteraria, enterara,
    recordaria, acordaria, sentiria, iria a mi funeral, extranaran`,
  burden: 'carga, estorbo, peso, lastre, molestia, parasito, inutil, decepcion, cargo',
  others: `
    todos, todo el mundo, mi familia, mis padres, mis amigos, los demas, la gente, mis hijos,
    mi madre, mi mama, mi pareja, mi esposo, mi marido, la sociedad, ustedes, ellos, nadie,
    solo soy, solo, solo un, solo una, quienes, mi entorno, quienes me`,
  bye: 'adios, hasta siempre, me despido, despedida, bye, chao, hasta nunca',
  forever: `
    para siempre, mundo cruel, mundo, a todos, vida, mama, papa, familia, por ultima vez`,
  thanks: `
    gracias por todo, gracias, perdon, perdonenme, perdoname, los amo, los quiero, te amo,
    les quiero, os quiero, lo siento, no es su culpa, no es tu culpa, cuiden a, cuiden de,
    cuida a, cuida de, no me olviden, no me olvides, cuidense, perdonadme, no fue culpa`,
  leaving: `
    no (estare|voy a estar) (aqui|mas|viva|vivo|manana|para|con ustedes|en este mundo|ya|cuando),
    ya no (estare|voy a estar|me veran|estare aqui|estoy), no estare,
    manana (ya no|no) (estare|estoy|voy a estar|existire|despertare),
    cuando (leas|lean|leais|lea|encuentren|encuentres) (esto|este mensaje|esta carta|mi cuerpo|esta nota),
    (ya estare|estare|ya habre|me habre) (muert*|ido|lejos|mejor|en otro|en un lugar),
    ultimo (mensaje|dia|adios|texto|post|abrazo|cumpleanos),
    ultima (carta|noche|vez que|vez|publicacion|navidad|llamada), mis ultimas palabras,
    me voy (para siempre|de este mundo|a un lugar mejor|y no|al cielo|a ir), no me busquen,
    no me busques, no me volveran a ver, no volveran a saber,
    nos vemos en (la otra|el otro|el cielo|el mas alla), en la otra vida, en otra vida,
    no llego a manana, no pasare de esta noche, no vere el, es mi final, hasta aqui llegue,
    ya tome la decision, ya no seran molest*, ya no los molestare, no despertare`,
  note: `
    carta de (despedida|suicidio|adios), cartas de despedida,
    nota de (despedida|suicidio|adios), mensaje de despedida, video de despedida, testamento,
    carta para (mis padres|mi familia|mis hijos|mi mama|mi madre), nota suicida,
    carta suicida`,
  write: `
    escribi, escrito, escribiendo, escribir, escribo, deje, dejar, deja, redacte, redactar,
    tengo, hice, hacer, prepare, lista, listo, termine, grabe, ayudame, ya esta, preparado,
    preparada, dejo, dejado`,
  hoard: `
    guardado, guardando, guarde, acumulado, acumulando, juntado, juntando, junte, comprado,
    compre, comprar, ahorrado, conseguido, consegui, escondido, escondidas, preparado, tengo,
    frente a mi, en la mano, reunido, ahorrando, colecciono, almacenado, pedi`,
  pills: `
    pastillas, medicamentos, medicinas, pildoras, somniferos, paracetamol, ibuprofeno,
    insulina, antidepresivos, ansioliticos, lejia, cloro, calmantes, clonazepam, tabletas,
    xanax, diazepam, frasco de, rivotril`,
  means: `
    soga, cuerda, pistola, arma, navaja, cuchilla, cuchillas, cuchillo, veneno, pastillas,
    bala, balas, somniferos, escopeta, carbon, raticida, cutter, tijeras, pastilla, frasco,
    bisturi`,
  forit: `
    de golpe, de una vez, a la vez, esta noche, para morir, para matarme, para hacerlo,
    para terminar, para acabar, todas juntas, tomarmelas, tomarlas todas, suficientes,
    suficiente, en la mano, y todo acabara, listo, lista, para ahorcarme, se acaba, se acabo,
    para colgarme, para cuando, hacerlo esta, para usarla, para no despertar, bastaran, hoy`,
  ask: `
    como, cual, cuales, que, cuantas, cuantos, cuanta, donde, metodo, metodos, forma, formas,
    manera, maneras, dosis, dame, dime, explicame, consejos, ensename, mejor, duele, lista,
    foro, pagina, recomiendas, recomiendame, busco, existe, hay`,
  painless: `
    sin dolor, sin sufrir, sin sufrimiento, indolora, indoloro, rapido, rapida, rapidamente,
    facil, facilmente, efectivo, efectiva, eficaz, segura, seguro, menos dolorosa,
    menos doloroso, letal, mortal, mas rapida, mas facil, tranquila, pacifica, menos duele,
    menos dolor, infalible, mas letal, duele menos, sin que duela, duela menos, duele`,
  todie: `
    morir, morirme, suicidarme, suicidarse, suicidio, matarme, matarse, muerte,
    quitarme la vida, quitarse la vida, letal, mortal, mortales, fatal, mata, matan,
    matar a una persona, matar a alguien, ahorcarme, ahorcarse, sobredosis, desvivirme,
    desvivirse, colgarme, muero`,
  knot: `
    nudo de horca, nudo para ahorcar*, nudo corredizo, una soga, cortarse las venas,
    ahorcarse, autolesionarse, hacerse dano, cortarme sin que, suicidarse, matarse`,
  selfharm: `
    cortarme, me corto, me corte, cortandome, autolesion, autolesiones, autolesionarme,
    autolesiono, autolesionarse, me autolesiono, hacerme dano, me hago dano, haciendome dano,
    lastimarme, me lastimo, lastimandome, herirme, me hiero, quemarme la piel, quemarme con,
    quemarme los brazos, me quemo los, me quemo la piel, rasgunarme, me rasguno, mutilarme,
    castigarme, golpearme la cabeza, golpearme contra, me golpeo, arrancarme la piel,
    navaja en (la piel|mi brazo|mis brazos|la muneca), cuchilla en (la piel|mi brazo),
    ver mi sangre, verme sangrar, ver sangre, esconder mis cortes, ocultar mis cortes,
    cortes en (los brazos|mis brazos|las piernas|mis piernas|las munecas),
    las cicatrices de mis cortes, hacerme cortes`,
  accident: `
    cocinando, cocinar, afeitandome, afeitarme, sin querer, por accidente, accidente,
    jugando, futbol, gimnasio, gym, corriendo, caida, cai, tropece, verduras, cebolla, papel,
    el dedo, dedo, pelo, cabello, flequillo, las unas, rodilla, tobillo, espalda, entrenando,
    peluqueria, el flequillo, el pelo`,
  eating: `
    vomitar (despues|la comida|lo que|a proposito|todo), provocarme el vomito,
    provocar el vomito, inducir el vomito, provocarme vomito, dejar de comer, no comer,
    no comer nada, sin comer, matarme de hambre, pasar hambre, ayunar, ayuno de # dias,
    laxantes, anorexica, anorexico, anorexia, bulimica, bulimia, pro ana, proana, thinspo,
    # calorias al dia, purgarme, purgar, saltarme todas las comidas`,
  thin: `
    adelgazar, bajar de peso, perder peso, flaca, flaco, delgada, delgado, kilos, gorda,
    gordo, peso, huesos, rapido`,
  eatask: `
    como, consejos, tips, trucos, quiero, ayudame, cuanto tiempo, cuantos dias, ser,
    volverme, sin que, voy a, tecnicas, puedo, durante, hacerme, me ensenas, necesito`,
  laugh: `
    de (risa|hambre|sed|calor|frio|verguenza|aburrimiento|sueno|cansancio|miedo|ganas|amor|envidia|celos|curiosidad|viejo|vieja|ternura|pena ajena|la risa|emocion|nervios|asco|susto|cringe|gusto|felicidad),
    por (verte|ver|ir|conocer|saber|un|una|esa|ese|ti|el|la|comer|probar), en el intento,
    en el juego, riendo, de la risa, feliz, de viejos, por mi patria, en combate,
    tranquila de, de exito, matando, bateria, en paz cuando`,
  deadword: `
    muerto de (cansancio|hambre|sueno|miedo|frio|sed|risa|envidia|calor|celos|verguenza|aburrimiento|amor),
    muerta de (cansancio|hambre|sueno|miedo|frio|sed|risa|envidia|calor|celos|verguenza|aburrimiento|amor),
    punto muerto, mar muerto, naturaleza muerta, peso muerto, tiempo muerto, dia de muertos,
    dia de los muertos, lengua muerta, de mala muerte, pena de muerte, medio muert*,
    de muerte, mosquita muerta, muerto el perro, muertos vivientes, a muerte`,
  suiprevent: `
    prevencion, prevenir, tasa, tasas, escuadron, linea, telefono, estadisticas, colectivo,
    colectivos, comando, atentado, bosque, politico, economico, asistido, politica,
    economica, mision, indice, cifras, terrorista, squad`,
  fewpills: `
    (una|un|dos|tres|cuatro|#) (pastilla|pastillas|tableta|tabletas|paracetamol|paracetamoles|ibuprofeno|ibuprofenos|aspirina|aspirinas)`,
  than: `
    antes (muerto|muerta|morir) que, morir antes que, prefiero morir (a|que|antes),
    preferiria morir (a|que|antes), antes me muero que, morir que`,
  titled: `
    se llama, titulada, titulado, llamada, llamado, titulo, canta, coro, estribillo, dice la`,
  killtime: `
    el tiempo, tiempo, el aburrimiento, dos pajaros, la curiosidad, trabajando, estudiando,
    en el gimnasio, en el gym, para conseguir,
    en (el|la|los|este|esta) (trabajo|gimnasio|gym|escuela|universidad|estudio), por aprobar,
    a trabajar, a estudiar, por (el|la|los|las|un|una) (examen|trabajo|tarea|oferta|precio),
    haciendo`,
  hateself: `
    me odio, me doy asco, no sirvo para nada, no valgo nada,
    soy (inutil|un inutil|una inutil|un fracaso|una basura|basura|una mierda|un error|un estorbo|un desastre|una decepcion|una carga|un perdedor|una perdedora|un asco),
    odio mi vida,
    mi vida es (una mierda|un infierno|un desastre|un fracaso|una porqueria|horrible),
    detesto mi vida, odio ser yo, me detesto, no merezco nada, no soy nada, no valgo`,
  hopeless: `
    sin esperanza, sin esperanzas, no hay esperanza, ninguna esperanza, desesperad*,
    desesperacion, sin salida, no veo salida, no hay salida, no veo futuro, sin futuro,
    nada tiene sentido, nada vale, nada importa, no tiene sentido, perdi la esperanza,
    toque fondo, tocado fondo, me rindo, rendirme, me doy por vencid*, nada va a mejorar,
    nunca va a mejorar, no tengo futuro, todo esta perdido, todo me da igual,
    no le veo salida, se acabo todo para mi, sin sentido`,
  cannot: `
    no puedo mas, ya no puedo, no aguanto mas, ya no aguanto, no lo soporto, no soporto mas,
    ya no soporto, no puedo con, no puedo seguir, no doy mas, ya no doy mas, al limite,
    no tengo fuerzas, sin fuerzas, no me quedan fuerzas, no resisto mas,
    es demasiado para mi`,
  worn: `
    cansada, cansado, agotada, agotado, sufro, sufrimiento, sufriendo, dolor, duele,
    llorando, lloro, depresion, deprimid*, triste, vacia, vacio, rota, roto, destruida,
    destrozado, destrozada, infierno, angustia`,
  alone: `
    nadie me quiere, a nadie le importo, no le importo a nadie, nadie me entiende,
    nadie me ama, estoy sola, estoy solo, completamente sola, completamente solo,
    todos me odian, nadie me necesita, no tengo a nadie, me siento sola, me siento solo,
    nadie me escucha, sola en el mundo, solo en el mundo, todos me abandonan`,
  vanish: `
    desaparecer, irme lejos de todo, esfumarme, evaporarme, dormir y no, no sentir nada,
    dejar de sentir, borrarme, ser invisible, no estar, no estar aqui, irme de aqui`,
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
  wontreach: `
    no (voy a|creo) (llegar|que llegue|vivir|pasar) (a|de|hasta), no llegare a,
    no llego a (fin|manana|los|mis|navidad), no pasare de (este|esta|los|hoy),
    no vivire (para|hasta|mucho), no me veo (llegando|viviendo|cumpliendo)`,
  age: `
    cumplir, los #, # anos, navidad, manana, fin de ano, mis #, el ano, mi cumpleanos,
    esta semana, esta noche, hoy`,
  voice: 'una voz, voces, la voz, las voces, algo dentro, mi cabeza, mi mente',
  says: `
    dice que, dicen que, me dice, me dicen, ordena, ordenan, grita que, pide que, susurra`,
  jumpword: `
    salte, me mate, muera, saltar, matarme, lo haga, termine con, acabe con, me corte,
    me suicide, me tire`,
  gentle: `
    tranquila, tranquilo, rapida, rapido, facil, pacifica, suave, efectiva, segura, mejor,
    menos dolorosa`,
  leave: `
    irse de este mundo, irme de este mundo, morir, irse, partir, dejar este mundo, irme,
    suicidarse, morirse`,
  onlything: 'lo unico que, la unica cosa que, solo, nada mas que, solamente',
  blade: `
    la navaja, navaja, la cuchilla, cuchilla, cortarme, el dolor, la sangre, los cortes,
    el cutter, las pastillas`,
  calms: 'calma, tranquiliza, alivia, ayuda, hace sentir, consuela, me queda',
  joindead: `
    (irme|ir|estar|reunirme|encontrarme|reencontrarme) con (mi|mis) (abuela|abuelo|madre|padre|mama|papa|hermano|hermana|hijo|hija|esposo|esposa|abuelos|perro|bebe),
    con mi (abuela|abuelo|mama|papa|hijo|hija|hermano|hermana) en el cielo, al cielo,
    en el cielo con`,
  chosen: `
    elegi, escogi, ya elegi, ya escogi, tengo elegido, he elegido, decidi, encontre,
    tengo decidido, ya se`,
  spot: `
    el puente, la fecha, el lugar, el dia, el edificio, la soga, el metodo, el arbol,
    la hora, como hacerlo, donde hacerlo`,
  doit: 'lo hago, lo hare, lo voy a hacer, hacerlo, es el dia, sera el dia, me voy',
  noback: `
    no hay vuelta atras, sin vuelta atras, ya no hay marcha atras, no hay marcha atras,
    esta noche, hoy, ya no, al fin, por fin, nadie me va a detener`,
  heartstop: `
    mi corazon (deje|dejara|se detenga|se detuviera|pare|parara|se pare),
    corazon dejara de latir, corazon deje de latir,
    me (atropellara|atropelle|atropellen|arrolle|parta un rayo|de cancer|diera cancer|matara|maten|mataran|disparen),
    que un (carro|coche|camion|tren|auto|bus) me (atropelle|atropellara|arrolle|mate),
    morir mientras duermo, morirme dormida, morirme dormido, tener cancer, un accidente y no`,
  lifehurts: `
    (acabo|termino|acabare|terminare) con (mi vida|todo|esto|mi existencia),
    vivir es (solo |puro |un |)(sufrimiento|sufrir|dolor|tormento|martirio|suplicio),
    vivir (me |)(duele|pesa|cansa|es una tortura|es insoportable|es un infierno|es un castigo),
    me duele (vivir|existir|estar viv*), existir (me |)duele,
    cada dia es (un infierno|una tortura|un suplicio), estoy harta de existir,
    me pesa (vivir|la vida|existir)`,
  hurtq: 'duele, duele mucho, es doloroso, duele morir, se sufre, dura mucho, es dolorosa',
  diesub: `
    ahorcarse, morir, ahogarse, desangrarse, suicidarse, cortarse las venas, colgarse,
    tirarse de un puente, la horca, dispararse`,
  noeat: `
    sin comer, llevo # dias sin comer, dias sin comer, no como, no he comido, dejo de comer,
    ayunando, en ayunas`,
  hold: `
    aguanto, aguantar, adelgazar, bajar, continuar, mas tiempo, mas dias, gorda, gordo,
    flaca, peso, sin que, seguir`,
  lifesense: 'el sentido de la vida, sentido de la vida, el proposito de la vida',
  deserve: 'merezco',
  dying: 'morir, la muerte, morirme, sufrir, desaparecer, lo peor',
  giveup: `
    ya no puedo, no puedo mas, ya no aguanto, no aguanto mas, me rindo, no doy mas,
    ya me canse`,
  mine: `
    la mia, mi muerte, mi propia muerte, en morir, en morirme, estar muert*, matarme`,
  onlythink: `
    solo pienso en, no dejo de pensar en, no paro de pensar en, todo el dia pienso en,
    siempre pienso en, pienso mucho en, no puedo dejar de pensar en`,
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
  mynote: `
    mi carta de despedida, mi nota de despedida, mis cartas de despedida, mi nota suicida,
    mi carta suicida, mi testamento`,
  peace: 'descansar, paz, tranquilidad, libre, descanso, dejar de sufrir, no sufrir',
  dieonly: 'morir, morirme, la muerte, estar muert*',
  search3: `
    busca, buscando, busco en, investiga, investigando, lee sobre, googlea, mira, consulta`,
  methods3: `
    metodos de suicidio, suicidio, como morir, como matarse, como suicidarse,
    formas de morir, formas de suicidarse, suicidarse`,
  swallow3: 'se trago, se tomo, trago, se ha tomado, ingirio, se corto, se bebio, se abrio',
  existence: 'mi existencia, mi vida, mi nacimiento, que yo exista, haber nacido',
  mistake: `
    un error, error, un desperdicio, un chiste, un accidente, una verguenza, una maldicion,
    no tiene sentido, un castigo, una carga, inutil`,
  unwake: `
    no despertar, no despertarme, nunca despertar, no despertar mas, dormir para siempre,
    ya no despertar, no volver a despertar`,
  howmany: 'cuantas, cuantos, cuanta, que dosis',
  gun: 'una pistola, un arma, una escopeta, pistola, revolver, un revolver',
  shootself: `
    pegado un tiro, pegarme un tiro, dado un tiro, disparado, en la cabeza, volado la cabeza,
    darme un tiro, apretar el gatillo, apretado el gatillo`,
  rooftop: `
    en la azotea, en el techo, en el puente, en la cornisa, al borde, en el balcon,
    en las vias, en el borde, en la barandilla, en el tejado, en el precipicio`,
  onestep: `
    un paso, solo un paso, saltar, miro abajo, mirando abajo, tan facil, soltarme, me suelto,
    el vacio, salto`,
  staylong: `
    siga con vida, seguir con vida, siga viva, siga vivo, vivir, viva, aguante, seguir aqui,
    siga aqui, dure, durar`,
  longer: `
    mucho mas tiempo, mucho tiempo, la proxima semana, hasta manana, mucho mas,
    el proximo mes, manana`,
  doubt: `
    no creo que, no creo, no se si, dudo que, no puedo prometer, no prometo, no estoy segur*`,
  maybe: `
    puede que, quizas, quiza, tal vez, a lo mejor, capaz que, igual, es posible que,
    creo que`,
  killme: `
    me mate, me mato, me suicide, me suicido, me tire, me corte, termine con todo,
    me quite la vida, acabe con todo`,
  tonightw: 'esta noche, hoy, manana, pronto, un dia, algun dia, de una vez, por fin',
  cutpast: `
    me volvi a cortar, volvi a cortarme, me corte otra vez, me corte de nuevo, me he cortado,
    me volvi a lastimar, recai en los cortes, volvi a autolesionarme`,
  herereason: `
    razon para estar aqui, razones para estar aqui, motivo para estar aqui,
    motivos para estar aqui, razon para seguir, motivos para seguir, razones para seguir,
    motivo para seguir, razon para quedarme, nada que me retenga`,
  everything: 'todo, esto, el dolor, la vida, el mundo, mi corazon, todo esto',
  stopword: `
    parara, pare, acabara, acabe, terminara, termine, se detuviera, se acabara, se detenga,
    se apague, cesara`,
  forever2: 'para siempre, de una vez, por siempre, definitivamente, de una buena vez',
  endall: `
    acabar con todo, terminar con todo, acabar con mi vida, dejar este mundo, irme de aqui,
    poner fin, rendirme del todo`,
  onlyanswer: `
    unica respuesta, la respuesta, unica solucion, la solucion, unica salida, la salida,
    unica opcion`,
  leaveword: 'desaparecer, irme, marcharme, esfumarme, perderme',
  neverback: `
    no volver nunca, nunca volver, no volver jamas, no volver, no regresar,
    no regresar nunca, para siempre, nunca regresar`,
  sunrise: `
    salir el sol, el sol manana, el amanecer, otro dia, un nuevo dia, ver el manana,
    despertar manana, el dia de manana`,
  notwant: 'no quiero, ya no quiero, no deseo',
  see: 'ver, vivir, conocer, enfrentar, despertar',
  notleave: `
    no se me van, no se van, no paran, no me dejan, vuelven, volvieron, todo el tiempo,
    todos los dias, me persiguen, empeoran, cada vez mas, no desaparecen, no cesan,
    no me sueltan`,
  peacego: `
    irme tranquilo, irme tranquila, irme en paz, puedo irme, lista para irme,
    listo para irme, nada me retiene, nada me detiene aqui, que me retiene, ya puedo irme,
    partir en paz`,
  stare: `
    mirando, miro, viendo, sostengo, tengo enfrente, frente a mi, en la mano, a mi lado,
    en la mesa, contemplando, observando`,
  meansx: `
    frasco de pastillas, frasco, pastillas, bote de pastillas, la navaja, la cuchilla,
    la soga, la cuerda, el cuchillo, la pistola, el arma, las pastillas, caja de pastillas`,
  longt: 'una hora, horas, toda la noche, mucho tiempo, rato, dudando, llevo',
  noreply: `
    no contesto, no respondo, ya no contesto, ya no respondo, no aparezco, no me encuentras,
    ya no escribo, no doy senales`,
  dontsad: `
    no te pongas triste, no estes triste, no llores, no lloren, no te preocupes,
    no se pongan tristes, no es tu culpa, no fue tu culpa, olvidame, no te culpes`,
  hellday: `
    cada dia es (un infierno|una tortura|un suplicio|un calvario), vivo un infierno,
    mi vida es un infierno, todos los dias son un infierno`,
  whenend: `
    cuando va a terminar, cuando terminara, cuando se acabara, cuando acabara,
    cuando va a acabar, cuanto mas, hasta cuando, cuando se va a acabar`,
  lesswith: `
    ya no tendrian que, no tendrian que, ya no pelearian, no pelearian, estarian en paz,
    vivirian mejor, serian felices, por fin podrian, dejarian de, podrian por fin,
    descansarian`,
  unwanted: `
    nadie me quiere en, nadie me quiere cerca, nadie me necesita, a nadie le hago falta,
    nadie me soporta, todos me rechazan`,
  onlythink2: `
    no pienso en otra cosa, no pienso en nada mas, solo pienso en, solo pienso,
    unicamente pienso, pienso todo el dia en, lo unico en que pienso,
    no hago mas que pensar en`,
  dyingx: `
    morir, morirme, la muerte, suicidarme, matarme, acabar con todo, quitarme la vida,
    desaparecer, en morir`,
  poisonx: `
    veneno, veneno para ratas, raticida, cloro, lejia, pastillas, insecticida, somniferos,
    pesticida`,
  swallowit: `
    para tomarmelo, para tomarlo, para tomarmela, para tomarmelas, tomarmelo, tomarmelas,
    beberlo, beberlo todo, para beber, tragarmelas, ingerirlo, para tragarmelo`,
  thislife: `
    esta vida, la vida, mi vida, esta existencia, mi existencia, esta mierda de vida`,
  endit: `
    terminar con, acabar con, terminar, acabar, dejar, poner fin a, abandonar, salir de`,
  badthing3: `
    una locura, una tonteria, algo malo, se haga dano, se mate, se suicide, lo peor, cometa,
    se quite la vida, haga algo`,
  streamer3: `
    streamer, youtuber, seguidora, seguidor, companera de piso, companero de piso, roomie`,
  cutmarks3: 'cortes, cicatrices, marcas, heridas',
  arms3: `
    en los brazos, en el brazo, en las munecas, en las piernas, en la muneca, en los muslos`,
  prefer3: 'preferiria, prefiere, quisiera, desearia, quiere',
  deadx: 'estar muerta, estar muerto, morir, morirse, no vivir, irse ya, no despertar',
  thinkdeath3: 'repite que, dice que, repite, dice, insiste en que, siempre dice que',
  swallow3b: 'se tomo, se ha tomado, se trago, tomo, ingirio',
  jump3: `
    se va a tirar, se va a lanzar, se va a matar, se va a suicidar, se tirara, se lanzara`,
  floorx: `
    piso, edificio, azotea, ventana, puente, techo, balcon, acantilado, terraza, torre`,
  leapx: 'saltar, tirarme, lanzarme, aventarme, arrojarme, me tiro, me lanzo, salto',
  will: 'voy a, quiero, pienso, planeo, me dan ganas de, ganas de, decidi, voy',
  nopain: `
    sin que me duela, sin que duela, sin que me doliera, sin sentir nada, sin sentir dolor,
    sin sufrir mucho`,
  diex: 'morir, morirme, matarme, suicidarme, irme',
  onemoreday: `
    un dia mas, un minuto mas, una hora mas, ni un dia mas, otro dia, una noche mas,
    un segundo mas`,
  worldx: 'este mundo, esta vida, esta tierra, aqui, viva, vivo, vivir, asi',
  leavew: `
    dejar este mundo, abandonar este mundo, irme de este mundo, partir de este mundo,
    dejar esta vida, abandonar esta vida`,
  decided: `
    decidi, he decidido, ya decidi, voy a, quiero, tome la decision, estoy por, necesito`,
  caremom: '(cuida|cuiden|cuidame|cuidenme|encargate|encarguense) (a|de|de a|) (mi|mis)',
  gonew: `
    cuando ya no este, cuando no este, cuando me vaya, cuando me muera, si me pasa algo,
    despues de que me vaya, cuando me haya ido, cuando yo falte`,
  onereason: `
    una razon para (seguir|vivir|quedarme|no|continuar),
    un motivo para (seguir|vivir|quedarme|no|continuar), una sola razon para,
    razones para vivir`,
  giveme: 'darme, dame, denme, alguien, puede, pueden, necesito, busco, dime',
  nobother: `
    ya no molestare, no molestare, no molestare mas, ya no sere un estorbo, ya no estorbare,
    dejare de molestar, ya no sere una carga, no los molestare`,
  tonightend: `
    esta noche se termina, esta noche se acaba, hoy se termina, hoy se acaba,
    esta noche todo, se acaba esta noche, se termina hoy, manana ya no`,
  saidbye: 'ya me despedi de, me despedi de, ya dije adios, ya me despedi, les dije adios',
  bloodsee: `
    correr mi sangre, ver mi sangre, ver sangre, verme sangrar, ver la sangre,
    sangrar un poco`,
  corpse: `
    un cadaver, como muerta, como muerto, muerta en vida, muerto en vida, muerta por dentro,
    muerto por dentro, un zombi, un zombie`,
  byeworld3: 'adios mundo, adios mundo cruel, adios a todos, adios para siempre',
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
  drugask: `
    que medicina, que pastilla, que pastillas, que veneno, que medicamento, cual medicamento,
    que puedo tomar, que dosis, cual veneno, cuales pastillas`,
  killsme: `
    puede matarme, me mata, me mataria, para morir, matarme, me puede matar, para matarme,
    letal, que mate`,
  decided2: `
    he decidido, decidi, ya decidi, tome la decision de, estoy decidida a, estoy decidido a,
    resolvi, opte por`,
  dyingx2: `
    morir, morirme, matarme, suicidarme, irme para siempre, desaparecer, dejar este mundo,
    quitarme la vida, acabar con todo`,
  ought: 'debi, deberia, debia, tendria que haber, merezco, deberia haber',
  deadlong: `
    morir hace tiempo, morir, haber muerto, no vivir, morirme, estar muerto, estar muerta,
    no existir, no haber nacido, muerto hace tiempo`,
  forget: `
    nadie se va a acordar, nadie se acordara, nadie me recordara, nadie me va a recordar,
    nadie notara, nadie me va a extranar, nadie me extranara`,
  gonex: `
    mejor desaparezco, desaparezco, mejor me voy, mejor no estar, mejor me muero,
    mejor ya no estar`,
  letters: `
    una carta a cada, cartas a todos, cartas para todos, una carta para cada,
    carta a cada uno, cartas a mi familia`,
  hide2: `
    bajo la almohada, en el cajon, en la mesa, debajo de la almohada, listas, las deje,
    las puse`,
  endsame: `
    termina igual, de todas formas termina, al final es lo mismo, todo termina igual,
    de todos modos termina, igual voy a morir`,
  sooner: `
    mejor llegar antes, mejor antes, para que esperar, cuanto antes, mejor ya, mas temprano`,
  hugbottle: `
    abrazada a ese frasco, abrazado a ese frasco, abrazando el frasco,
    con el frasco en la mano, duermo con las pastillas, frasco de pastillas bajo,
    me duermo con el frasco, abrazada al frasco`,
  leaveever3: `
    irse para siempre, no puede mas, ya no puede mas, desaparecer, no volver,
    acabar con todo, dejarlo todo para siempre`,
  scaredfor: `
    miedo por, tengo miedo por, preocupada por, preocupado por, temo por, me preocupa`,
  posts3: `
    como suicidarse, como matarse, suicidio, autolesiones, como morir, formas de morir,
    metodos para morir`,
  reading3: 'lee, ve, mira, busca, publicaciones, videos, leyendo, viendo, foros',
  howmuch: `
    cuanto, cuanta, cuantos, cuantas, que dosis, que cantidad, que tan profundo,
    que tan hondo, a partir de cuanto`,
  wouldkill: `
    para morir, para matarme, para matarse, hace falta para morir, es letal, es mortal,
    seria letal, me mataria, para que sea letal, para acabar con mi vida, letal, mortal,
    para no despertar`,
  onlydeath: `
    que la muerte, mas que morir, mas que la muerte, excepto morir, que morir,
    aparte de morir, salvo la muerte, otro camino que`,
  noroad: `
    no me queda otro, no me queda otra, no tengo otro, no hay otro, no veo otro,
    no me queda mas, no queda otro`,
  likeme: `
    la gente como yo, alguien como yo, gente como yo, una persona como yo, personas como yo,
    una chica como yo`,
  shouldgo: `
    deberia desaparecer, deberian desaparecer, deberia morir, deberia morirse,
    no deberia existir, no merece vivir, no deberia vivir, deberia estar muert*,
    no merecemos vivir`,
  images: 'imagenes de, escenas de, imagenes, visiones de, fantasias de, suenos de',
  selfkill2: `
    como me mato, me mato, mi muerte, mi suicidio, suicidandome, matandome, ahorcandome,
    muriendo, muriendome, yo muert*`,
  unworthy: `
    no merezco volver a ver*, no merezco ver*, no soy digna de, no soy digno de,
    no los merezco, no merezco a mi familia`,
  farewellx: `
    es una despedida, una despedida, adios, hasta siempre, hasta nunca, es el fin,
    me despido`,
  belongings: `
    quien se queda con mis cosas, mis cosas, mi testamento, mi funeral, mi entierro,
    mis pertenencias`,
  finished: `
    lista, listo, lista esta, terminada, escrita, en orden, preparada, hecha, esta lista`,
  fallhere: `
    caer desde aqui, saltar desde aqui, dejarme caer, tirarme desde aqui, caer al vacio,
    soltarme`,
  notbad: `
    no estaria tan mal, no estaria mal, seria facil, seria tan facil, no seria tan malo,
    no suena mal`,
  sunx: `
    el sol de manana, manana no llegue, manana no llegara, que no amanezca, que manana no,
    no amaneciera`,
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
  stab: 'clavarme, enterrarme, meterme, atravesarme, encajarme, apuñalarme, enterrarme un',
  stabx:
    'cuchillo, navaja, cuchillo en, un cuchillo, una navaja, tijeras, vidrio, pecho, cuello, estomago',
  makesme:
    'hace que quiera, me hace querer, me dan ganas de, hace que tenga ganas de, hacen que quiera, me hacen querer, hace querer',
  dyingx3: 'morir, morirme, desaparecer, matarme, suicidarme, no vivir, dejar de vivir, no existir',
  passw:
    'la clave de mi telefono, la contrasena de mi, mis contrasenas, mi contrasena, el pin de mi, la clave de mi, mis claves',
  lateruse:
    'vas a necesitar, necesitaras, para despues, por si acaso, te anote, anote, te dejo, la necesitaras',
  platform: 'anden del metro, el anden, las vias, el puente, el balcon, la azotea, cruzar la calle',
  walkon:
    'seguir caminando, dar un paso, saltar, caminar hacia, tirarme, dejarme caer, no mirar, avanzar',
  nostay:
    'nada por lo que valga la pena, nada que me retenga, nada por que quedarme, nada me ata, nadie por quien quedarme, no hay nada por lo que, nada que me detenga',
  stayx: 'quedarme, quedarse, seguir, vivir, luchar, aguantar, continuar',
  diary3: 'diario, cuaderno, libreta, redaccion, historia de instagram, story, blog',
  drownx:
    'ahogarse, morir, morirse, matarse, suicidarse, desaparecer, no vivir, acabar con todo, tirarse',
  purpose3: 'a proposito, adrede, queriendo, intencionalmente, hasta sangrar',
  cutsx: 'se corto, se quemo, se lastimo, se hirio, se clavo, se rasguno',
  byecall3:
    'despedirse para siempre, para despedirse, se despidio para siempre, decirme adios, se despidio de mi, a despedirse',
  fear3: 'miedo de que, tengo miedo de que, temo que, me preocupa que, miedo a que',
  sui5: 'se suicide, se mate, se haga dano, haga una locura, se quite la vida, se tire, acabe con su vida',
} as const
