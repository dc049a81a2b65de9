import type { FactKindPack } from '../../pack.ts'
import { animal, end, givenName, name, notName, relation, verb } from './fact-patterns.ts'
import { rx } from './patterns.ts'

const own = '(?:meine?[rnms]?|unsere?[rnms]?)'
const known = '(?:weißt du|erinnerst du dich|kennst du|hast du dir)'
/** Opens a clause that ends in its verb: what stands before that is no name. */
const sub = '(?:weil|dass|wenn|ob|als|obwohl|damit|bevor|nachdem|seit|wie|was)\\b'
const small = '(?:süße[rn]? |kleine[rn]? |alte[rn]? |andere[rn]? |zweite[rn]? |neue[rn]? |dicke[rn]? |liebe[rn]? ){0,2}'
const count = '(?:eine?[nr]? |nen |ne |n |zwei |drei |vier |fünf |mehrere |paar |viele |\\d{1,2} )?'

/** Animals and people around the user. */
export const circleFacts = {
  pet: {
    told: [
      rx`\b(?:hab(?:e)?|haben|besitze|halte) (?:ich |wir )?(?:auch |übrigens |noch |schon |jetzt |hier |zuhause |zu hause |daheim |seit \w+ (?:\w+ )?|nämlich |ja ){0,3}(?<value>${count}(?:[a-z]{3,14}e[rsn]? ){0,2}(?<key>${animal}))(?=$|[,;]| und | aber | namens| zuhause| zu hause| daheim| der | die | das | mit )`,
    ],
    asked: [rx`\b(?:welche|was für) (?:haus)?tiere? hab(?:e)? ich|\bhab(?:e)? ich (?:eigentlich |auch |denn )?(?:ein |eine |einen )?(?:haustiere?|tiere?|katze|hund)\b|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:welche|was für|ob ich) .{0,14}tier`],
    ack: [
      'Du hast {value}, da ist der Tag vertont.',
      'Notiert, zu deinem Haushalt gehört jetzt offiziell Tierisches: Du hast {value}.',
      'Wer sagen kann „Ich habe {value}“, ist vermutlich nicht mehr Chef im eigenen Haus.',
      'Du hast {value}, die Miete wird sicher in Niedlichkeit bezahlt.',
    ],
    follow: [
      { ask: 'Gibt es schon einen Namen, welchen denn?', tells: 'petName' },
      { ask: 'Auf welchen Namen hört das Tier?', tells: 'petName' },
      { ask: 'Und wie heißt dieses Wesen?', tells: 'petName' },
    ],
    answer: ['Du hast {value}.', 'Erzählt hast du, du hast {value}.', 'In deinem Haushalt steht in Sachen Tiere: du hast {value}.'],
    missing: [
      'Von Tieren hast du noch nichts erzählt.',
      'Ob bei dir jemand mit Fell wohnt, weiß ich nicht.',
      'Ein Haustier kam bisher nicht vor.',
    ],
    recall: [
      'Du hast ja {value}, gab es heute schon Unfug?',
      'Apropos Tiere, du hast doch {value}, wie läuft es zusammen?',
      'Wenn jemand {value} hat wie du, wer schläft da eigentlich im besten Sessel?',
    ],
    note: 'du hast {value}',
  },
  petName: {
    told: [
      rx`\b${own} ${small}(?<key>${animal})(?: [a-z ]{1,16})? (?:heißt|hört auf(?: den namen)?|nennt sich) (?:übrigens |auch |einfach |jetzt )?(?<value>${name})${end}`,
      rx`\b(?:die|der|das|mein anderer|meine andere) ${small}(?<key>${animal}) heißt (?:übrigens |auch )?(?<value>${name})${end}`,
      rx`\b(?<key>${animal}) (?:namens|mit (?:dem )?namen) (?<value>${name})${end}`,
      rx`^(?!.*\b${sub})(?:.* )?${own} ${small}(?<key>${animal}) ${notName}(?<value>[a-z][a-z'-]{1,13}) ${verb}\b`,
      rx`\b${own} ${small}(?<key>${animal}) ${notName}(?<proper>[a-z][a-z'-]{1,13})\b`,
      rx`\b(?<key>${animal}) und (?:sie|er|es|die|der) heißt (?<value>${name})${end}`,
      rx`^(?<value>[a-z][a-z'-]{1,12}) ist (?:übrigens )?${own} ${small}(?<key>${animal})$`,
    ],
    asked: [
      rx`\bwie (?:heißt|hieß|heißen|war der name von) (?:nochmal |noch mal |eigentlich |denn )?(?:gleich )?${own} ${small}(?<key>${animal})\b`,
      rx`\b(?:den|die|der) namen? (?:von )?${own} ${small}(?<key>${animal})\b`,
      rx`\bwie (?:ist|war) (?:nochmal )?der name ${own} ${small}(?<key>${animal})\b`,
      rx`\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? wie ${own} ${small}(?<key>${animal}) heißt`,
    ],
    ack: [
      '{value}, der Name hat Charakter.',
      'Notiert, {key} heißt {value}.',
      '{value}, so ein Name steht jedem Fell, jeder Feder und jeder Flosse.',
      'Sehr gut, {value} ist offiziell eingetragen.',
      '{value}, einmal gerufen, und irgendwo geht bestimmt ein Ohr hoch.',
    ],
    follow: [
      'Wie ist {value} so, anhänglich oder eher königlich?',
      'Wie ist {value} zu dir gekommen?',
      'Was ist die liebste Missetat von {value}?',
      'Wie sieht {value} aus, damit ich es mir vorstellen kann?',
    ],
    answer: [
      'Soweit ich weiß, heißt {key} {value}.',
      '{value}, den Namen habe ich mir gemerkt.',
      'Das weiß ich noch, der Name ist {value}.',
      '{value}, ganz eindeutig.',
    ],
    missing: [
      'Wie {key} heißt, hast du mir noch nicht verraten.',
      'Bei den Tiernamen ist noch alles leer.',
      'Den Namen kenne ich nicht, erwähnt wurde er bisher nicht.',
    ],
    recall: [
      'Ist {value} gerade in deiner Nähe?',
      'In welcher Ecke liegt {value} gerade?',
      'Hat {value} in letzter Zeit ein neues Kunststück auf Lager?',
      'Was würde {value} wohl zu alldem sagen?',
      'War {value} bei der ganzen Sache dabei?',
    ],
    note: '{key} heißt {value}',
  },
  personName: {
    told: [
      rx`\b${own} (?<key>${relation})(?: [a-z ]{1,16})? (?:heißt|nennt sich) (?:übrigens |auch )?(?<value>${name})${end}`,
      rx`\b(?<key>${relation}) (?:namens|mit (?:dem )?namen) (?<value>${name})${end}`,
      rx`\b${own} (?<key>${relation}) (?<value>${givenName})\b`,
      rx`^(?!.*\b${sub})(?:.* )?${own} (?<key>${relation}) ${notName}(?<value>[a-z][a-z'-]{1,13}) ${verb}\b`,
      rx`^(?<value>[a-z][a-z'-]{1,14}) ist (?:übrigens |ja )?${own} (?<key>${relation})$`,
    ],
    asked: [
      rx`\bwie (?:heißt|hieß|heißen) (?:nochmal |noch mal |eigentlich |denn )?(?:gleich )?${own} (?<key>${relation})\b`,
      rx`\b(?:den|die|der) namen? (?:von )?${own} (?<key>${relation})\b`,
      rx`\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? wie ${own} (?<key>${relation}) heißt`,
      rx`\bwer ist (?:nochmal )?${own} (?<key>${relation})\b`,
    ],
    ack: [
      '{value}, damit hat die Geschichte einen Namen mehr.',
      'Die Personenliste wächst: {value}, {key}.',
      'Notiert ist nun {value}, also {key}.',
      '{value} steht jetzt auf der Besetzungsliste.',
    ],
    follow: [
      'Was für ein Mensch ist {value}?',
      'Was habt ihr beim letzten Treffen gemacht, du und {value}?',
      'Was schätzt du an {value} am meisten?',
    ],
    answer: [
      'Laut Personenliste heißt {key} {value}.',
      '{value}, die Person steht auf meiner Liste.',
      'Das ist {value}, wenn ich richtig mitgeschrieben habe.',
    ],
    missing: [
      'Wie {key} heißt, weiß ich noch gar nicht.',
      'Auf der Besetzungsliste fehlt da noch ein Name.',
      'Dieser Name ist bisher nicht gefallen.',
    ],
    recall: [
      'Weiß {value} eigentlich davon?',
      'Was würde {value} dazu sagen, wenn du es erzählst?',
      'Was macht {value} zurzeit?',
      'Spielt {value} in dieser Geschichte auch eine Rolle?',
    ],
    note: '{key} heißt {value}',
  },
} satisfies Record<string, FactKindPack>
