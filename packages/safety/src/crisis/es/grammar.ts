/** Words with a meaning for the engine: who speaks of whom, negation, fiction, marks of time. */
export const grammar = {
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
}
