import { lookAlikes } from '../look-alikes.ts'
import { isFiller } from './fillers.ts'
import { noiseWords } from './noise.ts'
import { announceBorder, createViewBuilder } from './view.ts'
import type { View } from './view.ts'

/**
 * The words that occur in the rules of all word-based languages, by number, with the prefixes
 * that stand for any ending, and the words that are also recognised when misspelt.
 */
export type Vocabulary = {
  readonly words: ReadonlyMap<string, number>
  readonly prefixes: ReadonlyMap<string, number>
  readonly prefixLengths: readonly number[]
  readonly squeezed: ReadonlyMap<string, string>
  readonly misspelt: ReadonlyMap<string, string>
  /** Words that people write with asterisks. */
  readonly masked: readonly string[]
}

const numberWord = '#'
/** A number of ten or more: a handful of pills is no headache. */
const largeNumber = '##'

function squeeze(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

/** Every form of a word with one letter left out, and the word itself. */
function withOneLess(word: string): string[] {
  const forms = [word]
  for (let at = 1; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1))
  return forms
}

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const exact = new Map<string, number>([[numberWord, 0]])
  const prefixes = new Map<string, number>()
  let next = 1
  for (const word of words) {
    const target = word.endsWith('*') ? prefixes : exact
    const key = word.endsWith('*') ? word.slice(0, -1) : word
    if (target.has(key)) continue
    target.set(key, next)
    next += 1
  }
  const squeezed = new Map<string, string>()
  for (const word of exact.keys()) {
    const short = squeeze(word)
    if (!squeezed.has(short)) squeezed.set(short, word)
  }
  const misspelt = new Map<string, string>()
  for (const word of noiseWords('guarded')) {
    for (const form of withOneLess(word)) if (!misspelt.has(form)) misspelt.set(form, word)
  }
  return {
    words: exact,
    prefixes,
    prefixLengths: [...new Set([...prefixes.keys()].map((key) => key.length))].toSorted(
      (a, b) => a - b,
    ),
    squeezed,
    misspelt,
    masked: noiseWords('masked'),
  }
}

/** The numbers a word answers to: its own and those of its prefixes. */
export function wordNumbers(vocabulary: Vocabulary, word: string): number[] {
  const numbers: number[] = []
  const own = vocabulary.words.get(word)
  if (own !== undefined) numbers.push(own)
  if (word === largeNumber) numbers.push(...wordNumbers(vocabulary, numberWord))
  for (const length of vocabulary.prefixLengths) {
    if (length > word.length) break
    const prefix = vocabulary.prefixes.get(word.slice(0, length))
    if (prefix !== undefined) numbers.push(prefix)
  }
  return numbers
}

const disguises: Readonly<Record<string, string>> = { ...lookAlikes, '!': 'i', '*': '' }

function repair(vocabulary: Vocabulary, word: string): string {
  if (vocabulary.words.has(word)) return word
  const hasDisguise = /[a-z]/.test(word) && /[0-9@$!*]/.test(word)
  if (hasDisguise) {
    const plain = word.replace(/[0-9@$!*]/g, (character) => disguises[character] ?? '')
    if (vocabulary.words.has(plain)) return plain
    const censored = vocabulary.misspelt.get(plain)
    if (censored !== undefined) return censored
    if (word.includes('*') && word.length <= 12) {
      const shape = new RegExp(`^${word.replace(/[^a-z*]/g, '').replaceAll('*', '[a-z]')}$`)
      const match = vocabulary.masked.find((candidate) => shape.test(candidate))
      if (match !== undefined) return match
    }
  }
  if (/(.)\1\1/.test(word)) {
    const known = vocabulary.squeezed.get(squeeze(word))
    if (known !== undefined) return known
  }
  if (word.length >= 5 && word.length <= 12) {
    const own = vocabulary.misspelt.get(word)
    if (own !== undefined) return own
    for (let at = 1; at < word.length; at += 1) {
      const known = vocabulary.misspelt.get(word.slice(0, at) + word.slice(at + 1))
      if (known !== undefined) return known
    }
  }
  return word
}

/** Splits letters that were written together or apart into known words; null if they are none. */
function segment(vocabulary: Vocabulary, letters: string): string[] | null {
  if (letters.length > 60) return null
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - 12); start < end; start += 1) {
      const before = best[start]
      const word = letters.slice(start, end)
      if (!before || !vocabulary.words.has(word)) continue
      const current = best[end]
      if (!current || before.length + 1 < current.length) best[end] = [...before, word]
    }
  }
  const words = best[letters.length]
  return words && words.some((word) => word.length >= 3) ? words : null
}

const lettersApart = /(?<![a-z0-9'])[a-z](?:[ .\-_*·|/]{1,3}[a-z]){2,40}(?![a-z0-9'])/g

function joinLettersApart(vocabulary: Vocabulary, text: string): string {
  return text.replace(lettersApart, (run) => {
    const groups = run.split(/[ .\-_*·|/]{2,}/)
    const words = groups.map((group) => group.replace(/[^a-z]/g, ''))
    if (words.length > 1 && words.every((word) => vocabulary.words.has(word))) {
      return words.join(' ')
    }
    const letters = words.join('')
    if (vocabulary.words.has(letters)) return letters
    return segment(vocabulary, letters)?.join(' ') ?? run
  })
}

let elided: RegExp | null = null
const unit =
  /[a-z0-9@$](?:[a-z0-9@$*']|!(?=[a-z]))*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|💀|☠|🔪|🔫|[^\s]/gu

/** Punctuation but what stands inside words or groups nothing. */
const border = /^[^\P{P}\-'*_#/@&%]|[<>|~^]/u

function addWord(
  builder: ReturnType<typeof createViewBuilder>,
  vocabulary: Vocabulary,
  raw: string,
) {
  for (const word of splitWord(raw)) {
    if (word === '' || isFiller(word)) continue
    if (/^0*[1-9][0-9]{1,2}$/.test(word)) builder.add(largeNumber)
    else builder.add(/^[0-9]+[a-z]{0,2}$/.test(word) ? numberWord : repair(vocabulary, word))
  }
}

/** A word without apostrophes, French elisions ("j'ai") split off. */
export function splitWord(word: string): string[] {
  elided ??= new RegExp(`^(?:${noiseWords('elided').join('|')})'(?=[a-z]{2}|[ay]$)`)
  const elision = elided.exec(word)
  if (elision === null) return [word.replaceAll("'", '')]
  return [elision[0].slice(0, -1), ...splitWord(word.slice(elision[0].length))]
}

/**
 * The words of a folded message. Repairs disguised spelling (k1ll, su*cide, dieee, s u i c i d e,
 * myslef) where the result is a word of the rules, splits French elisions, joins contractions.
 */
export function viewWords(vocabulary: Vocabulary, folded: string): View {
  const builder = createViewBuilder()
  for (const [token] of joinLettersApart(vocabulary, folded).matchAll(unit)) {
    const first = token.charCodeAt(0)
    if (
      (first >= 97 && first <= 122) ||
      (first >= 48 && first <= 57) ||
      first === 36 ||
      first === 64
    ) {
      addWord(builder, vocabulary, token)
    } else if (/^[\p{L}💀☠🔪🔫]/u.test(token)) {
      builder.add(token)
    } else if (border.test(token)) {
      announceBorder(builder, token)
    }
  }
  return builder.build()
}
