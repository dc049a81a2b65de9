import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'

/** What may stand before a question: y, pero, oye … */
const and = '(?:(?:y|e|pero|oye|entonces|bueno|a ver|ahora|tu|vos|por cierto|sabes|dime|decime),? )*'

/** Patterns are matched against folded text: lower case, without accents, ñ as n. */
export const text: TextRules = {
  accents: true,
  fold: {},
  glue: ' ',
  quotes: ['«', '»'],
  list: [', ', ' y '],
  spaceEndsClause: false,
  quote: { min: 6, max: 48 },
  question: [
    new RegExp(`^${and}(?:por que|x que|xq|pq|porque)(?: no| si)?$|^${and}(?:por que|x que)\\b`),
    new RegExp(
      `^${and}(?:que|q|k) (?:haces|haciais|hacias|hiciste|has hecho|hora (?:es|tienes|son)|horas son|dia (?:es|fue|sera|era|cae|estamos)|fecha|mes|ano es|tal|opinas|piensas|pensas|crees|dices|decis|te (?:gusta|gustaria|parece|pasa|cuentas|pones|llama)|me (?:recomiendas|recomendas|aconsejas|sugeris|sugieres|cuentas|dices|pongo|ibas)|es|son|significa|quiere decir|hago|haria|harias|puedo|podemos|debo|deberia|sabes|quieres|queres|ves|lees|escuchas|comes|cenas|prefieres|preferis|eliges|musica|pelicula|libro|juego|tipo|clase|edad|signo|tiempo hace|mas sabes|hay (?:de nuevo|que|en|para)|paso (?:con|cuando|en)|pasa (?:si|con|cuando|por)|le (?:digo|regalo|compro|puedo)|se (?:puede|hace|come)|tengo (?:manana|hoy|el|la|que hacer|planeado)|estudio|comi|cene|desayune|mascotas?|animales?)\\b(?!.* (?:mas|tan) \\w+$)`,
    ),
    new RegExp(
      `^${and}(?:(?:de |a |en |con |por |para |desde |hasta )?(?:cual(?:es)?|cuant[oa]s?(?! antes| mas| menos))|(?:a|de|con|para|por) quien(?:es)?|(?:de|por|desde|hasta|hacia|en) donde|adonde|a donde|para que (?:sirve|sirves|es|quieres)|(?:a|de|en|con) que (?!si\\b|no\\b)|desde cuando|hasta cuando|cada cuanto)\\b`,
    ),
    new RegExp(
      `^${and}(?:quien(?:es)? (?:es|eres|sos|soy|son|te|fue|era|gano|invento|descubrio|escribio|pinto|canta|esta|hay|puede|va|lo|la|me (?:mando|llamo))|cuando (?:es|era|sera|fue|cumples?|cumplo|naciste|naci|empieza|termina|tengo|tenia|cae|llega|se (?:acaba|va)|te|vas|puedo|hay)|donde (?:esta|estas|estan|vives|vivis|vivo|trabajas|trabajo|naciste|naci|queda|quedan|puedo|hay|compro|te|se)|como (?:te (?:llamas|sientes|va|fue|ha ido|encuentras|puedo|digo|llamo|creo|hicieron)|me (?:llamo|llamaba|ves)|se (?:llama\\w*|dice|escribe|hace|juega|juegan|sabe|puede|cocina)|estas|estuvo|andas|va\\b|vas|eres|sos|es (?!que)|son|puedo|podria|hago|haria|le (?:digo|hago|explico)|lo hago|lo llevas|funciona\\w*|amaneciste|dormiste|seria|le va)|cuales)\\b(?!.*,)`,
    ),
    new RegExp(
      `^${and}(?:(?:tienes|tenes) (?!razon|toda la razon|mucha razon|que (?:ver|saber))|(?:eres|sos) (?:un|una|humano|humana|real|de verdad|hombre|mujer|chico|chica|de donde|ia|robot|feliz|libre|consciente|capaz)\\b|(?:me )?(?:puedes|podes|podrias|sabrias)\\b|sabes (?:como|que (?:es|hora|dia|tiempo|me|hago)|quien|cual|cuando|donde|por que|si|algo|hacer|jugar|cantar|cocinar|bailar|nadar|contar|hablar|mi|un|una|cuanto|lo que|inglés|ingles)\\b|(?:quieres|queres|prefieres|preferis|conoces|recuerdas|duermes|dormis|suenas|existes|vives|extranas|entiendes|lloras|lees|cocinas|juegas|bailas|cantas)\\b|te (?:acuerdas|acordas|gustan?|gustaria|aburres|cansas|enamoras|molesta|sientes|ries|duele|importa|suena|llamas|da miedo)\\b(?! (?:como|de mi y))|crees (?:que|en)\\b|piensas (?:que|en)\\b|me (?:ayudas|cuentas|escuchas|quieres|extranaste|extranas|echaste|recomiendas|oyes|ves|recuerdas|amas|vas a)\\b|has (?:visto|leido|oido|estado|probado|comido|dormido|tenido|viajado|hecho|pensado|jugado|ido)\\b|(?:deberia|debo|puedo|tendria que)\\b|es (?:verdad|cierto|normal) que\\b|vas a\\b|hay alguien\\b|estas (?:ahi|aqui|despiert[oa]|bien|ocupad[oa]|vivo|viva|segur[oa]|de acuerdo)\\b)`,
    ),
    /(?:, (?:no|verdad|cierto|eh|o que)|(?<!(?:es|la|de|una|mi|gran)) (?:verdad|cierto)|(?<!pensar) o no| o que| no crees| no te parece| a que si| que opinas| que dices| que piensas| que tal tu)$/,
    /^(?!.*\b(?:no |me |se lo |recuerdo |olvide )(?:se|acuerdo|entiendo|comprendo|recuerdo|importa|pregunto)?\b).*\b(?:como se llama\w*|como te llamas|como me llamo|cuando es|cuando cumplo|donde (?:vivo|trabajo)|cual es|cuantos anos tengo|que (?:es|significa|hora es|dia es)|cuanto (?:es|falta|cuesta)|quien es|en que trabajo|y (?:tu|vos) que)$/,
  ],
  lead: /^(?:(?:oh+|ah+|ay+|eh+|uy+|uf+|mm+|hmm+|bueno|bien|pues|entonces|a ver|mira|mire|oye|oiga|escucha|dime|decime|che|hola+(?!,? buen)|holi+|hey+|ey|buenas|buenos dias|buenas tardes|buenas noches|vale(?! la| mucho| que)|ok|okay|okey|claro(?! que)|en fin|la verdad(?: es que)?(?! que)|en realidad|de hecho|por cierto|a proposito|sinceramente|honestamente|perdon|perdona|disculpa|por favor|porfa|ja(?:ja)+|je(?:je)+|xd+|guau|wow|vaya|anda|venga|dale|listo|amig[oa]|y|e|pero|o sea|osea|porque|xq|pq|asi que|luego|despues|tambien|ademas|creo que|pienso que|es que|resulta que|fijate que|te cuento que|sabes(?! que| si| lo)|no se(?=,))[,.!:; -]+(?=\S)|(?:sabes que|ya sabes|gracias)[,.!:;-]+ *(?=\S))/,
  tail: /(?:[ ,]+(?:tambien|ja(?:ja)+|je(?:je)+|xd+|lol|jeje|la verdad|en realidad|de verdad|sabes|ya sabes|creo|supongo|ahora mismo|ahora|actualmente|por ahora|de momento|por el momento|ultimamente|estos dias|hoy en dia|porfa|por favor|porfis|plis|pues|tampoco|en fin|o sea|y eso|y tal|desde siempre|como siempre|como todos|mucho|muchisimo|un monton|bastante|eh|che|ya|todavia|de nuevo|otra vez|nada mas|y ya|bueno))+$/,
  negation: /(?:\b(?:no|nunca|jamas|ni|sin|tampoco|nada|(?<!un )poco|menos|nadie|apenas)\b)(?: (?:me|te|se|le|lo|la|es|era|fue|estoy|estaba|soy|siento|sentia|tan|muy|tengo|tenia|que|de|un|una|nada|mucho|mucha|demasiado|ya|estuvo|hay|da|dio)){0,3} ?$/,
  strong: /\b(?:muy|mucho|mucha|muchisim[oa]|demasiado|tan|tanto|tanta|super|re|hiper|ultra|bien|totalmente|completamente|absolutamente|realmente|terriblemente|enormemente|un monton|increiblemente|\w{3,}isim[oa]s?|de verdad|horriblemente|extremadamente)\b/,
  unquotable: /\b(?:put[oa]s?|mierda\w*|joder|jodid[oa]|cono|cabron\w*|pendej\w*|gilipollas|imbecil\w*|idiota\w*|hij[oa] de|hdp|maric\w+|verga\w*|polla|pito|culo|chinga\w*|carajo|boludo\w*|pelotud\w*|forr[oa]|concha|zorra|mamon\w*|culer[oa]|follar\w*|coger contigo|puneta|capull[oa])\b/,
}

const num = '\\d{1,4}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince'
const months = [
  'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio',
  'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre',
] as const

/** A day as the user said it, with the accents that folding took away. */
const accented = (said: string): string =>
  said.replace('manana', 'mañana').replace(/\bdias?\b/, (day) => day.replace('dia', 'día'))

export const calendar: CalendarPack = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  weekdayWords: [
    /\bdomingo\b/,
    /\blunes\b/,
    /\bmartes\b/,
    /\bmiercoles\b/,
    /\bjueves\b/,
    /\bviernes\b/,
    /\bsabado\b|\bfin(?:es)? de semana\b|\bfinde\b/,
  ],
  offsets: [
    [/\bpasado manana\b/, 2],
    [/\banteayer\b|\bantier\b|\bantes de ayer\b/, -2],
    [/(?<!\b(?:esta|la|una|cada|toda la|media) )\bmanana\b/, 1],
    [/\bayer\b/, -1],
    [/\bhoy\b/, 0],
  ],
  inDays: new RegExp(`\\b(?:dentro de|en) (?<n>${num}) dias?\\b`),
  daysAgo: new RegExp(`\\bhace (?<n>${num}) dias?\\b`),
  time: (hour, minute) => {
    const article = hour === 1 ? 'la' : 'las'
    if (minute === null) return `${article} ${hour} y algo`
    return `${article} ${hour}:${String(minute).padStart(2, '0')}`
  },
  date: ({ weekday, month, day }) => {
    const name = months[month - 1] ?? ''
    return day === null ? `un ${weekday} de ${name}` : `${weekday} ${day} de ${name}`
  },
  dayOf: (said, weekday) => {
    const verb = /ayer|antier|hace/.test(said) ? 'fue' : /^(?:dentro|en) /.test(said) ? 'será' : 'es'
    return `${accented(said)} ${verb} ${weekday}`
  },
  daysUntil: (days, weekday) =>
    days === 0
      ? `hoy ya es ${weekday}`
      : days === 1
        ? `el ${weekday} es mañana mismo`
        : `faltan ${days} días para el ${weekday}`,
}

export const numbers: NumbersPack = {
  words: {
    cero: 0, uno: 1, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8,
    nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16,
    diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintiun: 21,
    veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26,
    veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40, cincuenta: 50,
    sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200,
    trescientos: 300, quinientos: 500, mil: 1000,
  },
  units: null,
  operators: {
    '+': /\bmas\b/,
    '-': /\bmenos\b/,
    '*': /\bpor\b|\bmultiplicado por\b|\bveces\b/,
    '/': /\b(?:dividido|divido|dividida|entre)(?: entre| por)?\b/,
    '^': /\belevado (?:a la|a)\b|\*\*/,
    '%': /% de\b|\bpor ciento de\b/,
  },
  phrases: [
    [/\b([3-9]0) y ([1-9])\b/g, '($1+$2)'],
    [/\bel doble de (\d+)\b/g, '2*$1'],
    [/\bla mitad de (\d+)\b/g, '$1/2'],
    [/(\d+) al cuadrado\b/g, '$1^2'],
  ],
  cue: /\b(?:cuanto|cuantos|calcula|calculame|calcular|resultado|es|son|da|dan|suma|resta|haz la cuenta|que es)\b/,
  decimal: ',',
}

export const steering: SteeringPack = {
  shorter: /\b(?:cort[oa]s?|breve\w*|concis\w*|menos larg\w*|resum\w*|una (?:sola )?frase|mas corto)\b/,
  longer: /\b(?:(?<!menos )larg\w*|detall\w*|desarroll\w*|extens\w*|amplia\w*|mas texto)\b/,
  gentler: /\b(?:suave\w*|dulce\w*|dulzura|amable\w*|tiern\w*|ternura|carin\w*|delicad\w*|reconfort\w*|calid\w*)\b/,
  lighter: /\b(?:gracios\w*|liger\w*|divertid\w*|humor|chistos\w*|alegre\w*|juguet\w*|desenfadad\w*)\b/,
  noQuestion: /\b(?:sin|ninguna|menos|deja de hacer|no hagas|no mas) (?:mas )?preguntas?\b|\bno (?:me )?preguntes\b/,
  languages: {
    zh: /\ben (?:chino|mandarin)\b/,
    en: /\ben ingles\b/,
    ja: /\ben japones\b/,
    ko: /\ben coreano\b/,
    fr: /\ben frances\b/,
    de: /\ben aleman\b/,
    es: /\ben (?:espanol|castellano)\b/,
    pt: /\ben portugues\b/,
  },
}
