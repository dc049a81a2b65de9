import { hasHan } from './place-names.ts'

/** What people set between a town and what it lies in. */
const separators = /[,，、;；/|()（）\n]|\s[-–—]\s/u

/** The parts of a query as it was written, the innermost first where it names several. */
export const partsOf = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Words around a place in a sentence about a birth, without accents. */
const around = new Set(
  [
    'i he she was were am is born in at near from the formerly',
    'ich er sie bin ist wurde geboren bei aus',
    'je elle il suis est nee ne a au en pres de',
    'yo naci nacio nacido nacida soy en cerca',
    'eu nasci nasceu nascido nascida em no na perto',
  ]
    .join(' ')
    .split(' '),
)
const sentence =
  /^(?:我|本人|他|她)?是?(?:出?生于|出生在|出生地[:：]?|生在|来自|老家(?:在|是)?|在)|^(?:我|本人|他|她)是|出生的?$|人$|(?:で|に)?(?:生まれ|うまれ|生れ)(?:た|です|ました)?$|出身(?:です)?$| ?에서 ?(?:태어남|태어났어요|태어났습니다|태어났다|태어난|출생)$/gu
/** Postal codes, house numbers, the arrondissements of a city. */
const numbered = /^(?:\S*\d\S*|[ivx]+e(?:me)?|arrondissement|bezirk)$/u

const between = /^(?:in|im|an|am|auf|bei|near|of|de|en|da|do|der|dem) /u
/** What a place lies in without the word before it: `in Thüringen`. */
export const withoutPreposition = (folded: string): string => folded.replace(between, '')

/** A folded query without the sentence around the place; itself when nothing is left or was there. */
export function withoutSentence(folded: string): string {
  const bare = folded.replace(sentence, '').trim()
  let words = bare.split(' ').filter((word) => !numbered.test(word))
  while (words.length > 1 && around.has(words[0]!)) words = words.slice(1)
  while (words.length > 1 && around.has(words.at(-1)!)) words = words.slice(0, -1)
  return words.join(' ') || folded
}

const spelledOut: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    st: ['saint', 'sankt', 'sint'],
    ste: ['sainte'],
    saint: ['st'],
    sankt: ['st'],
    sta: ['santa'],
    sto: ['santo'],
    ft: ['fort'],
    mt: ['mount'],
    pto: ['puerto'],
    pt: ['port'],
    gral: ['general'],
  }),
)
/** Mianyang Shi, Yokohama-shi, Gangnam-gu, Quebec City. */
const kind = / (?:shi|si|qu|xian|ku|gu|gun|ken|cho|city|town|village)$/u
/** Other spellings of a folded name: St Gallen, Sankt Gallen; Lvliang, Luliang. */
export function spellings(folded: string): string[] {
  const words = folded.split(' ')
  const first = (spelledOut.get(words[0]!) ?? []).map((full) => [full, ...words.slice(1)].join(' '))
  const german = folded.replaceAll(/ae|oe|ue/g, (pair) => pair[0]!)
  const chinese = folded.replaceAll(/(?<=[ln])v/g, 'u')
  const bare = folded.replace(kind, '')
  const joined = folded.replaceAll(' ', '')
  return [...new Set([...first, bare, german, chinese, joined])].filter((text) => text !== folded)
}

/** Every text that differs from a name by one letter: added, left out, changed, or changed places. */
export function* oneLetterAway(name: string): Generator<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz '
  for (let at = 0; at <= name.length; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)]
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`
    if (after !== '') yield before + after.slice(1)
    for (const letter of letters) {
      if (after !== '') yield before + letter + after.slice(1)
      yield before + letter + after
    }
  }
}

export const latinOnly = (text: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(text)

/** Written without spaces between its links: 江苏省苏州市昆山市, 서울특별시강남구, ドイツミュンヘン. */
export const isChain = (text: string): boolean =>
  hasHan(text) || /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
