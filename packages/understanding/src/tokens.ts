import type { Language } from '@lumen/contracts/languages'
import { analyser as current, type Analyser } from '@lumen/language/analyser'
import type { LatinLanguage } from '@lumen/language/latin-languages'
import { eastAsian, hanAndKana } from '@lumen/language/scripts'
import { stemWord } from '@lumen/language/stem'
import { emptyHan, stemmingLanguage } from '@lumen/language/stop-words'
import { segmenterOf } from '@lumen/language/words'
import { conceptOf } from './concepts.ts'

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

const runs = new RegExp(
  String.raw`(?<han>[${hanAndKana}々ー]+)|(?<hangul>\p{Script=Hangul}+)|(?<number>\p{N}+(?:[.,:\/\-]\p{N}+)*)|(?<word>[[\p{L}\p{M}]--[${eastAsian}]]+(?:['’]\p{L}+)*)`,
  'gv',
)

/** One segmenter knows the words of Chinese and Japanese alike. */
const segmenter = segmenterOf('zh')

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
  {
    certain = false,
    segmented = true,
    analyser = current,
  }: { certain?: boolean; segmented?: boolean; analyser?: Analyser } = {},
): Token[] {
  const found = [...analyser.fold(text).matchAll(runs)]
  const words = found.flatMap(({ groups }) => groups?.['word'] ?? [])
  const parts = certain ? [] : words.flatMap((word) => word.split(/['’]/))
  const spoken = stemmingLanguage(parts, language, analyser.isStopWord)
  const tokens: Token[] = []
  for (const { groups } of found) {
    if (groups?.['word'] !== undefined) readWord(tokens, groups['word'], spoken, analyser)
    else if (groups?.['han'] !== undefined) readHan(tokens, groups['han'], segmented, analyser)
    else if (groups?.['hangul'] !== undefined) readHangul(tokens, groups['hangul'], analyser)
    else if (groups?.['number'] !== undefined)
      tokens.push({ text: plainNumber(groups['number']), kind: 'word' })
  }
  return tokens
}

/** 4,000 and 4000 are one number. */
const plainNumber = (number: string): string => number.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')

function readWord(
  tokens: Token[],
  word: string,
  language: LatinLanguage,
  analyser: Analyser,
): void {
  for (const part of word.replace(/['’]s$/, '').split(/['’]/)) {
    if (part.length < 2 || analyser.isStopWord(part, language)) continue
    const stem = analyser.stem(part, language)
    tokens.push({ text: stem, kind: 'word', word: part })
    // Concepts are kept under the stems of now.
    addConcept(tokens, stemWord(part, language), language)
  }
}

function addConcept(tokens: Token[], form: string, ...spoken: Language[]): void {
  for (const language of spoken) {
    const concept = conceptOf(form, language)
    if (concept !== undefined) return void tokens.push(conceptToken(concept))
  }
}

function readHan(tokens: Token[], run: string, segmented: boolean, analyser: Analyser): void {
  const isStopWord = (word: string) =>
    analyser.isStopWord(word, 'zh') || analyser.isStopWord(word, 'ja')
  for (const { segment } of segmented ? segmenter.segment(run) : []) {
    if (segment.length < 2 || isStopWord(segment)) continue
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

function readHangul(tokens: Token[], word: string, analyser: Analyser): void {
  if (analyser.isStopWord(word, 'ko')) return
  const stem = analyser.stem(word, 'ko')
  tokens.push({ text: stem, kind: 'word' })
  addConcept(tokens, stem, 'ko')
  if (stem.length < 3) return
  for (let at = 0; at + 2 <= stem.length; at += 1) {
    const pair = stem.slice(at, at + 2)
    tokens.push({ text: pair, kind: 'pair' })
    addConcept(tokens, pair, 'ko')
  }
}
