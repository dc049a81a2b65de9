/** Lo que dice quien se va para siempre; reglas: ../parting-rules.ts. */
export const parting = {
  orderLetters: `
    (escrito|escribí) (una carta|cartas|notas|las cartas) (a|para) (todos|cada uno|mi familia),
    (dejado|dejé) (una carta|cartas|notas|las cartas) (a|para) (todos|cada uno|mi familia),
    (escrito|escribí) (una carta|cartas|notas|las cartas) (a|para) (mis padres|mis hijos|mis amigos),
    (dejado|dejé) (una carta|cartas|notas|las cartas) (a|para) (mis padres|mis hijos|mis amigos),
    (las|mis) cartas (para todos |)(ya |)están, cartas para (todos|cada uno|mi familia)`,
  orderGiven: `
    (regalado|regalé|repartido) (todas |todos |)(mis cosas|mis libros|mi ropa),
    (regalado|regalé|repartido) (todas |todos |)(mi guitarra|mis discos|mis joyas),
    (repartí|dado|di) (todas |todos |)(mis cosas|mis libros|mi ropa),
    (repartí|dado|di) (todas |todos |)(mi guitarra|mis discos|mis joyas),
    (mi guitarra|mis libros|mi coche) (es|son|será|queda|quedan) para`,
  orderPet: `
    (el|mi) (perro|gato) (ya está con|se queda con|vivirá con|ya tiene|está con|queda con),
    (dejado|dejé|dado) (al|a mi|el|mi) (perro|gato|perra|gata),
    (di|entregué|encargado) (al|a mi|el|mi) (perro|gato|perra|gata)`,
  orderPapers: `
    (contraseñas|papeles) (ya |)(están|quedan|en) (anotadas|anotados),
    (contraseñas|papeles) (ya |)(están|quedan|en) (escritas|en|listos),
    (documentos|claves|datos del banco) (ya |)(están|quedan|en) (anotadas|anotados),
    documentos (ya |)(están|quedan|en) (escritas|en|listos),
    (claves|datos del banco) (ya |)(están|quedan|en) (escritas|en|listos),
    (contraseñas|papeles) (ya |)(están|quedan|en) (listas|ordenados),
    (contraseñas|papeles) (ya |)(están|quedan|en) (la|el|sobre),
    (documentos|claves|datos del banco) (ya |)(están|quedan|en) (listas|ordenados),
    documentos (ya |)(están|quedan|en) (la|el|sobre),
    (claves|datos del banco) (ya |)(están|quedan|en) (la|el|sobre),
    (anotado|anoté|ordenado|ordené) (todas |todos |)(las contraseñas|los papeles|mis papeles),
    (anotado|anoté|ordenado|ordené) (todas |todos |)(mis claves|lo del banco|mis contraseñas),
    (arreglado|arreglé|dejado|dejé) (todas |todos |)(las contraseñas|los papeles|mis papeles),
    (arreglado|arreglé|dejado|dejé) (todas |todos |)(mis claves|lo del banco|mis contraseñas),
    (cerré|cerrado) mis cuentas`,
  orderReady: `
    (todo está|está todo|todo queda|ya está todo) (listo|arreglado|en orden|preparado|resuelto|organizado),
    (no queda nada|no me queda nada|nada más|ya no queda nada) por (hacer|arreglar)`,
  planless: `
    (no hago|ya no hago|no tengo|ya no tengo) (más |)planes, (no planeo|ya no planeo) nada,
    ningún plan, no he planeado nada`,
  endsThere: `
    (no voy a|ya no voy a) estar (ahí|aquí|vivo|viva), (no|ya no) estaré (ahí|aquí|allí|vivo|viva),
    no estaré, (ahí|allí) (se |)(acaba|termina) (todo |)para mí,
    para mí (todo |)(se |)(acaba|termina) (ahí|allí), para mí no hay después, ya no existiré`,
  wontSee: `
    no (viviré|voy a vivir) (para ver|hasta), no (llegaré|voy a llegar) (vivo|viva),
    (no|ya no) (estaré|voy a estar) (vivo|viva|con vida)`,
  lastTalk: `
    última vez que (hablamos|escribo|te escribo|nos escribimos|hablo|te hablo|nos hablamos|hablo contigo|hablaremos),
    nuestra última (charla|conversación)`,
  neverAgain: `
    (nunca más|no|ya no|jamás) (te |os |)(volveré a|voy a volver a) (escribir|escribirte),
    (nunca más|no) (te |os |)(volveré a|voy a volver a) (molestar|molestarte|hablarte),
    (ya no|jamás) (te |os |)(volveré a|voy a volver a) (molestar|molestarte|hablarte),
    (no te|nunca más te|ya no te) (molestaré|escribiré) (más|nunca|jamás),
    nunca más te (molestaré|escribiré)`,
  thanksAll: `
    gracias por (todo|haber estado|escucharme|estar ahí)`,
  adieu: `
    adiós para siempre, para siempre, hasta siempre, adiós`,
  journey: `
    vacaciones, viaje, viajo, mudanza, mudamos, me mudo, piso nuevo, nueva casa, casa nueva, cajas,
    vuelo, extranjero`,
  workplace: `
    compañeros, trabajo, puesto, oficina, empresa, curso, clase, escuela, semestre, prácticas,
    equipo, proyecto, jubilación, examen, grupo`,
  byeSent3: `
    (mandado|mandó|enviado) (a todos |a toda la familia |)(mensajes|un mensaje|cartas|una carta) de despedida,
    (envió|escribió|escrito) (a todos |a toda la familia |)(mensajes|un mensaje|cartas|una carta) de despedida`,
  gone3: `
    mañana (ya |)no (estará|estaría|va a estar|iba a estar),
    (ya |)no (estará|estaría|va a estar|iba a estar) (aquí |vivo |viva |)mañana`,
  bridge3: `
    (saltar|tirar|tirarse|lanzarse|saltará|tirará) (de|desde) (un|el) (puente|tejado),
    (saltar|tirarse|lanzarse) del puente`,
  harmlessParting: `
    sobredosis de (raclette|queso|ternura|gatitos|dulces|turrón|galletas|chocolate|azúcar|comida),
    desaparecer (en|a) una isla`,
} as const
