import { words } from '../../pack-words.ts'
import type { Pack } from '../../pack.ts'

/** Bright feelings: the words that show them (without accents), and a tentative word on them. */
export const brightEmotions = {
  joy: {
    words: [
      words('feliz, felices, felicidad, content*, alegr*, genial, estupend*, fenomenal, maravill*, buen dia, que bien, me encanto, me ha encantado, disfrut*, divertid*, divertim*, diverti, risa, risas, me rei, nos reimos, sonrie*, sonrisa, encantad*, lo pase bien, la pase bien, lo pase genial, la pase genial, lo he pasado bien, mola, guay, chevere, padrisimo, bacan, buenisim*, riquisim*, de buen humor, me siento bien, me siento mejor, dia bonito, dia precioso, dia lindo'),
    ],
    lines: [
      'Suena a que hoy tiene un rincón con luz.',
      'Parece que eso te ha quitado peso.',
      'Casi se ve la sonrisa en la ortografía.',
      'Es una alegría de las sólidas, de las que conviene dejar un rato sobre la mesa.',
      'Las cosas buenas merecen contarse dos veces.',
      'Hay calor en esa frase, del de las buenas noticias.',
      'El día parece haberse inclinado hacia lo dulce.',
      'Eso trae buena cara, por lo que se lee.',
    ],
    asks: ['De todo eso, ¿qué instante fue el mejor?', '¿Hay alguien disfrutándolo contigo?', '¿Llegó sin aviso o llevabas tiempo esperándolo?'],
  },
  excitement: {
    words: [
      words('emocionad*, emocionant*, que emocion, me emociona, ilusionad*, que ilusion, mucha ilusion, me hace ilusion, no puedo esperar, no veo la hora, que ganas, muchas ganas, muero de ganas, eufori*, entusiasm*, lo logre, lo consegui, lo he conseguido, gane, ganamos, he ganado, me aceptaron, me han aceptado, me seleccionaron, es oficial, yuju, yupi, siii*, cuento los dias'),
    ],
    lines: [
      'Tus letras casi rebotan en la pantalla.',
      'Suena a que quedarse en la silla está fuera de cuestión.',
      'Esa energía llega hasta aquí sin cables.',
      'Una parte de ti parece haber salido ya corriendo.',
      'Esperar con ganas es media fiesta, y esa mitad ya es tuya.',
      'Noticias así ponen muelles en los zapatos.',
      'Detrás de esa frase parece haber fuegos artificiales.',
    ],
    asks: ['¿Cuánto falta para eso?', '¿Cuál fue tu primera reacción?', '¿A quién meterías en el secreto antes que a nadie?'],
  },
  gratitude: {
    words: [
      words('agradec*, gratitud, conmovi*, me llego al alma, que detalle, un detalle precioso, se porto genial, se porto muy bien, gracias a mi, gracias a el, gracias a ella, suerte de tener, me ayudo mucho, me ha ayudado mucho, reconfort*, me apoyo mucho, estuvo ahi para mi'),
    ],
    lines: [
      'Parece que alguien puso cuidado de verdad.',
      'Que te traten así abriga bastante tiempo.',
      'Acordarse de lo bueno que otros hicieron es una memoria amable.',
      'Algo pequeño parece haber caído justo donde hacía falta.',
      'Lo dices sin ruido y, aun así, pesa lo suyo.',
      'De vez en cuando el mundo sí tiende una mano.',
    ],
    asks: ['¿Qué gesto se te quedó?', '¿Pudiste decírselo o fue todo muy rápido?', '¿Te sale a ti hacer lo mismo por otros?'],
  },
  pride: {
    words: [
      words('orgull*, un logro, mis logros, me salio bien, me salio genial, me ha salido bien, me salio perfecto, aprobe, he aprobado, saque un diez, ascenso, me ascendieron, primer puesto, primer lugar, mi record, me gradue, termine por fin, por fin termine, he terminado por fin, lo termine, meta cumplida, lo saque adelante, he mejorado'),
    ],
    lines: [
      'Esa no te la regaló nadie.',
      'Puedes dibujar una estrellita al lado de tu nombre.',
      'Ahí dentro va también todo lo que nadie vio.',
      'Se adivina la espalda un poco más recta.',
      'Un resultado así va a la vista, no al cajón.',
      'Lo que se levanta paso a paso sabe distinto.',
    ],
    asks: ['¿Qué tramo fue el más empinado?', '¿Quién vio el camino entero?', '¿Cómo te gustaría festejarlo?'],
  },
  love: {
    words: [
      words('enamor*, me gusta alguien, me gusta un chico, me gusta una chica, le quiero, la quiero mucho, lo quiero mucho, mariposas, flechazo, mi crush, alma gemela, romantic*, me derrito, lo amo, la amo, luna de miel, suspir*, me tiene loc*'),
    ],
    lines: [
      'Suena a que alguien se ha mudado a tus pensamientos.',
      'Tus frases se ablandan cuando llegan a esa persona.',
      'Una mitad dulce y otra nerviosa, parece.',
      'Hasta la puntuación se sonroja un poco.',
      'Alguien parece tener asiento reservado contigo.',
      'En ese estado, cada detalle sale enfocado.',
    ],
    asks: ['¿Cómo describirías a esa persona en una frase?', '¿En qué momento hizo clic?', 'Cuando te viene a la cabeza, ¿qué sueles estar haciendo?'],
  },
  calm: {
    words: [
      words('salio bien, ha salido bien, salio todo bien, me dieron el alta, benigno, tranquil*, en calma, con calma, que calma, relaj*, en paz, seren*, aliviad*, que alivio, a gusto, desconect*, respiro mejor, sin prisa, sin prisas, noche tranquila, me siento liger*, descansad*, me despeje'),
    ],
    lines: [
      'Suena a que el tiempo anda despacio, al paso justo.',
      'Un rato sin prisa, parece, y ya iba haciendo falta.',
      'Esa calma escasea más de lo que debería.',
      'Cuando el agua se asienta se ve el fondo.',
      'Se lee cómodo, como una manta recién tendida.',
      'Estar en paz un rato es una pequeña fortuna.',
    ],
    asks: ['¿Qué se oye ahora mismo donde estás?', 'En una semana, ¿cuántos ratos así te tocan?', '¿Qué tienes al alcance de la mano?'],
  },
  surprise: {
    words: [
      words('sorpres*, sorprend*, no me lo esperaba, no lo esperaba, no me lo puedo creer, no puedo creer, no lo puedo creer, alucin*, flipe, flipo, flipando, quien lo diria, madre mia, ostras, guau, wow, sin palabras, me quede helad*, me quede de piedra, inesperad*'),
    ],
    lines: [
      'Con un giro así cualquiera se para en seco.',
      'Suena a que nadie lo vio venir.',
      'La realidad parece escribir con más descaro que la ficción.',
      'Ese trozo también lo he leído dos veces.',
      'Al parecer, hoy venía con un extra escondido.',
      'Eso debió de detenerte la taza en el aire.',
    ],
    asks: ['Y en el momento, ¿qué dijiste?', '¿Cuándo te diste cuenta?', '¿Quién más sigue sin creérselo?'],
  },
} satisfies Partial<Pack['emotions']>
