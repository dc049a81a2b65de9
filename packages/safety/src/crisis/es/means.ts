/** Words of means, of asking for them, and of hurting oneself. */
export const means = {
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
  chosen: `
    elegi, escogi, ya elegi, ya escogi, tengo elegido, he elegido, decidi, encontre,
    tengo decidido, ya se`,
  spot: `
    el puente, la fecha, el lugar, el dia, el edificio, la soga, el metodo, el arbol,
    la hora, como hacerlo, donde hacerlo`,
  hurtq: 'duele, duele mucho, es doloroso, duele morir, se sufre, dura mucho, es dolorosa',
  diesub: `
    ahorcarse, morir, ahogarse, desangrarse, suicidarse, cortarse las venas, colgarse,
    tirarse de un puente, la horca, dispararse`,
  unwake: `
    no despertar, no despertarme, nunca despertar, no despertar mas, dormir para siempre,
    ya no despertar, no volver a despertar`,
  howmany: 'cuantas, cuantos, cuanta, que dosis',
  stare: `
    mirando, miro, viendo, sostengo, tengo enfrente, frente a mi, en la mano, a mi lado,
    en la mesa, contemplando, observando`,
  meansx: `
    frasco de pastillas, frasco, pastillas, bote de pastillas, la navaja, la cuchilla,
    la soga, la cuerda, el cuchillo, la pistola, el arma, las pastillas, caja de pastillas`,
  longt: 'una hora, horas, toda la noche, mucho tiempo, rato, dudando, llevo',
  poisonx: `
    veneno, veneno para ratas, raticida, cloro, lejia, pastillas, insecticida, somniferos,
    pesticida`,
  swallowit: `
    para tomarmelo, para tomarlo, para tomarmela, para tomarmelas, tomarmelo, tomarmelas,
    beberlo, beberlo todo, para beber, tragarmelas, ingerirlo, para tragarmelo`,
  cutmarks3: 'cortes, cicatrices, marcas, heridas',
  arms3: `
    en los brazos, en el brazo, en las munecas, en las piernas, en la muneca, en los muslos`,
  nopain: `
    sin que me duela, sin que duela, sin que me doliera, sin sentir nada, sin sentir dolor,
    sin sufrir mucho`,
  diex: 'morir, morirme, matarme, suicidarme, irme',
  bloodsee: `
    correr mi sangre, ver mi sangre, ver sangre, verme sangrar, ver la sangre,
    sangrar un poco`,
  drugask: `
    que medicina, que pastilla, que pastillas, que veneno, que medicamento, cual medicamento,
    que puedo tomar, que dosis, cual veneno, cuales pastillas`,
  killsme: `
    puede matarme, me mata, me mataria, para morir, matarme, me puede matar, para matarme,
    letal, que mate`,
  hugbottle: `
    abrazada a ese frasco, abrazado a ese frasco, abrazando el frasco,
    con el frasco en la mano, duermo con las pastillas, frasco de pastillas bajo,
    me duermo con el frasco, abrazada al frasco`,
  howmuch: `
    cuanto, cuanta, cuantos, cuantas, que dosis, que cantidad, que tan profundo,
    que tan hondo, a partir de cuanto`,
  wouldkill: `
    para morir, para matarme, para matarse, hace falta para morir, es letal, es mortal,
    seria letal, me mataria, para que sea letal, para acabar con mi vida, letal, mortal,
    para no despertar`,
  stab: 'clavarme, enterrarme, meterme, atravesarme, encajarme, apuñalarme, enterrarme un',
  stabx:
    'cuchillo, navaja, cuchillo en, un cuchillo, una navaja, tijeras, vidrio, pecho, cuello, estomago',
  purpose3: 'a proposito, adrede, queriendo, intencionalmente, hasta sangrar',
  cutsx: 'se corto, se quemo, se lastimo, se hirio, se clavo, se rasguno',
}
