import { expandTemplate } from '@lumen/content/expand-template'
import { openAllLanguages } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import placeKinds from '../../data/place-kinds.json' with { type: 'json' }
import { birthplaceRoom } from '../content.ts'
import { hasHan } from './place-names.ts'

const contentOf = openAllLanguages(birthplaceRoom)

/** What people set between a town and what it lies in. */
const separators = /[,，、;；/|()（）\n]|\s[-–—]\s/u

/** The parts of a query as it was written, the innermost first where it names several. */
export const partsOf = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const all = languages.map((language) => contentOf(language).birthplace)
/** A folded expression for any of some phrases, the longest first. */
const anyOf = (phrases: readonly string[]): string =>
  `(?:${phrases
    .flatMap(expandTemplate)
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`

/** Words around a place in a sentence about a birth. */
const around = new Set(all.flatMap(({ words }) => words.map(fold)))
const sentence = new RegExp(
  `^${anyOf(all.flatMap(({ before }) => before))}| ?${anyOf(all.flatMap(({ behind }) => behind))}$`,
  'gu',
)
/** Postal codes, house numbers, the arrondissements of a city. */
const numbered = new RegExp(
  `^(?:\\S*\\d\\S*|[ivx]+e(?:me)?|${anyOf(all.flatMap(({ districts }) => districts))})$`,
  'u',
)

const between = new RegExp(`^${anyOf(all.flatMap(({ prepositions }) => prepositions))} `, 'u')
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
  Object.entries(placeKinds.abbreviated),
)
/** Mianyang Shi, Yokohama-shi, Gangnam-gu, Quebec City. */
const kind = new RegExp(` (?:${placeKinds.romanised.join('|')})$`, 'u')
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
