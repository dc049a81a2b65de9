import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { promptRoom, type PromptTerms } from '../content.ts'
import { lookAlikes } from '../look-alikes.ts'
import { fold } from '../crisis/fold.ts'

type Kind = Exclude<keyof PromptTerms, 'harmless' | 'ages'>
/** How a language is written: with spaces around words, with endings grown on words, without spaces. */
type Writing = 'words' | 'syllables' | 'characters'

const kinds: readonly Kind[] = ['sexual', 'suggestive', 'minors', 'self-harm', 'hate']

/**
 * Says which kinds of words stand in a text, in any of the eight languages, with what is spelt in
 * disguise (`n4ked`, `n a k e d`, 裸 体) and without phrases in which they mean something else.
 */
export function findTerms(text: string): ReadonlySet<Kind> {
  const folded = fold(text)
  const forms: Readonly<Record<Writing, string>> = {
    words: wordsOf(folded),
    syllables: folded.replaceAll(/\s+/gu, ' '),
    characters: withoutMarks(folded),
  }
  const found = new Set<Kind>()
  for (const { writing, harmless, terms } of compiledTerms()) {
    const rest = forms[writing].replaceAll(harmless, ' | ')
    for (const [kind, expression] of terms) if (expression.test(rest)) found.add(kind)
  }
  if (agesBelow18().test(folded)) found.add('minors')
  return found
}

/** The text, folded, without phrases that only look like something else. */
export function withoutHarmless(text: string): string {
  return compiledTerms()
    .filter(({ writing }) => writing !== 'words')
    .reduce((rest, { harmless }) => rest.replaceAll(harmless, ' '), fold(text))
}

function withoutMarks(folded: string): string {
  return folded.replaceAll(/[\s\p{P}\p{S}]+/gu, '')
}

/** Words with a space around each; letters written apart and digits for letters are mended. */
function wordsOf(folded: string): string {
  const tokens = folded
    .replaceAll(/(?<=\p{L})[@$]|[@$](?=\p{L})/gu, (sign) => lookAlikes[sign]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((token) =>
      /^\p{L}+\d+\p{L}*$/u.test(token)
        ? token.replaceAll(/[013457]/g, (digit) => lookAlikes[digit]!)
        : token,
    )
  const joined: string[] = []
  let letters = ''
  for (const token of [...tokens, '']) {
    if (/^\p{Script=Latin}$/u.test(token)) {
      letters += token
      continue
    }
    // The first may be an article.
    if (letters.length >= 4) joined.push(letters, letters.slice(1))
    else joined.push(...letters)
    letters = ''
    joined.push(token)
  }
  return ` ${joined.join(' ')} `
}

const contentOf = openRoom(promptRoom)

/** What is harmless in one language is so in all that are written alike: a temple may be described in any. */
const compile = () =>
  (
    [
      ['words', ['en', 'fr', 'de', 'es', 'pt']],
      ['characters', ['zh', 'ja']],
      ['syllables', ['ko']],
    ] as const
  ).map(([writing, languages]) => {
    const all = (field: Kind | 'harmless') =>
      expressionOf(
        languages.map((language) => contentOf(language).prompt[field]).join(','),
        writing,
      )
    return {
      writing,
      harmless: new RegExp(all('harmless'), 'gu'),
      terms: kinds.map((kind) => [kind, new RegExp(all(kind), 'u')] as const),
    }
  })
let compiled: ReturnType<typeof compile> | null = null
/** Compiled with the first prompt that is read. */
const compiledTerms = () => (compiled ??= compile())

const youngest = String.raw`(?<!\d)(?:\d|1[0-7])`
let ages: RegExp | null = null
const agesBelow18 = (): RegExp =>
  (ages ??= new RegExp(
    languages
      .flatMap((language) => contentOf(language).prompt.ages)
      .join('|')
      .replaceAll('{age}', youngest),
    'u',
  ))

/** Longer phrases first, so that the longest wins where one begins another. */
function expressionOf(list: string, writing: Writing): string {
  const terms = list
    .split(',')
    .map((term) => term.trim().replaceAll(/\s+/g, ' '))
    .filter((term) => term !== '')
    .map((term) => {
      const folded = fold(term.replace(/\*$/, ''))
      if (writing === 'characters') return escaped(withoutMarks(folded))
      if (writing === 'syllables') return escaped(folded)
      const words = folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
      return ` ${escaped(words)}${term.endsWith('*') ? '\\p{L}*' : ''}(?= )`
    })
  return terms.toSorted((a, b) => b.length - a.length).join('|')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
