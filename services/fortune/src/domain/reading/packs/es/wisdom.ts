import type { WisdomPack } from '../../pack/wisdom.ts'
import { hexagramsFirst } from './hexagrams-first.ts'
import { hexagramsSecond } from './hexagrams-second.ts'
import { lesson, question, quotes } from './wisdom-days.ts'

export const wisdom: WisdomPack = {
  hexagrams: [...hexagramsFirst, ...hexagramsSecond],
  trigrams: {
    乾: 'cielo',
    震: 'trueno',
    坎: 'agua',
    艮: 'montaña',
    坤: 'tierra',
    巽: 'viento',
    离: 'fuego',
    兑: 'lago',
  },
  castOpening: [
    'Ha salido el hexagrama {n}, «{name}»: {upper} arriba, {lower} abajo.',
    'Este es «{name}», el número {n}, con {upper} sobre {lower}.',
    'Las seis líneas forman «{name}» ({n}); abajo está {lower}; encima, {upper}.',
  ],
  movingLine: [
    ['Se mueve la primera línea: el asunto está en capullo, así que mira los pies antes que el horizonte.'],
    ['Se mueve la segunda línea: estás en tu sitio; actúa bien y habrá respuesta.'],
    ['Se mueve la tercera línea: aquí está el umbral, sujeta las riendas y piénsalo otra vez.'],
    ['Se mueve la cuarta línea: el giro está cerca, cruza con cuidado.'],
    ['Se mueve la quinta línea: te toca decidir, con justicia y sinceridad.'],
    ['Se mueve la línea de arriba: esto llega a su fin; quien se recoge deja sitio a lo siguiente.'],
  ],
  still: [
    'Ninguna línea se mueve; la situación reposa, y el hexagrama solo es la respuesta.',
    'Las seis líneas están quietas. Aún va a fuego lento, así que quédate con lo que hay.',
  ],
  resulting: [
    'Se transforma en «{name}», y el tiempo que viene es este: {meaning}',
    'Lo que se mueve se vuelve «{name}». Más adelante: {meaning}',
  ],
  asker: [
    'Una pregunta más para {animal.the} en un día de {god}: ¿qué pequeño paso se puede dar primero?',
    'Al modo {animal.of}, prueba la respuesta en una cosa concreta; la palabra de hoy es {god}.',
    'Que el hexagrama sea un espejo para {animal.the}. La palabra «{god}» muestra lo que deseas.',
  ],
  mansionOpening: [
    'Según las Ocho Mansiones, tu trigrama de vida es {trigram}, {nature} ({n}), del {group}.',
    'El número de vida {n} corresponde a {trigram}, {nature}; pertenece al {group}.',
  ],
  groups: { east: 'grupo del Este', west: 'grupo del Oeste' },
  mansionNames: {
    生气: 'Aliento Vital 生气',
    天医: 'Médico Celeste 天医',
    延年: 'Largos Años 延年',
    伏位: 'Asiento Propio 伏位',
    祸害: 'Contratiempo 祸害',
    六煞: 'Seis Aflicciones 六煞',
    五鬼: 'Cinco Fantasmas 五鬼',
    绝命: 'Destino Cortado 绝命',
  },
  mansion: {
    生气: ['El Aliento Vital está en {direction.the}: una mesa o una puerta hacia allí ayuda a tener la mente despierta.'],
    天医: ['El Médico Celeste está en {direction.the}; con la cabecera ahí, el sueño es firme.'],
    延年: ['Los Largos Años están en {direction.the}, buen rincón para hablar a dos.'],
    伏位: ['El Asiento Propio está en {direction.the}: estar a solas, leer, sentarse en silencio.'],
    祸害: ['El Contratiempo está en {direction.the}; pon ahí armarios y discute en otra parte.'],
    六煞: ['Las Seis Aflicciones están en {direction.the}: mantén el orden y no cuelgues un espejo enfrente.'],
    五鬼: ['Los Cinco Fantasmas están en {direction.the}; revisa cables y fogones, la seguridad ante todo.'],
    绝命: ['El Destino Cortado está en {direction.the}: no es sitio para dormir, un mueble pesado le va bien.'],
  },
  starNames: {
    1: 'Uno Blanco 一白',
    2: 'Dos Negro 二黑',
    3: 'Tres Jade 三碧',
    4: 'Cuatro Verde 四绿',
    5: 'Cinco Amarillo 五黄',
    6: 'Seis Blanco 六白',
    7: 'Siete Rojo 七赤',
    8: 'Ocho Blanco 八白',
    9: 'Nueve Púrpura 九紫',
  },
  starOpening: [
    'En {year}, la estrella {n} se sienta en el centro y las demás vuelan a partir de ahí.',
    'Los nueve palacios de {year} tienen el {n} en el centro, y cada dirección estrena aire.',
  ],
  star: {
    1: ['El Uno Blanco está en {direction.the}: gente y movimiento; un vaso de agua limpia, algunos libros.'],
    2: ['El Dos Negro está en {direction.the}: descanso y aire fresco, nada de montones.'],
    3: ['El Tres Jade está en {direction.the}, donde suben las voces; un color cálido lo suaviza.'],
    4: ['El Cuatro Verde está en {direction.the}: bueno para escribir, pon una planta o una pluma.'],
    5: ['El Cinco Amarillo está en {direction.the}; este año, nada de cavar ni taladrar ahí, le sienta bien el sosiego.'],
    6: ['El Seis Blanco está en {direction.the}: decisiones y viajes, ayuda un pequeño objeto de metal.'],
    7: ['El Siete Rojo está en {direction.the}: cierra bien las ventanas y no prometas de más.'],
    8: ['El Ocho Blanco está en {direction.the}: asuntos de casa y de comercio, que haya luz.'],
    9: ['El Nueve Púrpura está en {direction.the}, lugar de la alegría: enciende una luz, recibe gente.'],
  },
  quoteLine: '«{text}» ({source}).',
  quotes,
  lesson,
  question,
}
