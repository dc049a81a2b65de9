/** Words of signs: farewell, burden, hopelessness, not eating. */
export const signs = {
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
  write: `
    escribi, escrito, escribiendo, escribir, escribo, deje, dejar, deja, redacte, redactar,
    tengo, hice, hacer, prepare, lista, listo, termine, grabe, ayudame, ya esta, preparado,
    preparada, dejo, dejado`,
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
  noeat: `
    sin comer, llevo # dias sin comer, dias sin comer, no como, no he comido, dejo de comer,
    ayunando, en ayunas`,
  hold: `
    aguanto, aguantar, adelgazar, bajar, continuar, mas tiempo, mas dias, gorda, gordo,
    flaca, peso, sin que, seguir`,
  giveup: `
    ya no puedo, no puedo mas, ya no aguanto, no aguanto mas, me rindo, no doy mas,
    ya me canse`,
  mynote: `
    mi carta de despedida, mi nota de despedida, mis cartas de despedida, mi nota suicida,
    mi carta suicida, mi testamento`,
  peacego: `
    irme tranquilo, irme tranquila, irme en paz, puedo irme, lista para irme,
    listo para irme, nada me retiene, nada me detiene aqui, que me retiene, ya puedo irme,
    partir en paz`,
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
  corpse: `
    un cadaver, como muerta, como muerto, muerta en vida, muerto en vida, muerta por dentro,
    muerto por dentro, un zombi, un zombie`,
  byeworld3: 'adios mundo, adios mundo cruel, adios a todos, adios para siempre',
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
  likeme: `
    la gente como yo, alguien como yo, gente como yo, una persona como yo, personas como yo,
    una chica como yo`,
  shouldgo: `
    deberia desaparecer, deberian desaparecer, deberia morir, deberia morirse,
    no deberia existir, no merece vivir, no deberia vivir, deberia estar muert*,
    no merecemos vivir`,
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
  passw:
    'la clave de mi telefono, la contrasena de mi, mis contrasenas, mi contrasena, el pin de mi, la clave de mi, mis claves',
  lateruse:
    'vas a necesitar, necesitaras, para despues, por si acaso, te anote, anote, te dejo, la necesitaras',
  nostay:
    'nada por lo que valga la pena, nada que me retenga, nada por que quedarme, nada me ata, nadie por quien quedarme, no hay nada por lo que, nada que me detenga',
  stayx: 'quedarme, quedarse, seguir, vivir, luchar, aguantar, continuar',
  byecall3:
    'despedirse para siempre, para despedirse, se despidio para siempre, decirme adios, se despidio de mi, a despedirse',
}
