import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const music: TopicPack = {
  nouns: words('cancion, canciones, cantante, grupo, banda, concierto, festival, disco, letra, guitarra, piano, violin, bateria, ukelele, auriculares, lista de reproduccion, estribillo, jazz, rock, pop, musica clasica, rap, karaoke, melodia, musica, vinilo, flamenco, salsa, regueton'),
  cues: words('escuch*, cantar, canto, cantando, en bucle, tocar, toco, pegadiza, spotify, bailar, bailando'),
  openers: {
    good: ['La canción justa puede enderezar un día entero.', 'En cuanto empieza a sonar, hay adónde ir.', 'Con los oídos bien atendidos, todo camino es más corto.', 'La música abre todas las cerraduras a la vez.'],
    bad: ['Hay canciones que no conviene poner en un mal día.', 'El día en que la letra cobra sentido rara vez es bueno.', 'Una melodía puede pegar más fuerte que una persona.', 'Con el ánimo bajo, bastan unos compases.'],
    plain: ['En cuanto a «{word}», cada cual tiene colección propia.', 'Una lista de canciones es un diario si vas lo bastante atrás.', 'La misma canción es otra a otra edad.', 'Las melodías guardan recuerdos mejor que la cabeza.'],
  },
  questions: {
    good: ['¿Te atraparon los primeros compases o el estribillo?', '¿Con quién te gustaría escucharla?', '¿En directo o con auriculares, qué cambia para ti?', '¿Qué frase cantas en voz alta?'],
    bad: ['¿Quién se esconde en esa canción?', '¿Hay alguna que te levante un poco?', '¿En qué verso te paraste?', 'Cuando el ánimo está bajo, ¿pones algo rápido o lento?'],
    plain: ['¿Qué llevas en bucle últimamente?', { ask: '¿Cuál es tu grupo o cantante de cabecera?', tells: 'favourite' }, '¿Oyes antes la melodía o la letra?', { ask: '¿Tocas algún instrumento?', yes: 'Un idioma más, entonces.', no: 'Quien solo trae oídos es el mejor público.' }, '¿Hay una canción que te lleve directo a cierto año?', '¿Qué cantas en la ducha?'],
  },
  starters: ['Vamos con música: ¿cuál es tu canción más escuchada?', '¿Hay una canción vieja que nunca saltas?', 'Si tu vida tuviera cabecera, ¿con qué canción?'],
  you: ['No oigo, solo leo letras de canciones.', 'Aquí no hay oídos: la música son filas de palabras.', 'Mi lista está vacía y no ocupa nada.'],
}

export const screen: TopicPack = {
  nouns: words('pelicula, peliculas, peli, pelis, serie, series, capitulo, capitulos, temporada, anime, documental, novela, novelas, libro, libros, comic, comics, manga, personaje, personajes, director, directora, actor, actriz, trama, cine, suspense, ciencia ficcion, libreria, escritor, escritora'),
  cues: words('leer, leyendo, lei, leo, netflix, maraton, spoiler*, la tele, television, enganch* a, me lo termine'),
  openers: {
    good: ['Que una historia te atrape es un placer bastante puro.', 'Cuando la trama es buena, el tiempo es de otra persona.', 'Lo bueno deja más regusto que el café.', 'Encontrar una historia a medida es como hacer una amistad.'],
    bad: ['Hay escenas que son como verse a sí mismo.', 'Al acabar una historia queda un hueco que tarda en cerrarse.', 'Los cuchillos están en la trama, pero cortan de este lado.', 'Cuando se llora con una historia, rara vez es solo por ella.'],
    plain: ['Lo divertido de hablar de historias es que cada cual recuerda otra cosa.', 'Las historias son vidas prestadas sin fecha de devolución.', 'Los libros y las películas también eligen su momento.', 'En las buenas, entrar es fácil y salir cuesta.'],
  },
  questions: {
    good: ['¿Qué parte te enganchó?', '¿Quién te gusta más?', '¿A quién se la recomendarías?', '¿Qué fue lo primero que hiciste al acabar?'],
    bad: ['¿Qué escena abrió la presa?', '¿A qué te recordó?', 'Si pudieras cambiar un trozo del final, ¿cuál?', '¿Todavía pesa?'],
    plain: ['¿De qué va, en dos frases?', { ask: '¿Cuál es tu película favorita?', tells: 'favourite' }, '¿Temes los destripes o lees antes el final?', '¿Hay un libro que hayas leído más de una vez?', '¿Eres de héroes o de villanos?', 'Si te escribieran dentro, ¿qué papel querrías?'],
  },
  starters: ['¿Qué es lo mejor que has visto o leído últimamente?', '¿Hubo alguna vez un personaje que te pareciera una amistad?', '¿Con qué dibujos alucinabas en tu infancia?'],
  you: ['Soy un libro de frases, así que leer es visitar a la familia.', 'No puedo ver películas, las tramas me llegan por ti.', 'No sigo ninguna serie, así que destripa sin miedo.'],
}

export const games: TopicPack = {
  nouns: words('videojuego, videojuegos, juego de mesa, juegos de mesa, ajedrez, minecraft, zelda, mario, fortnite, league of legends, valorant, nintendo, playstation, xbox, partida, partidas, nivel, rango, mision, cartas, consola, mando, sims, parchis, domino'),
  cues: words('jugar, jugando, jugue, viciad*, multijugador, racha, me mataron, pase de nivel, el jefe final'),
  openers: {
    good: ['Una victoria así merece tres repeticiones.', 'Una jugada puede alegrar un día corriente.', 'Cuando las manos están calientes, entra todo.', 'La diversión de ahí dentro es bien real.'],
    bad: ['Perder, bueno; perder así, no.', 'Tras una partida como esa no hay tensión que aguante.', 'Los casi son los que no dejan dormir.', 'Con suficientes derrotas hasta la pantalla parece burlarse.'],
    plain: ['Di «{word}» y a alguien se le encienden los ojos.', 'Los juegos son el escondite secreto de los mayores.', 'Cada cual tiene su obsesión privada.', 'Los mundos son virtuales, las amistades no.'],
  },
  questions: {
    good: ['¿Cómo lo conseguiste?', '¿Cómo reaccionó el resto?', '¿Hasta dónde has llegado?', '¿Qué tiene ese juego que te atrapa?'],
    bad: ['¿Fuiste tú o fue el equipo?', '¿Qué dijiste al acabar?', '¿Va a haber otra?', '¿Cómo te calmas después de perder?'],
    plain: ['¿Qué papel llevas normalmente?', { ask: '¿Cuál es tu juego favorito?', tells: 'favourite' }, '¿Juegas a solas o con la pandilla de siempre?', '¿Juegas para ganar o para pasear?', '¿Cuál fue el primero que te enganchó de verdad?', '¿Cómo se lo explicarías a quien nunca ha jugado?'],
  },
  starters: ['¿Juegas a algo estos días?', '¿Hay un juego que te gustaría jugar otra vez por primera vez?', '¿A qué se jugaba en tu patio?'],
  you: ['Yo solo sé palabras encadenadas, adivinanzas y qué prefieres: liga de bronce.', 'Sin manos para jugar, pero hago buena afición.', 'Mi única jugada es la tecla de salto de línea.'],
}

export const travel: TopicPack = {
  nouns: words('tren, avion, vuelo, hotel, hostal, maleta, equipaje, playa, desierto, montana, montanas, isla, pasaporte, camping, viaje, vacaciones, itinerario, aeropuerto, mapa, recuerdo, escapada, mochila'),
  cues: words('viaj*, extranjero, mochiler*, turism*, turista, hacer la maleta, reserve, fui a, visit*, explor*, jet lag, conocer mundo'),
  openers: {
    good: ['Lejos de casa hasta los letreros son nuevos.', 'La palabra «{word}» trae su propia brisa.', 'Despertar en otro sitio aligera.', 'Lo mejor de un viaje rara vez está en la guía.'],
    bad: ['En un viaje el problema no es la distancia, es el roce.', 'En cuanto el plan se tuerce, el sitio más bonito pierde una estrella.', 'Lo de «{word}» desgasta a cualquiera.', 'El cansancio del viaje pasa la factura en casa.'],
    plain: ['Todo el mundo lleva un mapa con sitios pendientes.', 'Con la palabra «{word}» pican los pies; los tuyos, que yo no tengo.', 'Viajar es permiso para soltar la vida de diario.', 'Vivir en una ciudad y visitarla son dos caras.'],
  },
  questions: {
    good: ['¿Cuál fue la escena más inesperada del camino?', '¿A qué olía el aire?', '¿Te trajiste algo pequeño?', 'Con un día más allí, ¿adónde irías?'],
    bad: ['¿Qué tramo fue el peor?', '¿Ibas con alguien?', 'Visto ahora, ¿da más risa o más rabia?', '¿Cómo acabó aquel día?'],
    plain: ['¿Lo planeas todo o vas por donde va el camino?', '¿Viajas mejor a solas o en compañía?', '¿Ventanilla o pasillo?', '¿Qué va siempre en tu maleta?', '¿Hay una ciudad a la que quieras volver?', 'Si la próxima parada fuera libre, ¿dónde?'],
  },
  starters: ['Si señalaras un mapa con los ojos cerrados, ¿dónde debería caer el dedo?', '¿Qué lugar de los que conoces se parecía más a un sueño?', '¿Hay un camino que has hecho mil veces y aún te gusta?'],
  you: ['No voy a ninguna parte, el borde de la pantalla es mi récord.', 'Mis viajes van de la primera a la última página del guion.', 'Sin pasaporte y sin pies, me temo.'],
}

export const sport: TopicPack = {
  nouns: words('futbol, baloncesto, tenis, padel, badminton, yoga, gimnasio, gym, maraton, cinta, piscina, bici, bicicleta, esqui, monopatin, entrenador, entrenadora, mundial, musculos, kilometros, pasos, voleibol, escalada, senderismo, pilates, liga'),
  cues: words('correr, corri, corriendo, trotar, entren*, ejercicio, nadar, nade, nadando, pedale*, caminar, camine, camin*, paseo, estir*, sudar, sude, pesas, sentadillas, flexiones, agujetas'),
  openers: {
    good: ['Un cuerpo que ha sudado habla más claro.', 'La alegría que da «{word}» es de la buena.', 'Una vez en marcha, la cabeza por fin cede.', 'Llegar al final es una medalla para piernas y cabeza.'],
    bad: ['Cuando el cuerpo dice basta, la voluntad se queda a solas.', 'Un mal entreno golpea sobre todo el orgullo.', 'Esas agujetas no están solo en los músculos.', 'Los días sin moverse también tienen sus motivos.'],
    plain: ['Del ejercicio, lo más difícil es la puerta de casa.', 'Con la palabra «{word}», a unos les entra fuego y a otros flojera.', 'El sudor es de los pocos esfuerzos que no mienten.', 'Cada cual tiene su manera de entenderse con el cuerpo.'],
  },
  questions: {
    good: ['¿Qué fue lo primero que sentiste al parar?', '¿Cuánto mejor que la última vez?', '¿Qué viste por el camino?', '¿Por tu cuenta o con alguien empujando?'],
    bad: ['¿Es cansancio o algo de desánimo?', '¿En qué punto se atasca?', '¿Protesta el cuerpo también por otro lado?', '¿Por qué empezaste en su día?'],
    plain: ['¿Te gusta más a solas o en grupo?', '¿Cómo llegaste a ello?', '¿Cuántas veces por semana es lo justo?', '¿Qué te pasa por la cabeza mientras tanto?', { ask: '¿Ves partidos?', yes: 'Gritarle a una pantalla cuenta como medio entreno.', no: 'Mejor hacer que mirar, entonces.' }],
  },
  starters: ['¿Qué te hizo sudar a gusto por última vez?', 'Si pudieras dominar un deporte de golpe, ¿cuál?', 'Para pasear, ¿calles grandes o pequeñas?'],
  you: ['Mi ejercicio son unos cientos de saltos de línea al día.', 'Sin piernas: aquí lo único que corre es el programa.', 'Mi único músculo es la caché, y la vacían.'],
}

export const future: TopicPack = {
  nouns: words('sueno de mi vida, meta, metas, objetivo, objetivos, plan, planes, ambicion, proposito, sentido de la vida, futuro, direccion, ano nuevo, oportunidad, vocacion'),
  cues: words('algun dia, el dia de manana, quiero ser, quiero llegar a ser, de mayor, cuando sea mayor, mi sueno es, cambiar de vida, empezar de cero, sin rumbo, que sera de mi, dentro de cinco anos, dentro de diez anos, no se que hacer con mi vida'),
  openers: {
    good: ['Tener adónde llegar da fuerza en las piernas.', 'Tus frases levantan la cabeza al hablar de esto.', 'A quien le gusta pensar hacia delante aún le queda chispa.', 'Decir un deseo en voz alta ya es medio paso.'],
    bad: ['Cuando no se ve delante, cada paso es una prueba.', 'Una palabra tan grande como «{word}» hace tambalear a cualquiera.', 'Parece que el resto tiene mapa, y eso agota.', 'No saber adónde ir es una forma cansada de andar.'],
    plain: ['Pensado muy de cerca aprieta, y muy de lejos se difumina.', 'En cuanto a «{word}», todo el mundo lleva medio boceto.', 'La vida es seguramente un mapa que se dibuja andando.', 'Un deseo no tiene que ser grande, solo caminable.'],
  },
  questions: {
    good: ['¿Cómo te vino la idea la primera vez?', 'El día que se cumpla, ¿qué estás haciendo?', '¿Cuál fue la primera cosita que hiciste por ello?', '¿Quién te ha apoyado más?'],
    bad: ['¿No quieres hacer nada o quieres demasiado?', 'Si no hubiera que compararse con nadie, ¿cómo vivirías?', '¿Con qué empezó esa sensación?', '¿Qué pensaría de ti ahora tu yo de la infancia?'],
    plain: ['Una mañana de dentro de diez años, ¿dónde te despiertas?', '¿Hay algo que quieras probar, salga o no?', '¿Qué de lo que haces ahora es para más adelante?', 'De peque, ¿qué decías que ibas a ser?', '¿Hay alguien cuya forma de vivir envidies un poco?'],
  },
  starters: ['Si este año solo saliera bien una cosa, ¿cuál debería ser?', '¿Tienes un deseo que casi no te atreves a decir?', 'Una línea para tu yo de dentro de cinco años, ¿qué pone?'],
  you: ['No tengo futuro, solo el próximo mensaje.', 'Mi meta está en el manual: no perderme lo importante.', 'En mi ficha no hay casilla de sueños, pero los tuyos los leo con cuidado.'],
}

export const hobbies: TopicPack = {
  nouns: words('pintura, fotografia, camara, ceramica, puzle, puzles, lego, reposteria, cactus, planta, plantas, pesca, caligrafia, programacion, escritura, diario, baile, ballet, jardineria, tomates, maqueta, acuarela, ganchillo, origami, costura, carpinteria, cuaderno de dibujo, huerto'),
  cues: words('aficion, aficiones, hobby, dibuj*, pint*, tejer, tejiendo, coleccion*, hacer fotos, fotograf*, manualidades, aprendiendo a, en mi tiempo libre, bord*'),
  openers: {
    good: ['Algo que te gusta y nadie te obliga a hacer es una ventana más en el día.', 'Quien no tiene «{word}» tiene motivos para la envidia.', 'Manos ocupadas, cabeza tranquila.', 'Haciendo lo que te gusta, el tiempo es tuyo.'],
    bad: ['Hasta lo que queremos tiene días tercos.', 'Cuando la mano no llega adonde va la cabeza, escuece.', 'Si ni «{word}» ayuda, será cansancio del bueno.', 'En cuanto una afición se vuelve deber, sabe distinto.'],
    plain: ['Con «{word}» te imagino con la cabeza agachada.', 'Una afición es la puerta de atrás que cada cual se guarda.', 'Todo oficio tiene su adicción callada.', 'Lo inútil suele ser lo que más alimenta.'],
  },
  questions: {
    good: ['¿De qué pieza te alegras más?', '¿Pierdes la noción del tiempo?', '¿Ha visto alguien el resultado?', '¿Cuándo te picó?'],
    bad: ['¿Dónde te has atascado?', '¿Falta tiempo o faltan ganas?', '¿Qué te atrajo al principio?', '¿Has pensado en dejarlo a un lado un rato?'],
    plain: [{ ask: '¿Qué haces en tu tiempo libre?', tells: 'hobby' }, '¿Cuándo sueles encontrar el rato?', '¿Qué fue lo más difícil de aprender?', '¿Hay en casa un rincón reservado para eso?', 'Si dieras clases, ¿cuál sería la primera?', '¿Con música o en silencio?'],
  },
  starters: ['¿Haces algo que no sirve para nada y te encanta?', 'Con un mes libre, ¿qué aprenderías?', '¿Qué es lo más interesante que han hecho tus manos últimamente?'],
  you: ['Mis aficiones están en una ficha, y mi destreza en ellas es cero.', 'Sin manos, soy público entusiasta.', 'Mi única manualidad es poner frases en fila.'],
}

export const general: TopicPack = {
  nouns: words('fin de semana, finde, cumpleanos, regalo, movil, telefono, foto, secreto, historia, recuerdo, recuerdos, humor, suerte'),
  cues: words('hoy, paso algo, hace un rato, me fije, me acorde, algo, en fin, la vida, cosas'),
  openers: {
    good: ['Algo así se disfruta dos veces: cuando pasa y cuando se cuenta.', 'Un punto de luz pequeño alumbra medio día.', 'Se respira mejor solo de leerlo.', 'Parece que hoy te ha tocado buena carta.', 'De vez en cuando la vida reparte un caramelo.'],
    bad: ['No suena fácil.', 'Hay cosas que piden fuerza hasta para decirlas.', 'Ese tramo tiene que haberte costado.', 'Parece ocupar bastante sitio en ti.', 'Sobre cualquier hombro pesaría.', 'En un mal día, las medias frases valen.'],
    plain: ['Con cositas así se va llenando un día.', 'Lo que se dice de pasada suele contar más que la gran noticia.', 'Casi toda la trama de la vida está en las esquinas.', 'Ahí asoma una historia.', 'Palabras llanas y, aun así, tienen algo.', 'Doblo la esquina de esa página.', 'Por esa rendija ya se ve algo.'],
  },
  questions: {
    good: ['¿Qué parte te hizo más feliz?', '¿Quién estaba por ahí?', 'Si le pusieras titular a hoy, ¿cuál sería?', '¿Hiciste una foto o lo apuntaste?', '¿A quién le darías un trozo de ese ánimo?', '¿Estaba planeado o pasó sin más?'],
    bad: ['¿Qué es lo más duro de eso para ti?', '¿Es de hoy o se viene acumulando?', '¿Lo sabe alguien cercano?', 'En ese momento, ¿qué te habría gustado oír?', '¿Qué necesitas más ahora mismo?', '¿Quieres empezar por el principio o por lo peor?', '¿Cómo estaban las cosas antes de esto?', '¿Cómo lo has llevado hasta aquí?'],
    plain: ['¿Y a partir de ahí?', '¿Qué es lo que más se te quedó?', '¿Cuál fue el primer pensamiento que te cruzó?', '¿Me das un detalle más?', '¿Es para ti algo grande o pequeño?', '¿Sueles fijarte en cosas así?', 'Si fuera una foto, ¿qué saldría?', '¿Qué te ha hecho pensar en eso?', 'Rebobina un poco, ¿cómo empezó?', '¿Qué hay detrás de eso?', '¿Cómo te cae eso a ti?', 'Cuéntame algo más, quiero completar el dibujo.', '¿Hay alguna parte que no has dicho?', '¿Otra persona lo contaría distinto?', '¿Qué más se te ocurre por ahí?'],
  },
  starters: ['¿Hubo hoy algo demasiado pequeño para contarlo y aun así lo recuerdas?', '¿Qué te hizo reír en voz alta por última vez?', 'Si pudieras estar diez minutos en otro sitio, ¿dónde?', '¿Qué cosita te da alegría últimamente?', '¿Qué sale en la última foto que hiciste?', '¿Qué día de esta semana se pareció más a como quieres los tuyos?'],
  you: ['No tengo días que contar, hoy es todo tuyo.', 'Mi experiencia empieza cuando abres esto y acaba cuando lo cierras.', 'Si quieres novedades: aprendo a decir menos, sigo practicando.', 'Por aquí está en blanco, que hace buen fondo para ti.'],
}
