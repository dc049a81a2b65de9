import type { Language } from '@lumen/contracts/languages'
import { conceptOf } from './concepts.ts'
import { foldWords } from './fold.ts'
import { stemKorean, stemWord } from './stem.ts'
import { emptyHan, stopWords } from './stop-words.ts'

/**
 * One thing a text is found by. `word` and `pair` (two neighbouring characters of a script without
 * spaces, or the Hangul pairs of a word) are worth looking up; a single `character` and a `concept`
 * that the word before it stands for only count.
 */
export type Token = {
  readonly text: string
  readonly kind: 'word' | 'pair' | 'character' | 'concept'
  /** The folded word of a Latin stem. */
  readonly word?: string
}

/** A concept is no word: it has a form of its own. */
const conceptToken = (concept: string): Token => ({ text: `c:${concept}`, kind: 'concept' })

const latin = ['en', 'fr', 'de', 'es', 'pt'] as const satisfies readonly Language[]
type Latin = (typeof latin)[number]

const runs =
  /(?<han>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+)|(?<hangul>\p{Script=Hangul}+)|(?<number>\p{N}+(?:[.,:\/\-]\p{N}+)*)|(?<word>[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]+(?:['’]\p{L}+)*)/gv

/** One segmenter knows the words of Chinese and Japanese alike. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The language of a text's Latin words, by their small words; `expected` when they do not tell.
 *
 * @param words folded
 */
export function detectLatin(words: readonly string[], expected: Language): Latin {
  const fallback = latin.find((language) => language === expected) ?? 'en'
  let best: Latin = fallback
  let most = 0
  for (const language of latin) {
    const hits = words.reduce((sum, word) => sum + (stopWords[language].has(word) ? 1 : 0), 0)
    if (hits > most || (hits === most && language === fallback)) {
      best = language
      most = hits
    }
  }
  return best
}

/**
 * What a text is found by, in order, repetitions included.
 *
 * @param language what it is expected to be in
 * @param certain whether that is known, and not to be told from its words
 * @param segmented whether words of three and more Chinese or Japanese characters are found beside
 *   their pairs, which costs most of the time
 */
export function readTokens(
  text: string,
  language: Language,
  { certain = false, segmented = true } = {},
): Token[] {
  const found = [...foldWords(text).matchAll(runs)]
  const words = found.flatMap(({ groups }) => groups?.['word'] ?? [])
  const parts = certain ? [] : words.flatMap((word) => word.split(/['’]/))
  const spoken = detectLatin(parts, language)
  const tokens: Token[] = []
  for (const { groups } of found) {
    if (groups?.['word'] !== undefined) readWord(tokens, groups['word'], spoken)
    else if (groups?.['han'] !== undefined) readHan(tokens, groups['han'], segmented)
    else if (groups?.['hangul'] !== undefined) readHangul(tokens, groups['hangul'])
    else if (groups?.['number'] !== undefined)
      tokens.push({ text: plainNumber(groups['number']), kind: 'word' })
  }
  return tokens
}

/** 4,000 and 4000 are one number. */
const plainNumber = (number: string): string => number.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')

function readWord(tokens: Token[], word: string, language: Latin): void {
  for (const part of word.replace(/['’]s$/, '').split(/['’]/)) {
    if (part.length < 2 || stopWords[language].has(part)) continue
    const stem = stemWord(part, language)
    tokens.push({ text: stem, kind: 'word', word: part })
    addConcept(tokens, stem, language)
  }
}

function addConcept(tokens: Token[], form: string, ...spoken: Language[]): void {
  for (const language of spoken) {
    const concept = conceptOf(form, language)
    if (concept !== undefined) return void tokens.push(conceptToken(concept))
  }
}

function readHan(tokens: Token[], run: string, segmented: boolean): void {
  for (const { segment } of segmented ? segmenter.segment(run) : []) {
    if (segment.length < 2 || stopWords.zh.has(segment) || stopWords.ja.has(segment)) continue
    // A word of two characters is one of the pairs below.
    if (segment.length === 2) continue
    tokens.push({ text: segment, kind: 'word' })
    addConcept(tokens, segment, 'zh', 'ja')
  }
  const characters = [...run]
  for (const [at, character] of characters.entries()) {
    const empty = isEmpty(character)
    if (!empty) tokens.push({ text: character, kind: 'character' })
    const next = characters[at + 1]
    if (next === undefined || (empty && isEmpty(next))) continue
    tokens.push({ text: character + next, kind: 'pair' })
    addConcept(tokens, character + next, 'zh', 'ja')
  }
}

const isEmpty = (character: string): boolean =>
  emptyHan.has(character) || /\p{Script=Hiragana}/u.test(character)

function readHangul(tokens: Token[], word: string): void {
  if (stopWords.ko.has(word)) return
  const stem = stemKorean(word)
  tokens.push({ text: stem, kind: 'word' })
  addConcept(tokens, stem, 'ko')
  if (stem.length < 3) return
  for (let at = 0; at + 2 <= stem.length; at += 1) {
    const pair = stem.slice(at, at + 2)
    tokens.push({ text: pair, kind: 'pair' })
    addConcept(tokens, pair, 'ko')
  }
}
