import type { Language } from '@lumen/contracts/languages'
import emptyCharacters from '../data/empty-characters.json' with { type: 'json' }
import stopWordLists from '../data/stop-words.json' with { type: 'json' }
import { latinLanguages, type LatinLanguage } from './latin-languages.ts'

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(stopWordLists).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/**
 * Whether a word says nothing about what a text is about.
 *
 * @param word as `fold` and a cut at apostrophes leave it
 */
export const isStopWord = (word: string, language: Language): boolean =>
  stopWords[language]?.has(word) ?? false

/** Han characters that are looked up in company only. */
export const emptyHan: ReadonlySet<string> = new Set(emptyCharacters.han)

/**
 * By which language's rules words are stemmed: the one most of whose stop words are among them,
 * `expected` when they do not tell. What is stored depends on it, so that it is not `detectLanguage`,
 * which may learn.
 *
 * @param words folded
 */
export function stemmingLanguage(
  words: readonly string[],
  expected: Language,
  isStop: typeof isStopWord = isStopWord,
): LatinLanguage {
  const fallback = latinLanguages.find((language) => language === expected) ?? 'en'
  let best: LatinLanguage = fallback
  let most = 0
  for (const language of latinLanguages) {
    const hits = words.reduce((sum, word) => sum + (isStop(word, language) ? 1 : 0), 0)
    if (hits > most || (hits === most && language === fallback)) {
      best = language
      most = hits
    }
  }
  return best
}
