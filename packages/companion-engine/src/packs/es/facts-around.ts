import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { animal, called, end, name, noName, own, planEnd, re, recalls, relation, size, time } from './facts-patterns.ts'

const event =
  '(?:una? |el |la |los |mi |mis |otr[oa] |cita|examen|entrevista|reunion|clase|turno|vuelo|partido|concierto|cena|boda|fiesta|cumple\\p{L}*|dentista|medico|gimnasio|yoga|ensayo|entrega|presentacion|viaje|visita|prueba|analisis|mudanza|terapia|guardia|futbol)'
const infinitive = '(?=\\p{L}+[aei]r(?:me|te|se|nos|lo|la|le|les|los|las)?\\b)'
/** Verbs that stand before the plan, and those that are part of it. */
const go = `(?:(?:(?:me |nos )?(?:voy|vamos) a ${infinitive}|tengo que |tenemos que |debo |hay que |pienso |planeo )|(?=(?:(?:me |nos )?(?:voy|vamos) (?:al?|de|con|para) |(?:he )?qued(?:e|ado|amos) (?:con|para|en) |salgo |salimos |viajo |viajamos |veo a |visito |empiezo |empezamos |termino |ceno |cenamos |como con |recojo |entrego |presento |(?:lo |la |los |las )?llevo a |me (?:mudo|examino|operan|toca) ?|juego |jugamos |vienen? )))`
const noPlan =
  '(?!(?:no|nunca|nada|bien|mal|mejor|ya|muy|mas|ser|estar|decir\\p{L}*|tan|que|como|un (?:dia|mal|buen)|una (?:manana|noche) (?:mala|horrible))\\b)'

/** Animals and people around the user, plans and meals. */
export const aroundFacts = {
  pet: {
    told: [
      re(`\\b(?:tengo|tenemos|adopte|adoptamos|he adoptado|hemos adoptado|acabo de adoptar|acabamos de adoptar|en casa (?:hay|tengo|tenemos)|convivo con|vivo con|me regalaron|rescate)(?: tambien| ahora| ya| a)? (?<value>(?:una?|dos|tres|cuatro|cinco|\\d|vari[oa]s|muchos) ${size}(?<key>${animal})(?: (?:negr[oa]s?|blanc[oa]s?|gris(?:es)?|naranjas?|atigrad[oa]s?|pequen[oa]s?|grandes?|siames(?:es|a)?|persa|mestiz[oa]|viej[oa]s?|muy \\p{L}+))?)${end}`),
    ],
    asked: [/\b(?:que (?:animales?|mascotas?) tengo|(?:tengo|tenia) (?:yo )?(?:alguna? )?(?:mascotas?|animales)|cual(?:es)? (?:es|son) mis? mascotas?|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:si tengo|que|mis|cuantos) (?:animales|mascotas?|gatos|perros))\b/],
    ack: ['Con {value} en casa, la banda sonora está servida.', 'Tienes {value}: una línea más en la lista de la familia.', 'De acuerdo, en tu casa vive {value}, y seguramente al mando.', 'Convivir con {value} se paga en mimos, dicen.'],
    follow: [
      { ask: '¿Y qué nombre le pusiste?', tells: 'petName' },
      { ask: '¿Qué nombre lleva esa criatura?', tells: 'petName' },
      { ask: '¿Cómo le dicen en casa?', tells: 'petName' },
    ],
    answer: ['En tu casa: {value}.', 'Me dijiste que tienes {value}.', 'En la lista de la familia pone {value}.'],
    missing: ['De animales todavía no me has hablado.', 'En mis notas no hay ningún bicho tuyo.', 'Pelo, plumas o escamas: aún no ha salido el tema.'],
    recall: ['Tienes {value} en casa, ¿qué tal por ese lado?', 'Con {value} por ahí, ¿todo en orden?', 'En tu casa hay {value}, ¿qué se cuenta por allí?'],
    note: 'tienes {value}',
  },
  petName: {
    told: [
      re(`\\b(?:${own}|el|la) ${size}(?<key>${animal})(?: (?:negr[oa]|blanc[oa]|gris|atigrad[oa]|tambien))?,? (?:el |ella )?(?:${called}|es|tiene por nombre)(?: tambien)? (?<value>${noName}${name})${end}`),
      re(`\\b(?:tengo|tenemos|adopte|adoptamos|he adoptado|hemos adoptado|vivo con|me regalaron|rescate)(?: a)? (?:una?|dos|\\d) ${size}(?<key>${animal})(?: [\\p{L}]{3,10})?,? (?:que ${called}|llamad[oa]s?|de nombre|y ${called}|se llama|y le puse|que le puse|le puse|al que le puse|a la que le puse) (?<value>${noName}${name})${end}`),
      re(`^(?!(?:este|esta|esto|ese|esa|eso|aquel|aquella|el|ella|aqui|quien|cual|que)\\b)(?<proper>\\p{L}[\\p{L}-]{1,16}) es ${own} ${size}(?<key>${animal})${end}`),
      re(`\\bel nombre de ${own} (?<key>${animal}) es (?<value>${noName}${name})${end}`),
      re(`\\ba ${own} ${size}(?<key>${animal}) (?:le puse|le pusimos|lo llame|la llame|le digo) (?<value>${noName}${name})${end}`),
      re(`\\b(?:mi|nuestr[oa]) ${size}(?<key>${animal}),? (?<proper>\\p{L}[\\p{L}-]{1,16})(?= |$|,)`),
    ],
    asked: [
      re(`\\bcomo (?:era que )?(?:${called}) ${own} ${size}(?<key>${animal})\\b`),
      re(`\\b${own} ${size}(?<key>${animal}) como (?:${called})`),
      re(`\\b(?:cual (?:es|era)|${recalls}) ?(?:cual es )?(?:el )?nombre de ${own} (?<key>${animal})\\b`),
      re(`\\bque nombre (?:tiene|le puse a) ${own} (?<key>${animal})\\b`),
      re(`\\b${recalls} ?(?:como (?:${called}) )?${own} (?<key>${animal})\\b`),
    ],
    ack: ['{value}, nombre con personaje incluido.', 'Así que se llama {value}: queda grabado.', 'Con un nombre así, {value} levantará la oreja a la primera.', 'Documentos en regla: {value}.', 'La charla da la bienvenida a {value}.'],
    follow: ['¿Cómo es {value}: de mimos o con aires de realeza?', '¿Cómo llegó {value} a tu vida?', '¿Cuál es la mejor trastada que firma {value}?', '¿Qué aspecto tiene {value}, para completar el dibujo?'],
    answer: ['Se llama {value}.', '{value}, cómo olvidarlo.', 'El nombre que me diste es {value}.', 'En mis notas pone {value}, con una huellita al lado.'],
    missing: ['Ese nombre todavía no me lo has dicho.', 'En la ficha de tu mascota falta el nombre.', 'Me falta ese nombre en las notas.'],
    recall: ['Por cierto, ¿cómo anda {value} hoy?', 'Y {value}, ¿en qué rincón de la casa estará a estas horas?', '¿Qué hay de nuevo con {value}?', '¿Qué diría {value} de todo esto?', 'Mientras me cuentas, ¿anda {value} por ahí?'],
    note: 'tu mascota se llama {value}',
  },
  personName: {
    told: [
      re(`\\b(?:mi|nuestr[oa]) (?:pequen[oa] |viej[oa] |otr[oa] |querid[oa] )?(?<key>${relation}),? (?:el |ella )?${called}(?: tambien)? (?<value>${noName}${name})${end}`),
      re(`\\btengo (?:una? )(?<key>${relation}),? (?:que ${called}|llamad[oa]|de nombre|se llama|y ${called}) (?<value>${noName}${name})${end}`),
      re(`\\bmi (?<key>${relation}) es (?<value>${noName}(?!(?:mi|un|una)\\b)\\p{L}[\\p{L}-]{1,18})$`),
      re(`\\bel nombre de mi (?<key>${relation}) es (?<value>${noName}${name})${end}`),
      re(`\\bmi (?<key>${relation}),? (?<proper>\\p{L}[\\p{L}-]{1,16})(?= |$|,)`),
    ],
    asked: [
      re(`\\bcomo (?:era que )?(?:${called}) mi (?<key>${relation})(?=$| |,)`),
      re(`\\bmi (?<key>${relation}) como (?:${called})`),
      re(`\\b(?:cual (?:es|era)|${recalls}) ?(?:cual es )?(?:el )?nombre de mi (?<key>${relation})(?=$| |,)`),
      re(`\\b${recalls} ?como ${called} mi (?<key>${relation})(?=$| |,)`),
    ],
    ack: ['{value} ({key}), apuntado en el reparto.', 'La historia gana un nombre: {value}.', 'Entonces es {value}, queda claro quién es quién.', 'Sumo a {value} al reparto.'],
    follow: ['¿Qué clase de persona es {value}?', 'La última vez con {value}, ¿qué hicieron?', '¿Qué es lo que más te gusta de {value}?'],
    answer: ['Es {value}.', 'El nombre que me diste fue {value}.', 'En el reparto de tu historia pone {value}.'],
    missing: ['El nombre de esa persona todavía no me lo has dado.', 'En mi reparto, esa línea está vacía.', 'No tengo apuntado cómo se llama.'],
    recall: ['¿Y {value} en todo esto?', 'Si le contaras esto a {value}, ¿qué diría?', '¿Cómo está {value} últimamente?', 'Con {value}, ¿cómo van las cosas estos días?'],
    note: '{value} es {key}',
  },
  plan: {
    told: [
      re(`\\b(?<key>${time})(?: a las? \\d{1,2}(?::\\d\\d)?)?,? (?:yo )?(?:tengo|hay|tenemos|tendre|es mi(?! cumple)|es el(?! cumple)|es la)(?: por fin| otra vez| tambien)? (?<value>(?!(?:un|una|mi|el|la) (?:poco|mal|dia|montón|monton|pena|cumple\\p{L}*)\\b)${event}[^,]{0,38}?)${planEnd}`),
      re(`\\b(?<key>${time})(?: a las? \\d{1,2}(?::\\d\\d)?)?,? (?:yo )?${go}(?<value>${noPlan}[^,]{3,40}?)${planEnd}`),
      re(`\\b(?:tengo|hay|tenemos|tendre)(?: por fin| otra vez| tambien)? (?<value>(?!(?:un|una) poco\\b)${event}[^,]{0,36}?),? (?<key>${time})(?: (?:en|con|a|al|para|sobre|por) [^,]{2,34})?${planEnd}`),
      re(`\\b${go}(?<value>${noPlan}[^,]{3,36}?),? (?<key>${time})(?: (?:en|con|a|al|para) [^,]{2,34})?${planEnd}`),
    ],
    asked: [
      re(`\\b(?:que (?:tengo|tenia|hago|voy a hacer|iba a hacer|hay|tenia que hacer|tengo que hacer|planes tengo|plan tengo))(?: yo| planeado| previsto| que hacer| apuntado)* (?:para )?(?<key>(?!esta noche$|hoy$)${time})`),
      re(`\\b(?:cual(?:es)? (?:es|son)|que) (?:mi plan|mis planes|mi agenda|mi programa)(?: (?:de|para) (?<key>${time}))?`),
      re(`\\b${recalls} ?(?:lo que|que) (?:tengo|tenia|hago|voy a hacer)(?: que hacer| planeado)? (?:para )?(?<key>${time})`),
      re(`\\bque (?:tengo|tenia) (?:planeado|previsto|apuntado|en la agenda)(?: (?:para )?(?<key>${time}))?$`),
      /\bcuando (?:es|era|tengo|tenia|sera|voy (?:al?|a la)) (?:mi |el |la |los |un |una |mis )?(?<what>(?!cumple|tu\b)[^,]{3,24}?)(?: ya)?$/,
      /\bcuando (?:llevo|entrego|viajo|veo|quede|quedo|salgo|empiezo) .{0,30}?(?<what>\p{L}{3,20})$/u,
      /\b(?:que dia|a que hora) (?:es|era|tengo|tenia|sera) (?:mi |el |la |un |una )(?<what>(?!cumple)[^,]{3,24}?)$/,
      /\bmi (?<what>(?!cumple)[^,]{3,24}?) (?:cuando|que dia) (?:es|era)$/,
    ],
    ack: ['A la agenda, «{value}», {key}.', 'Apuntado para {key}: «{value}».', 'Un renglón más en el programa: {key}, «{value}».', 'Guardado: «{value}» ({key}).'],
    follow: ['¿Qué te entra al pensarlo, más ganas o más nervios?', '¿Queda algo por preparar?', '¿Es cosa de una vez o suele repetirse?', 'Y justo después, ¿qué premio pequeño toca?'],
    answer: ['Según tu agenda, {key}: «{value}».', 'Apuntado tengo, {key}: «{value}».', 'Me dijiste esto: {key}, «{value}».'],
    missing: ['De ese plan no me has dicho nada.', 'No hay nada así en la agenda que me diste.', 'Esa casilla de la agenda está libre, por lo que sé.'],
    recall: ['En tu agenda tienes «{value}» ({key}), ¿con qué ánimo lo ves?', 'Eso de «{value}» ({key}), ¿da más ganas o más vértigo?', 'Se acerca lo que apuntaste, «{value}» ({key}), ¿cómo va?'],
    note: 'en la agenda ({key}) tienes «{value}»',
  },
  meal: {
    told: [
      re(`\\b(?:hoy |ayer |anoche |esta manana |al mediodia )?(?:me )?(?<key>desayune|he desayunado|almorce|he almorzado|cene|he cenado|cenamos|desayunamos|almorzamos|merende|he merendado|comi|he comido|comimos|hemos comido)(?: (?:solo|hoy|ayer|anoche|al final|otra vez|en casa|un plato de|un poco de|unas|unos|un|una))* (?<value>(?!(?:con|en|fuera|afuera|bien|mal|mucho|poco|demasiado|nada|algo|muy|solo|sola|tarde|temprano|a|de|por|todo|rapido|como|fatal|genial|tan|mas|que|y|un monton|rico|delicioso|hace|ya|hoy|lo|cualquier)\\b)[^,]{3,30}?)${end}`),
    ],
    asked: [/\bque (?:he )?(?<key>comi|comido|desayune|desayunado|cene|cenado|almorce|almorzado|merende|merendado)\b|\b(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:lo )?que (?<key>comi|desayune|cene|almorce)\b/],
    ack: ['En el menú, {value}: escrito en la pizarra.', 'Solo con leer «{value}» se pone la mesa sola.', 'De acuerdo, anoto {value}.', 'Con {value} en el plato, el día ya tiene un punto a favor.'],
    follow: ['¿Qué nota le pones?', '¿Hecho en casa o ya preparado?', '¿Hubo compañía en la mesa?'],
    answer: ['Me diste el menú: {value}.', 'En la pizarra pone {value}.', 'Según tu menú, {value}.'],
    missing: ['No me has dado el menú.', 'La pizarra de hoy está vacía por mi lado.', 'Tus comidas todavía no han pasado por aquí.'],
    recall: ['Hablabas de comer {value}, ¿aguanta todavía el recuerdo?', 'En la pizarra quedó {value}, ¿se repite o se cambia?', 'Después de {value}, ¿quedó sitio para el postre?'],
    note: 'en el menú hubo {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
