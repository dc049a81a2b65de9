import type { Pack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

/** Feelings: the words that show them, and a tentative word on them. Patterns are without accents. */
export const emotions: Pack['emotions'] = {
  joy: {
    words: [words('feliz, felices, contento*, contenta*, alegr*, genial, estupend*, fenomenal, maravill*, buen dia, que bien, me encanto, me ha encantado, disfrut*, divert*, risa, risas, sonri*, encantad*, lo pase bien, lo he pasado bien, mola, guay, chevere, padrisimo, de buen humor, me siento bien, estoy bien, dia bonito, dia precioso')],
    lines: ['Suena a que hoy tiene un rincón con luz.', 'Parece que eso te ha quitado peso.', 'Casi veo la sonrisa en la ortografía.', 'Es una alegría sólida, de las que conviene dejar fuera un rato.', 'Las cosas buenas merecen airearse así.', 'Ahí dentro hay calor, del de las buenas noticias.', 'El día parece haberse inclinado hacia lo dulce.', 'Un vaso lleno de buen humor, por lo que se ve.'],
  },
  excitement: {
    words: [words('emocion*, ilusion*, no puedo esperar, no veo la hora, que ganas, muchas ganas, por fin, al fin, eufori*, entusiasm*, lo logre, lo consegui, lo he conseguido, gane, he ganado, me han cogido, me aceptaron, me han aceptado, yuju, bien bien, cuento los dias')],
    lines: ['Tus letras casi rebotan en la pantalla.', 'Suena a que sentarse está fuera de cuestión.', 'Esa energía llega hasta aquí.', 'Una parte de ti parece haber salido ya corriendo.', 'Esperar con ganas es media alegría, y esa mitad ya es tuya.', 'Noticias de las que ponen muelles en los zapatos.', 'Parece que ahí dentro hay fuegos artificiales.'],
  },
  gratitude: {
    words: [words('agradec*, gratitud, conmov*, me llego al alma, que detalle, se porto genial, me emociono que, suerte de tener, me ayudo mucho, me ha ayudado mucho, reconfort*')],
    lines: ['Suena a que alguien puso cuidado de verdad.', 'Que te cuiden así suele quedarse templado mucho tiempo.', 'Recordar lo que hicieron por ti es una memoria amable.', 'Algo pequeño parece haber caído justo donde hacía falta.', 'Lo dices ligero y, sin embargo, parece pesar bastante.', 'De vez en cuando el mundo sí tiende una mano.'],
  },
  pride: {
    words: [words('orgull*, logro, logros, me salio, me ha salido, lo clave, lo he clavado, aprobe, he aprobado, saque un, ascenso, me ascendieron, primer puesto, record, me gradue, termine por fin, he terminado, meta cumplida, lo saque adelante')],
    lines: ['Esa te la has ganado a pulso.', 'Suena a que puedes dibujarte una estrella junto al nombre.', 'Si salió, también salió todo lo que no se ve.', 'Parece que pisas más firme.', 'Un resultado así va sobre la mesa, no en el cajón.', 'Lo que se levanta paso a paso sabe distinto.'],
  },
  love: {
    words: [words('enamor*, me gusta alguien, me gusta un chico, me gusta una chica, le quiero, la quiero, mariposas, flechazo, mi crush, alma gemela, romantic*, me derrito, te amo a, luna de miel, suspir*')],
    lines: ['Suena a que alguien se ha mudado a tus pensamientos.', 'Tus frases se ablandan al llegar a esa persona.', 'Algo dulce y algo nervioso, parece.', 'Hasta la puntuación se sonroja.', 'Alguien parece tener asiento reservado contigo.', 'En ese estado cada detalle sale enfocado.'],
  },
  calm: {
    words: [words('tranquil*, en calma, calma, relaj*, en paz, seren*, alivi*, a gusto, comod*, desconect*, respiro mejor, sin prisa, noche tranquila, me siento ligero, me siento ligera')],
    lines: ['Suena a que el tiempo anda despacio, al paso justo.', 'Un rato sin prisa, parece, y ya iba siendo hora.', 'Esa calma escasea más de lo que debería.', 'Cuando el agua se asienta se ve el fondo.', 'Se nota lo cómodo que suena, como manta recién tendida.', 'Poder estar en paz es una pequeña fortuna.'],
  },
  sadness: {
    words: [
      words('triste*, tristeza, deprim*, desanim*, hundid*, destroz*, mal dia, dia malo, fatal, no estoy bien, estoy mal, me siento mal, llor*, lagrim*, ganas de llorar, duele, me duele el alma, pena, vacio, vacia, sin ganas, desesperanz*, de bajon, bajon, horrible, un asco de dia, me arrepiento, perdid*, no puedo mas, decepcion*, melancol*, desconsol*, amarg*'),
      words('murio, fallecio, ha muerto, ha fallecido, se fue para siempre, me vengo abajo, todo mal, nada sirve, se acabo todo, corazon roto'),
    ],
    lines: ['Suena a que ahí dentro pesa.', 'Parece que hay algo sentado en el pecho.', 'Una tristeza así no se alisa con una frase.', 'Se nota que esto te ha llegado hondo.', 'Tu cielo parece haberse apagado un poco hoy.', 'De eso cualquiera sale con una pieza menos.', 'No hay prisa por ordenar ese sentimiento, tiene sus razones.', 'Eso suena a garganta apretada.', 'Parece que llevas un tiempo guardándolo.', 'Doler es doler, no necesita mejor justificación.'],
  },
  lonely: {
    words: [words('soledad, sola, solo en casa, me siento solo, me siento sola, estoy solo, estoy sola, aislad*, nadie me entiende, nadie me escucha, nadie me quiere, no tengo amigos, no tengo a nadie, sin amigos, abandonad*, me ignoran, invisible, no encajo, no pertenezco, me dejaron de lado')],
    lines: ['Suena a ese vacío que el ruido no llena.', 'Parece que hay palabras en la punta de la lengua y nadie al lado.', 'Tras bastante rato a solas, hasta el silencio hace ruido.', 'Ese sentimiento a veces es más fuerte entre mucha gente.', 'Cuando nadie recoge lo que dices, hace frío.', 'Quizá no es tanto estar a solas como que nadie lo sepa.', 'Al menos esta frase sí la ha recogido alguien, aunque sea un programa.', 'Como una lámpara encendida sin que pase nadie.'],
  },
  hurt: {
    words: [words('me hirio, me hirieron, me ha herido, traicion*, me mintio, me mintieron, me engano, me ha enganado, me rechaz*, injust*, acoso, bullying, me humill*, se burl*, se rieron de mi, se rio de mi, me grito, me gritaron, me culp*, malentend*, no me valoran, me dejo plantad*, me dejaron plantad*, me ignoro, me uso, me fallo, me fallaron, falta de respeto, me ofend*, a mis espaldas, me trato mal, me trataron mal')],
    lines: ['Suena a que te trataron de manera bastante injusta.', 'Pusiste el corazón y volvió eso, que cuesta tragar.', 'Si lo dices parece poca cosa y si lo callas ahoga, eso tienen esas heridas.', 'Que te traten así enfría a cualquiera.', 'Esa frase parece haber llegado más hondo de lo que aparentaba.', 'Quizá duele menos el hecho que haberte tomado por esa clase de persona.', 'Ese golpe no te tocaba.'],
  },
  longing: {
    words: [words('echo de menos, te extran*, extrano, extranar, anor*, nostalg*, lo echo, la echo, los echo, volver atras, aquellos tiempos, aquellos dias, ojala estuviera, lejos de mi, lejos de casa, recuerdo cuando, me acuerdo mucho')],
    lines: ['Suena a que una persona, o una época, sigue encendida en ti.', 'Echar de menos suele elegir las horas calladas.', 'Querer a distancia parece mitad dulce y sobre todo escuece.', 'Hay días que no vuelven y, aun así, nunca se fueron lejos.', 'Si cuesta tanto soltarlo, debió de ser bueno.', 'Ese hilo no parece cortado.'],
  },
  anger: {
    words: [words('enfad*, enoj*, rabia, furios*, cabread*, me cabrea, me molest*, molesto, molesta, irrit*, harto, harta, hasta las narices, odio, me da coraje, indign*, que descaro, maleduc*, discut*, pelea, pelee, me saca de quicio, me pone de los nervios, insoportable, increible que, idiota de, estoy que exploto, frustr*')],
    lines: ['Eso suena duro de tragar.', 'Parece que han pisado una línea tuya.', 'Con eso a cualquiera le sube la temperatura.', 'Dan ganas de dar una palmada en la mesa.', 'Te enfadas por algo, no es hacer una montaña.', 'Da la impresión de que ya habías dejado pasar varias.', 'Ese fuego quema más guardado; aquí puede quedar un rato.', 'Imagino lo tenso que estaría el aire.'],
  },
  disgust: {
    words: [words('asco, asqueros*, repugn*, repuls*, nause*, me da grima, grima, vomitivo, que horror, desagradable, sucio, cochin*, me revuelve, dentera, bochornoso')],
    lines: ['Eso sí suena a dar un paso atrás.', 'Solo con pensarlo parece que frunces el ceño.', 'Esas cosas se pegan un rato.', 'De según qué, hasta un poco es demasiado.', 'Un no muy directo por tu parte, y se entiende.', 'Parece haber pasado el límite de lo que aguantas.'],
  },
  fear: {
    words: [words('miedo, asust*, susto, ansiedad, ansios*, nervios, nervios*, preocup*, panico, terror, aterr*, inquiet*, temo, temor, agobio de pensar, no dejo de pensar, tembl*, inseg*, intranquil*, en vilo, me da cosa, angusti*')],
    lines: ['Suena a que hay una cuerda tensa ahí dentro.', 'Tu cabeza parece haber proyectado ya varias veces la peor versión.', 'No saber vuelve pegajoso el tiempo.', 'Los nervios suelen querer decir que importa.', 'Lo desconocido echa sombras más largas que su tamaño.', 'Estar así en el aire desgasta.', 'Para preocupar tanto, tienes que haberlo tomado en serio desde el principio.', 'Parece que llevas unos días sin suelo firme.'],
  },
  stress: {
    words: [words('estres*, presion, agobi*, desbord*, no doy abasto, no llego, demasiado, hasta arriba, saturad*, quemad*, burnout, plazo*, entrega, sin tiempo, no me da la vida, mil cosas, un monton de cosas, acumul*, a contrarreloj, sobrecarg*, a tope de trabajo, lista de tareas')],
    lines: ['Suena a que varias cosas te tiran de la manga a la vez.', 'Hasta respirar parece tener que hacer cola.', 'Con todo eso encima, los hombros estarán de madera.', 'Solo enumerarlo ya pesa.', 'No es que vayas lento, es que llegan a montones.', 'Veinte ventanas abiertas en la cabeza y ninguna se cierra, parece.', 'Ponerlo todavía en frases enteras bajo esa carga tiene mérito.'],
  },
  shame: {
    words: [words('verguenza, avergonz*, culpa, culpable, es culpa mia, fue mi culpa, me culpo, soy tonto, soy tonta, soy un desastre, soy inutil, inutil, no valgo, no sirvo, soy un fracaso, fracas*, no soy suficiente, me odio, la cague, la he cagado, meti la pata, he metido la pata, ridiculo, hice el ridiculo, torpe, lo arruine')],
    lines: ['Suena a que no paras de restarte puntos.', 'Esa escena parece repetirse en bucle en tu cabeza.', 'En momentos así nadie es tan exigente contigo como tú.', 'El resto quizá lo olvidó hace tiempo y tú aún le dejas la luz encendida.', 'Sentir culpa muestra que te importa, no que haya maldad.', 'Hacer mal una cosa y ser mala persona son dos asuntos distintos.', 'Parece que has cargado todo el peso en tu lado.'],
  },
  tired: {
    words: [words('cansad*, cansancio, agotad*, agotamiento, rendid*, reventad*, hecho polvo, hecha polvo, muerto de sueno, muerta de sueno, sueno, sin energia, sin fuerzas, sin pilas, no puedo ni moverme, dia largo, fatiga*, exhaust*, molido, molida, no he dormido')],
    lines: ['Suena a que la batería de hoy está a cero.', 'Hasta decirlo parece costar.', 'No es un cansancio que arregle una silla.', 'Haber aguantado hasta ahora no es poca cosa.', 'Tu cuerpo parece haber dicho la verdad antes que nadie.', 'Da la impresión de que has gastado en un día la fuerza de varios.', 'Como un móvil al tres por ciento con el mapa abierto.', 'Y con tan poca energía, aún has venido a decir unas palabras.'],
  },
  bored: {
    words: [words('aburr*, monoton*, rutina, siempre lo mismo, nada que hacer, no hay nada que hacer, tedio*, pesado el dia, que rollo, matando el tiempo, sin planes')],
    lines: ['El día suena a sopa sin sal.', 'El tiempo parece marcar el paso sin avanzar.', 'Con bastante aburrimiento, hasta el techo tiene personalidad.', 'Da la impresión de que falta un pequeño giro.', 'En esos huecos quizá se cuelan ideas nuevas.', 'El guion de hoy parece algo delgado.'],
  },
  confused: {
    words: [words('confund*, confus*, hecho un lio, hecha un lio, no entiendo, no se que hacer, no se que pensar, no se si, dudas, duda, dudo, indecis*, no me decido, sentimientos encontrados, perdido con, no lo tengo claro, no me aclaro, no comprendo, bloquead*, atascad*')],
    lines: ['Suena a que varias ideas luchan ahí dentro.', 'Un cruce con niebla por todas partes, parece.', 'Con nudos así, tirar solo aprieta más.', 'Muchos cabos y ninguno que parezca el primero.', 'No tenerlo claro ya cansa por sí solo.', 'La respuesta no parece madura, y sacudir el árbol sirve de poco.', 'Dudar no es flaqueza: es que ves el precio de los dos lados.'],
  },
  surprise: {
    words: [words('sorpres*, sorprend*, no me lo esperaba, no me lo puedo creer, no puedo creer, increible, de repente, de golpe, de pronto, alucin*, flipe, flipo, flipando, quien lo diria, madre mia, ostras, guau, wow, sin palabras, me quede helad*')],
    lines: ['Con un giro así cualquiera se para en seco.', 'Suena a que nadie lo vio venir.', 'La realidad parece escribir con más descaro que la ficción.', 'Ese trozo también lo he rebobinado.', 'Al parecer, hoy venía con un extra escondido.', 'Eso debió de costarte medio latido.'],
  },
}
