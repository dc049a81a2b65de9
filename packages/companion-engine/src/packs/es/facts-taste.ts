import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { pastime, re, tasteEnd as end } from './facts-patterns.ts'

const much = '(?: (?:mucho|muchisimo|un monton|tanto|bastante|de verdad|tambien|especialmente|sobre todo|demasiado|mas))*'
const noTaste =
  '(?!(?:que|cuando|como|cuanto|eso|esto|esa|ese|todo|tod[oa]s?|nada|mi|mis|tu|tus|ti|el dia|alguien|nadie|una? (?:chic[oa]|chav[oa]|muchach[oa]|tip[oa]|compa\\p{L}*|persona|mujer|hombre|amig[oa]|morr[oa]|pib[ea]|mina|senora?)|mucho|mas|su|lo|mi|a|tener que|sentirme|estar|ser|la idea|la forma|tanto|asi)\\b)'

/** What the user likes, does and avoids. */
export const tasteFacts = {
  like: {
    told: [
      re(`(?<!\\bno )(?<!\\bno me )\\b(?:me (?:gustan?|encantan?|fascinan?|chiflan?|flipan?|apasionan?|molan?|vuelven? loc[oa])|adoro|amo|soy fan (?:de|del)|soy muy de)${much} (?<value>${noTaste}(?:el |la |los |las |un |una )?\\p{L}[^,]{1,28}?)${end}`),
    ],
    asked: [/\bque (?:es lo que )?me (?:gusta|gustan|encanta|encantan)\b|\b(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:lo )?que (?:cosas )?me (?:gusta|gustan|encanta)\b|\bcuales son mis gustos\b|\bmis gustos cuales\b/],
    ack: ['Apuntado en la carpeta de lo bueno: {value}.', 'Buen gusto: «{value}» va a tu lista.', 'De acuerdo, {value}; lo sumo a tus cosas.', 'Una línea más en tus gustos: {value}.', 'Solo con decir «{value}», la frase sonríe.'],
    follow: ['¿De cuándo viene ese gusto?', '¿Qué es lo que más te atrae de ahí?', '¿Cuándo fue la última vez que lo disfrutaste?', '¿Hay alguien cerca con quien lo compartas?'],
    answer: ['Te gusta esto, me dijiste: {value}.', 'En tu lista está: {value}.', 'De lo que te gusta tengo apuntado {value}.'],
    missing: ['Todavía no me has dicho qué te gusta.', 'La lista de tus gustos está por estrenar.', 'De tus preferencias aún no hemos hablado.'],
    recall: ['En la lista de lo que te gusta está {value}, ¿ha habido de eso últimamente?', 'Un rato de «{value}», ¿cuántos puntos le daría al ánimo?', 'Me acuerdo de tu lista, {value}: ¿ayuda en días grises?', 'De tu lista de gustos, «{value}»: ¿a quién más le gusta por ahí?'],
    note: 'en tu lista de gustos pone «{value}»',
  },
  dislike: {
    told: [
      re(`\\bno (?:me (?:gustan?|agradan?|caen? bien|van?)|soporto|aguanto|trago|puedo (?:con|ver))(?: nada| para nada| mucho| demasiado| en absoluto)? (?<value>${noTaste}(?:a )?(?:el |la |los |las )?\\p{L}[^,]{1,28}?)${end}`),
      re(`\\b(?:odio|detesto|aborrezco|me (?:dan? asco|repugnan?|cargan?|caen? mal|chocan?))(?: mucho| demasiado)? (?<value>${noTaste}(?:el |la |los |las )?\\p{L}[^,]{1,28}?)${end}`),
    ],
    asked: [/\bque (?:es lo que )?(?:no me gustan?|odio|detesto|no soporto)\b|\b(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:lo )?que (?:no me gusta|odio|detesto|no soporto)\b/],
    ack: ['Zona roja: {value}, trazada.', 'Entendido: {value}, mejor lejos.', 'De acuerdo, «{value}» no entra en la fiesta.', 'A la lista negra: {value}.'],
    follow: ['¿Viene de un mal recuerdo o es así desde siempre?', '¿Lo sabe la gente que te rodea?', '¿Te toca alguna vez disimularlo?'],
    answer: ['En tu lista negra está: {value}.', 'Lo que evitas, según tú: {value}.', 'No te gusta esto, me dijiste: {value}.'],
    missing: ['No me has dicho qué es lo que no soportas.', 'La lista negra está vacía.', 'De lo que no te gusta todavía no sé nada.'],
    recall: ['Lo de tu lista negra, {value}: ¿te has librado hoy?', 'En la zona roja apunté {value}, ¿se te ha cruzado estos días?', '¿Tiene algo que ver aquí {value}, de tu lista negra?'],
    note: 'en tu lista negra pone «{value}»',
  },
  favourite: {
    told: [
      re(`\\b(?:mi|mis) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]s?|preferid[oa]s?),? (?:es|son|sigue siendo|fue|creo que es|sin duda es|siempre ha sido)(?: sin duda| claramente| seguramente)? (?<value>(?!(?:que|cual|cuando|eso|esa|ese|la que|el que|no)\\b)[^,]{1,30}?)${end}`),
      re(`\\b(?<value>(?:el |la |los |las )?\\p{L}[^,]{1,26}?) (?:es|son) (?:mi|mis) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]s?|preferid[oa]s?)`),
    ],
    asked: [
      re(`\\b(?:cual(?:es)? (?:es|son|era)|que es|sabes|te acuerdas de|te acordas de|recuerdas|dime)(?: cual es)? (?:mi|mis) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]s?|preferid[oa]s?)`),
      re(`\\b(?:mi|mis) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]s?|preferid[oa]s?) (?:cual(?:es)?|que) (?:es|son|era)\\b`),
    ],
    ack: ['Sección «{key}», primer puesto ocupado: {value}.', 'Medalla de oro en «{key}» para {value}.', 'De acuerdo, en la casilla «{key}»: {value}.', 'Campeón indiscutible de «{key}»: {value}.'],
    follow: ['¿Qué es lo que marca la diferencia?', '¿Y en segundo lugar, qué habría?', '¿Cuándo fue el primer encuentro?'],
    answer: ['En «{key}», tu número uno es {value}.', '{value}, en lo alto de tu clasificación.', 'Esa ya me la contestaste: {value}.'],
    missing: ['Tu número uno en «{key}» todavía no me lo has dicho.', 'El primer puesto de «{key}» está libre.', 'Casilla «{key}»: nada escrito por ahora.'],
    recall: ['En «{key}», ¿{value} sigue en el primer puesto?', 'Tu número uno, {value}: ¿cuándo fue la última vez?', 'Si tuvieras que presentarle {value} a alguien, ¿por dónde empezarías?'],
    note: 'en «{key}», tu preferencia es {value}',
  },
  hobby: {
    told: [
      re(`\\b(?:hago|practico|voy a (?:clases? de)|doy clases? de|me apunte a(?:l| clases de)?|empece(?: con| a hacer)?|estoy haciendo)(?: tambien| mucho| un poco de| algo de| a veces)? (?:el |la )?(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:juego|toco)(?: tambien| un poco| mucho)? (?:al |a la |a los |a |el |la |con )?(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:aprendo|estoy aprendiendo|estudio por gusto|tomo clases de)(?: a (?:tocar|bailar|hacer|jugar))? (?:el |la |al )?(?<value>${pastime}|ingles|frances|italiano|japones|coreano|chino|arabe|aleman|ruso|portugues|lengua de senas|codigo|solfeo)${end}`),
      re(`\\b(?:mis? (?:hobbys?|hobbies|aficion(?:es)?|pasatiempos?|pasion(?:es)?)) (?:es|son)(?: sobre todo)? (?<value>[^,]{3,30}?)${end}`),
      re(`\\ben mi tiempo libre (?:me gusta |suelo |me dedico a |hago )?(?<value>(?!no\\b|nada\\b)[^,]{3,30}?)${end}`),
    ],
    asked: [/\b(?:cual(?:es)? (?:es|son) mis? (?:hobbys?|hobbies|aficion(?:es)?|pasatiempos?|pasion(?:es)?)|que (?:deporte|hobby) (?:hago|practico|tengo)|que (?:hago|suelo hacer) en mi tiempo libre|que (?:instrumento )?toco|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? mis (?:hobbys?|hobbies|aficiones|pasatiempos))\b/],
    ack: ['Tiempo libre: «{value}», queda en la libreta.', 'Ah, «{value}», algo en lo que perderse un rato.', 'Tu ficha gana una línea: «{value}».', 'Con «{value}», las horas sueltas ya tienen programa.'],
    follow: ['¿Cómo empezó eso?', '¿Cuál es la parte más difícil?', '¿Ha habido algún avance pequeño últimamente?'],
    answer: ['Entre tus aficiones tengo «{value}».', 'En tu ficha, en tiempo libre: «{value}».', 'De eso me hablaste: «{value}».'],
    missing: ['De tus aficiones todavía no me has hablado.', 'La sección de tiempo libre está vacía.', 'Qué haces en tus ratos libres, aún no lo sé.'],
    recall: ['Y en cuanto a «{value}», ¿sigue la cosa?', 'Con «{value}», ¿por dónde andas estos días?', 'Cuando hay cansancio, ¿«{value}» te da aire?'],
    note: 'en tu tiempo libre, «{value}»',
  },
  allergy: {
    told: [re(`\\b(?:soy (?:muy |super |un poco )?alergic[oa]|tengo (?:mucha )?alergia|me da alergia|me dan alergia) (?:a los |a las |a la |al |a )?(?<value>(?!(?:ti|todo|eso|esto|trabajar|madrugar)\\b)(?:el |la |los |las )?[^,]{3,26}?)${end}`)],
    asked: [/\b(?:a que (?:soy alergic[oa]|le tengo alergia|tengo alergia)|cual(?:es)? (?:es|son) mis? alergias?|que alergias? tengo|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? mis? alergias?)\b/],
    ack: ['Alergia apuntada en rojo: {value}.', 'Subrayado dos veces, alergia: {value}.', 'Guardado: {value}, lejos del plato.', 'La línea de «cuidado» ya dice {value}.'],
    follow: ['¿Es desde tu infancia?', 'En los restaurantes, ¿se complica pronto?', '¿La gente que te rodea lo tiene presente?'],
    answer: ['Tu alergia, según me dijiste: {value}.', 'En rojo, en mis notas: {value}.', 'Lo que tienes que evitar por alergia: {value}.'],
    missing: ['No me has hablado de ninguna alergia.', 'La línea de alergias está vacía.', 'Sobre alergias no me has avisado de nada.'],
    recall: ['Con lo de tu alergia, {value}, ¿esa comida era segura?', 'Lo de la alergia, {value}: ¿da tregua estos días?', 'Comer fuera con alergia, {value}, ¿cómo te organizas?'],
    note: 'tienes alergia: {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
