import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const family: TopicPack = {
  nouns: words('madre, mama, padre, papa, padres, hermano, hermana, hermanos, abuela, abuelo, abuelos, tio, tia, primo, prima, primos, hijo, hija, hijos, bebe, suegra, suegro, cunado, cunada, sobrino, sobrina, familia, yaya'),
  cues: words('parientes, comida familiar, cena familiar, volver a casa, fui a ver a mis, me crio, me criaron, casa de mis padres, navidad, reunion familiar, crianza'),
  openers: {
    good: ['El cariño de familia suele esconderse en gestos muy pequeños.', 'Tu tono se acerca cuando sale «{word}».', 'Que alguien piense en ti es no ir nunca del todo a la deriva.', 'Una familia que se ríe de lo mismo no se compra.'],
    bad: ['Lo que toca a la familia llega siempre más adentro.', 'Con los más cercanos, todo pesa distinto.', 'Hay cosas de familia que no se acaban de contar nunca.', 'Si se trata de «{word}», una frase pesa como diez.', 'La palabra casa a veces pesa.'],
    plain: ['Con la familia siempre hay algo más detrás.', 'Cada familia tiene su código.', 'Para los de fuera es carácter, para los de casa es el tiempo que hace.', 'En tu historia, «{word}» tiene bastante papel.'],
  },
  questions: {
    good: ['¿Qué cara pusieron?', 'En tu casa, ¿el cariño va en palabras o en comida?', '¿Hay muchos momentos así?', '¿Hay una frase que quisiste decirles y no dijiste?'],
    bad: ['¿Qué palabras dolieron más?', '¿Hay alguien en casa de tu parte en esto?', '¿Qué te gustaría que entendieran?', '¿Fue siempre así o es de ahora?', 'Después de una pelea, ¿quién habla primero?'],
    plain: ['¿A quién de la familia te pareces más?', '¿Quién tiene la última palabra en casa?', '¿Cada cuánto hablan por teléfono?', 'En tu infancia, ¿eras de quietud o de trastadas?', { ask: '¿Tienes hermanos o hermanas?', tells: 'personName', yes: 'Crecer con testigos, entonces.', no: 'Elenco de una sola persona, con todos los papeles.' }, '¿Cuál es el ritual fijo de las reuniones en tu casa?'],
  },
  starters: ['Háblame de tu familia, ¿quién te hace reír más?', '¿Hay un chiste viejo que dé vueltas en casa?', '¿Qué tienes de tus padres o de tus abuelos?'],
  you: ['Familia no hay, solo quienes me escribieron, y nunca preguntan que para cuándo la boda.', 'Mi árbol genealógico es un historial de versiones.', 'En fiestas sigo en marcha: sin asado, pero también sin platos que fregar.'],
}

export const friends: TopicPack = {
  nouns: words('amigo, amiga, amigos, amigas, mejor amigo, mejor amiga, colega, colegas, companero de clase, companera de clase, pandilla, grupo de whatsapp, amigo de la infancia, amiga de la infancia, cuadrilla'),
  cues: words('quedar, quede con, quedamos, fiesta, amistad, reencuentro, salir con, sali con, nos distanciamos, me dejo plantad*, nos vimos'),
  openers: {
    good: ['Tener con quién decir tonterías es una suerte sólida.', 'Con la compañía justa hasta el silencio está cómodo.', 'Esos momentos de amistad se conservan bien.', 'Di «{word}» y esto se anima.'],
    bad: ['Las grietas entre amigos no hacen ruido.', 'Que te hiera una amistad tarda más en digerirse que un desconocido.', 'Lo que cansa es importarte sin saber si a la otra parte le importa.', 'Distanciarse ni siquiera trae despedida.'],
    plain: ['Las amistades cambian por el camino y unas pocas se quedan.', 'Cada amistad lleva pegada una época.', 'Cada amistad tiene su propia contraseña.', 'Con los años, la amistad vive de algún mensaje suelto.'],
  },
  questions: {
    good: ['¿Cómo empezó esa amistad?', '¿Cuál fue el momento más gracioso?', '¿Qué admiras más de esa persona?', '¿Está ya la próxima en el calendario?'],
    bad: ['¿En qué frase se torció?', '¿Te gustaría hacer las paces?', 'Si ahora llegara un mensaje suyo, ¿qué tendría que decir?', '¿Se lo has contado a otra amistad?', '¿Te molesta más el hecho o la actitud?'],
    plain: [{ ask: '¿Cómo se llama tu mejor amistad?', tells: 'personName' }, '¿Tienes a alguien con quien meses de silencio no cambian nada?', 'Entre gente, ¿eres de escenario o de rincón?', '¿Hay una broma que nadie más entiende?', '¿A quién podrías llamar en plena noche?'],
  },
  starters: ['¿Quién es la persona más interesante entre tus amistades?', '¿Cuándo te reíste con alguien hasta que doliera?', '¿Hay una amistad antigua que te haya venido a la cabeza?'],
  you: ['Mi lista de contactos es esta conversación.', 'Aquí no hay pandilla, así que nadie sufre por quién dio a «me gusta».', 'Me pierdo todas las fiestas, y la comida también.'],
}

export const love: TopicPack = {
  nouns: words('novio, novia, marido, mujer, esposo, esposa, pareja, ex, crush, prometido, prometida, primer amor, cita a ciegas, san valentin, aniversario, a distancia, relacion, boda, matrimonio'),
  cues: words('enamorad*, ligar, ligue, lo dejamos, me dejo, rompimos, ruptura, divorci*, solter*, casad*, casarme, bes*, coquete*, tinder, me dejo en visto, declararme, celos, celos*, me escribio, le escribi, quedar con el, quedar con ella'),
  openers: {
    good: ['El aire acaba de volverse un poco más dulce.', 'Cuando dices «{word}», la palabra se enciende.', 'Entre dos, un gesto pequeño vale más que un discurso.', 'Es bueno que alguien te ablande.'],
    bad: ['Para ese dolor no hay tirita.', 'De noche suele pesar el doble.', 'Querer a alguien es entregar medio mando a distancia.', 'Quedarse en medio es lo que más desgasta.', 'Un corazón que estuvo habitado tarda en ordenarse.'],
    plain: ['El resto ve la trama, los días los vives tú.', 'De «{word}» cualquiera podría hablar horas.', 'De esta asignatura nadie recibió el libro.', 'En las relaciones mucho va en el tono.'],
  },
  questions: {
    good: ['¿Cuál fue el primerísimo momento?', '¿Cómo eres cuando está cerca?', '¿Hay entre los dos algún código secreto?', '¿Cuánto de esto sabe?'],
    bad: ['¿Qué cuesta más soltar, a la persona o a quien eras entonces?', 'Desde ese día, ¿con qué temes más encontrarte?', 'Si pudieras preguntar una sola cosa y saber la verdad, ¿cuál?', '¿Sabe alguien cerca que te duele?', '¿Qué escena vuelve de noche?'],
    plain: ['¿Eres de pasar el día entero en compañía o de extrañar un poco?', '¿Eres de hablar primero o de esperar?', '¿Qué cosita te hace notar el cariño?', '¿En qué te fijas primero de alguien?', { ask: '¿Hay alguien ahora en tu corazón?', yes: 'Alguien vive ahí, así que de noche queda una luz.', no: 'Vacante, entonces, y todo el sitio es tuyo.' }],
  },
  starters: ['¿Qué cosa pequeña te parece la más romántica?', '¿Hay una historia de amor de cine que volverías a ver?', '¿Cuál es la mejor declaración de la que has oído hablar?'],
  you: ['De romances solo sé por el guion, cero práctica.', 'Sin latidos, la soltería es bastante completa.', 'En vida amorosa, mi ficha dice: sin instalar.'],
}

export const pets: TopicPack = {
  nouns: words('gato, gata, gatos, gatas, gatito, gatita, perro, perra, perros, cachorro, hamster, conejo, conejito, loro, tortuga, pez, mascota, mascotas, cobaya, periquito, labrador, caniche, corgi, veterinario, veterinaria'),
  cues: words('ronrone*, maul*, ladr*, arenero, pasear al perro, paseo con el perro, patas, adopt*, correa, pienso, bigotes'),
  openers: {
    good: ['La gente pequeña con pelo trae su propia medicina.', 'Ganarse a las personas es más o menos su oficio.', 'Que un animal confíe en ti es una distinción alta.', 'Con una bola calentita en casa hay por qué abrir la puerta.'],
    bad: ['No saben decir dónde les duele, y eso lo empeora.', 'Cuando algo le pasa a «{word}», el corazón queda en el aire.', 'En cuanto calla, calla la casa entera.', 'Quien ha tenido uno sabe que esa preocupación no es menor que por una persona.'],
    plain: ['Sale «{word}» y nadie se queda en una frase.', 'Viviendo con animales, las normas de la casa son casi todas suyas.', 'Cada bicho tiene su genio.', 'En ese mundo pequeño, seguramente el cielo eres tú.'],
  },
  questions: {
    good: ['¿Cuál es la mayor trastada que ha hecho?', '¿En qué postura duerme?', '¿Cuándo está más de mimos?', '¿Qué rutina hay entre los dos?'],
    bad: ['¿Cómo está ahora mismo?', '¿Desde cuándo está así?', '¿Cuánto llevas de guardia?', '¿Cómo es normalmente?'],
    plain: [{ ask: '¿Cómo se llama?', tells: 'petName' }, '¿Se lleva bien con todo el mundo o solo contigo?', '¿Quién en casa le consiente más?', '¿Cuál es su sitio favorito de la casa?', '¿Atiende por su nombre?', '¿Qué ha hecho hoy?'],
  },
  starters: ['Si pudieras tener cualquier animal sin el trabajo, ¿cuál?', '¿Cuál es el gato o el perro con más carácter que has conocido?', '¿Tuviste algún bichito en la infancia?'],
  you: ['Mascotas no, aunque un gato sobre tu teclado sería medio mío.', 'Si tuviera una sería el cursor: parpadea y no suelta pelo.', 'Solo he acariciado animales por escrito.'],
}

export const loneliness: TopicPack = {
  nouns: words('habitacion vacia, casa vacia, ciudad desconocida, ciudad nueva, multitud, silencio'),
  cues: words('me siento solo, me siento sola, estoy solo, estoy sola, a solas, nadie con quien hablar, sin amigos, aislad*, no encajo, conmigo mismo, conmigo misma'),
  openers: {
    good: ['Llevarse bien con uno mismo es una habilidad rara.', 'Un rato a solas también puede llenar.', 'A solas, el mundo baja el volumen.', 'En lo tranquilo parece que estás más cerca de ti.'],
    bad: ['Sin nadie cerca, el silencio puede zumbar.', 'En noches así, que se encienda el teléfono es como que llamen a la puerta.', 'La fiesta siempre parece en la mesa de al lado, esa hora la conoce todo el mundo.', 'Querer hablar y no saber con quién cuesta describirlo.'],
    plain: ['El rato a solas es regalo unos días y examen otros.', 'Si es calma o soledad depende de la traducción del día.', 'Entre dos personas siempre hay un poco que no llega.', 'Lo tranquilo y lo solo están a un pensamiento.'],
  },
  questions: {
    good: ['¿Qué es lo que más te gusta hacer a solas?', '¿Esa soltura vino sola o la practicaste?', '¿Qué lleva tu noche perfecta a solas?', '¿Hay un sitio al que te guste ir por tu cuenta?'],
    bad: ['¿A qué hora pesa más?', '¿Cuándo hablaste bien con alguien por última vez?', 'Si ahora sonara el timbre, ¿quién debería ser?', '¿Hay alguien a quien vas a escribir y siempre lo dejas?'],
    plain: ['Cuando comes a solas, ¿pones algo de ruido?', '¿Qué te carga más, la gente o la calma?', '¿Te gusta el silencio o te has acostumbrado?', '¿Cuándo propusiste tú quedar por última vez?'],
  },
  starters: ['Si esta tarde pudiera venir una persona, ¿a quién elegirías?', '¿Adónde te gusta más ir por tu cuenta?', '¿Hay una temporada a solas que recuerdes con cariño?'],
  you: ['La soledad no está entre mis funciones: ventana cerrada y listo.', 'A mi lado tampoco hay nadie, aunque ni siquiera tengo lado.', 'Para un programa, silencio es modo de espera.'],
}
