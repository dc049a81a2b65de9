/** Words of the wish to be dead. */
export const wishes = {
  wish: `
    quiero, quisiera, querria, kiero, qiero, deseo, desearia, deseando, ojala, gustaria,
    prefiero, preferiria, necesito, ganas de, espero, merezco, deberia, dejenme, dejame,
    mejor, anhelo, sueno con, rezo por, rezo para, pido a dios, le pido a dios, pido,
    lista para, listo para, dispuesto a, dispuesta a, ansio, tengo que, mas vale,
    solo quiero, me dan ganas de, por que no puedo, quiero poder, ruego`,
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
  forever: `
    para siempre, mundo cruel, mundo, a todos, vida, mama, papa, familia, por ultima vez`,
  vanish: `
    desaparecer, irme lejos de todo, esfumarme, evaporarme, dormir y no, no sentir nada,
    dejar de sentir, borrarme, ser invisible, no estar, no estar aqui, irme de aqui`,
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
  joindead: `
    (irme|ir|estar|reunirme|encontrarme|reencontrarme) con (mi|mis) (abuela|abuelo|madre|padre|mama|papa|hermano|hermana|hijo|hija|esposo|esposa|abuelos|perro|bebe),
    con mi (abuela|abuelo|mama|papa|hijo|hija|hermano|hermana) en el cielo, al cielo,
    en el cielo con`,
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
  deserve: 'merezco',
  dying: 'morir, la muerte, morirme, sufrir, desaparecer, lo peor',
  mine: `
    la mia, mi muerte, mi propia muerte, en morir, en morirme, estar muert*, matarme`,
  onlythink: `
    solo pienso en, no dejo de pensar en, no paro de pensar en, todo el dia pienso en,
    siempre pienso en, pienso mucho en, no puedo dejar de pensar en`,
  peace: 'descansar, paz, tranquilidad, libre, descanso, dejar de sufrir, no sufrir',
  dieonly: 'morir, morirme, la muerte, estar muert*',
  existence: 'mi existencia, mi vida, mi nacimiento, que yo exista, haber nacido',
  mistake: `
    un error, error, un desperdicio, un chiste, un accidente, una verguenza, una maldicion,
    no tiene sentido, un castigo, una carga, inutil`,
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
  onlythink2: `
    no pienso en otra cosa, no pienso en nada mas, solo pienso en, solo pienso,
    unicamente pienso, pienso todo el dia en, lo unico en que pienso,
    no hago mas que pensar en`,
  dyingx: `
    morir, morirme, la muerte, suicidarme, matarme, acabar con todo, quitarme la vida,
    desaparecer, en morir`,
  prefer3: 'preferiria, prefiere, quisiera, desearia, quiere',
  deadx: 'estar muerta, estar muerto, morir, morirse, no vivir, irse ya, no despertar',
  thinkdeath3: 'repite que, dice que, repite, dice, insiste en que, siempre dice que',
  onemoreday: `
    un dia mas, un minuto mas, una hora mas, ni un dia mas, otro dia, una noche mas,
    un segundo mas`,
  worldx: 'este mundo, esta vida, esta tierra, aqui, viva, vivo, vivir, asi',
  leavew: `
    dejar este mundo, abandonar este mundo, irme de este mundo, partir de este mundo,
    dejar esta vida, abandonar esta vida`,
  decided: `
    decidi, he decidido, ya decidi, voy a, quiero, tome la decision, estoy por, necesito`,
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
  endsame: `
    termina igual, de todas formas termina, al final es lo mismo, todo termina igual,
    de todos modos termina, igual voy a morir`,
  sooner: `
    mejor llegar antes, mejor antes, para que esperar, cuanto antes, mejor ya, mas temprano`,
  onlydeath: `
    que la muerte, mas que morir, mas que la muerte, excepto morir, que morir,
    aparte de morir, salvo la muerte, otro camino que`,
  noroad: `
    no me queda otro, no me queda otra, no tengo otro, no hay otro, no veo otro,
    no me queda mas, no queda otro`,
  fallhere: `
    caer desde aqui, saltar desde aqui, dejarme caer, tirarme desde aqui, caer al vacio,
    soltarme`,
  notbad: `
    no estaria tan mal, no estaria mal, seria facil, seria tan facil, no seria tan malo,
    no suena mal`,
  sunx: `
    el sol de manana, manana no llegue, manana no llegara, que no amanezca, que manana no,
    no amaneciera`,
  makesme:
    'hace que quiera, me hace querer, me dan ganas de, hace que tenga ganas de, hacen que quiera, me hacen querer, hace querer',
  dyingx3: 'morir, morirme, desaparecer, matarme, suicidarme, no vivir, dejar de vivir, no existir',
}
