import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'
import { rx, words } from './patterns.ts'

const lead =
  '(?:(?:und|aber|also|oder|denn|dann|na|hey|hi|hallo|du|ja|nein|ok|okay|ach|oh|hm+|sag mal|sag|sach mal|übrigens|eigentlich|nun|mal ehrlich|jetzt|weißt du)[, ]+){0,3}'
const you =
  'bist|hast|kannst|kennst|magst|weißt|willst|möchtest|würdest|könntest|machst|liebst|hörst|siehst|isst|trinkst|schläfst|glaubst|denkst|findest|erinnerst|verstehst|spielst|liest|wohnst|lebst|heißt|meinst|warst|hattest|wirst|darfst|sollst|musst|gehst|kommst|sprichst|träumst|fühlst|brauchst|wusstest|tust|gibst|erzählst|sagst|schreibst|hilfst|singst|merkst|vermisst|lügst|hältst|nimmst|hasst|rätst|antwortest|arbeitest|stehst|guckst|schaust'

export const text: TextRules = {
  accents: false,
  fold: { ẞ: 'ß' },
  glue: ' ',
  quotes: ['„', '“'],
  list: [', ', ' und '],
  spaceEndsClause: false,
  quote: { min: 8, max: 48 },
  question: [
    rx`^${lead}(?:was|wer|wen|wem|wessen|wie|wo|woher|wohin|wann|warum|wieso|weshalb|weswegen|wozu|womit|worüber|worum|wofür|woran|wovon|worauf|welche[rsnm]?|wieviele?)\b(?! (?:ich|wir|mich|mir|uns|gesagt|immer|auch immer|solls?|es (?:scheint|aussieht)|ein(?:e|en)? (?!\w+ (?:ist|war|hast|magst|bist|kennst))|(?:schön|süß|cool|toll|nett|blöd|schade|lieb|geil|doof|gemein|schrecklich|peinlich|furchtbar|nervig|wunderbar|lecker|lustig|traurig)$))(?!'s)(?! weiß)`,
    rx`^${lead}(?:${you}) (?:du|ihr)\b`,
    rx`^${lead}(?:haste|biste|kannste|weißte|willste|magste|kennste|machste)\b`,
    rx`^${lead}(?:soll|sollte|darf|dürfte|bin ich komisch|hab(?:e)? ich (?:dir|dich|schon|jemals)|(?:kann|könnte) ich (?:dich|dir|mit dir|hier))\b(?: ich\b|(?<= (?:dir|dich|schon|jemals|hier))|(?<=komisch))`,
    rx`^${lead}(?:(?:ist|sind|war|waren) (?:dein|deine|man)|gibt es|gibts|geht es dir|stimmt (?:das|es)|regnet es|schneit es|ist (?:das|es) (?:normal|schlimm|ok|okay|falsch|richtig|komisch|wahr|schwer))\b`,
    rx`^${lead}(?:erkläre?|definiere?|beschreibe?|übersetze?|verrate?) (?:mir|uns|mal|bitte)\b`,
    rx`^oder$|[, ](?:oder|oder nicht|oder was|nicht wahr|gell|stimmts|ne|wa|verstehst du|weißt du was ich meine)$`,
  ],
  lead: rx`^(?:(?:ach ja|ach so|achso|ach|oh je|oje|oh|ah|aha|ähm*|öhm*|hm+|mhm*|na ja|naja|na gut|na(?! ja)|tja|so|also|übrigens|btw|eigentlich|ehrlich gesagt|mal ehrlich|ehrlich|sag mal|sach mal|hör mal|weißt du|du|hey|hi|hallo|huhu|moin|ok|okay|ja|jo|jup|klar|nein|nee?|nö|doch|gut|genau|stimmt|bitte|und|aber|oder|denn|dann|weil|haha+|hihi+|lol|puh|uff|boah|wow|mensch|meine güte|gott|jedenfalls|übrigens)[,.!: -]+(?=\S)|(?:und|aber|also|oder|weil|denn|übrigens|eigentlich|naja|ach|oh|sag mal|bitte|ja|na(?! ja)|jetzt mal) (?=\S))`,
  tail: rx`(?:[ ,]+(?:auch|sehr|halt|eben|irgendwie|oder so|und so|und so weiter|haha+|hihi+|lol|xd|glaub ich|glaube ich|denke ich|denk ich|finde ich|find ich|übrigens|eigentlich|bitte|nämlich|ja|ne|oder|gell|weißt du|einfach|echt|total|wirklich|voll|leider|gerade|grad|momentan|zurzeit|zur zeit|im moment|aktuell|jetzt|gern|gerne|am liebsten|so gern|so gerne|sehr gern|sehr gerne|freut mich|hi))+$`,
  negation: rx`\b(?:nicht|kein|keine|keinen|keiner|nie|kaum|weder|ohne|nix|null)(?: (?:so|sehr|mehr|ganz|gerade|besonders|zu|mal|richtig|allzu|wirklich|ein|eine|mehr so))? $`,
  strong: words(
    'sehr, total, echt, so, extrem, mega, super, richtig, unglaublich, wahnsinnig, voll, völlig, komplett, absolut, furchtbar, schrecklich, unendlich, übelst, krass, endlos, zutiefst, riesig*',
  ),
  unquotable: rx`\b(?:fick\w*|arsch\w*|scheiß\w*|hure\w*|nutte\w*|fotze\w*|wichs\w*|schlampe\w*|missgeburt\w*|spast\w*|behindert\w*|kanak\w*|verpiss\w*)\b`,
}

const months =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const ordinals =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste vierundzwanzigste fünfundzwanzigste sechsundzwanzigste siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreißigste einunddreißigste'.split(
    ' ',
  )

/** The user's wording of a day with its capital and umlaut again: it arrives folded. */
const dayAsWritten = (said: string): string =>
  said
    .replace(/^ueber/, 'über')
    .replace(/(?<= )tag/, 'Tag')
    .replace(/(?<= )woche/, 'Woche')

export const calendar: CalendarPack = {
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  weekdayWords: [
    /\bsonntag/,
    /\bmontag/,
    /\bdienstag/,
    /\bmittwoch/,
    /\bdonnerstag/,
    /\bfreitag/,
    /\bsamstag|\bsonnabend|\bwochenende/,
  ],
  offsets: [
    [rx`\büberübermorgen\b`, 3],
    [rx`\bübermorgen\b`, 2],
    [rx`\bin einer woche\b`, 7],
    [rx`\bin (?:zwei|2) wochen\b`, 14],
    [rx`\bin einem tag\b`, 1],
    [rx`\bmorgen\b`, 1],
    [rx`\bvorvorgestern\b`, -3],
    [rx`\bvorgestern\b`, -2],
    [rx`\bvor einer woche\b`, -7],
    [rx`\bgestern\b`, -1],
    [rx`\bheute?\b`, 0],
  ],
  inDays: rx`\bin (?<n>\d{1,4}) tagen?\b`,
  daysAgo: rx`\bvor (?<n>\d{1,4}) tagen?\b`,
  time: (hour, minute) =>
    minute === null ? `kurz nach ${hour} Uhr` : `${hour}:${String(minute).padStart(2, '0')} Uhr`,
  date: ({ weekday, month, day }) => {
    const name = months[month - 1] ?? ''
    return day === null ? `ein ${weekday} im ${name}` : `${weekday}, der ${ordinals[day - 1]} ${name}`
  },
  dayOf: (said, weekday) =>
    `${dayAsWritten(said)} ${/^vor|gestern/.test(said) ? 'war' : 'ist'} ${weekday}`,
  daysUntil: (days, weekday) =>
    days === 0
      ? `heute ist schon ${weekday}`
      : days === 1
        ? `bis ${weekday} ist es nur noch ein Tag`
        : `bis ${weekday} sind es noch ${days} Tage`,
}

const ones = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** Number words up to a hundred, in proper spelling and as typed without umlauts. */
function numberWords(): Record<string, number> {
  const named = new Map<string, number>([
    ['hundert', 100],
    ['einhundert', 100],
    ['tausend', 1000],
    ['dutzend', 12],
    ['zwo', 2],
  ])
  ones.forEach((word, value) => named.set(word, value))
  tens.forEach((ten, at) => {
    const value = 20 + at * 10
    named.set(ten, value)
    ones.slice(1, 10).forEach((one, before) => {
      named.set(`${one === 'eins' ? 'ein' : one}und${ten}`, value + before + 1)
    })
  })
  const typed = (word: string) =>
    word.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ß', 'ss')
  return Object.fromEntries([...named].flatMap(([word, value]) => [[word, value], [typed(word), value]]))
}

export const numbers: NumbersPack = {
  words: numberWords(),
  units: null,
  operators: {
    '+': /\bplus\b|\bund\b(?= *\d)|\baddiert mit\b/,
    '-': /\bminus\b|\bweniger\b(?= *\d)/,
    '*': /\bmal\b(?= *\d)|\bmultipliziert mit\b|×/,
    '/': /\bgeteilt durch\b|\bdividiert durch\b|\bdurch\b(?= *\d)|÷|:(?= *\d)/,
    '^': /\bhoch\b(?= *\d)|\*\*/,
    '%': /% von|\bprozent von\b/,
  },
  phrases: [
    [/(\d)\.(\d{3})(?!\d)/g, '$1$2'],
    [/\b(?:die )?wurzel (?:aus|von) (\d+)/g, '$1 ^ 0,5'],
    [/(\d+) (?:zum|im) quadrat/g, '$1 ^ 2'],
    [/\bdie hälfte von (\d+)/g, '$1 / 2'],
  ],
  cue: rx`\b(?:was (?:ist|sind|ergibt|macht|gibt)|wie ?viel|rechne?|berechne?|ergibt|macht|gibt|ist gleich|summe|ausrechnen|wurzel|quadrat)\b`,
  decimal: ',',
}

const inLanguage = '(?:auf|in|ins|zu)'
export const steering: SteeringPack = {
  shorter: rx`\b(?:kurz\w*|kürz\w*|knapp\w*|weniger|ein satz|einem satz)\b`,
  longer: rx`\b(?:länger\w*|lang\w*|ausführlich\w*|mehr|detail\w*)\b`,
  gentler: rx`\b(?:sanft\w*|weich\w*|lieb\w*|warm\w*|wärm\w*|zart\w*|tröst\w*|einfühlsam\w*|behutsam\w*|freundlich\w*)\b`,
  lighter: rx`\b(?:lustig\w*|witzig\w*|locker\w*|leicht\w*|fröhlich\w*|humor\w*|spaß\w*|heiter\w*|verspielt\w*)\b`,
  noQuestion: rx`\b(?:ohne|keine?|weniger) (?:\w+ )?(?:rück|gegen|nach)?fragen?\b|\bfrag\w* (?:nicht|nichts)\b|\bnicht (?:nach)?fragen\b`,
  languages: {
    zh: rx`\b${inLanguage} (?:chinesisch|mandarin)`,
    en: rx`\b${inLanguage} englisch`,
    ja: rx`\b${inLanguage} japanisch`,
    ko: rx`\b${inLanguage} koreanisch`,
    fr: rx`\b${inLanguage} französisch`,
    de: rx`\b${inLanguage} deutsch`,
    es: rx`\b${inLanguage} spanisch`,
    pt: rx`\b${inLanguage} portugiesisch`,
  },
}
