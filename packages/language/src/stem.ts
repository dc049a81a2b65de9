import endingLists from '../data/endings.json' with { type: 'json' }
import type { LatinLanguage } from './latin-languages.ts'
import { stemEnglish } from './stem-english.ts'

type Endings = {
  /** Endings that carry no meaning of their own. */
  readonly endings: string
  /** How many letters of the word must remain. */
  readonly least: number
  /** What a form of the past begins with, and how it ends. */
  readonly past?: { readonly start: string; readonly ends: string }
}

const anyOf = (words: string): string => words.split(' ').join('|')

const compile = ({ endings, least, past }: Endings) => ({
  ending: new RegExp(`(?:${anyOf(endings)})$`, 'u'),
  least,
  past: past && new RegExp(`^${past.start}(?=.{4}.*(?:${anyOf(past.ends)})$)`, 'u'),
})
const inflections = {
  fr: compile(endingLists.fr),
  de: compile(endingLists.de),
  es: compile(endingLists.es),
  pt: compile(endingLists.pt),
  ko: compile(endingLists.ko),
} satisfies Readonly<Record<Exclude<LatinLanguage, 'en'> | 'ko', unknown>>
const shortPast = 6

/**
 * The form under which a folded word is looked up: inflected forms of one word share it, mostly; in
 * Korean it has no particle or ending.
 */
export function stemWord(word: string, language: LatinLanguage | 'ko'): string {
  if (language === 'en') return stemEnglish(word)
  const { ending, least, past } = inflections[language]
  const bare = past !== undefined && word.length > shortPast ? word.replace(past, '') : word
  const length = ending.exec(bare)?.[0].length ?? 0
  // A word without its ending, unless too little would be left.
  return bare.length - length < least ? bare : bare.slice(0, bare.length - length)
}
