import { expandTemplate } from '@lumen/content/expand-template'
import { languages, type Language } from '@lumen/contracts/languages'
import type { PictureWords } from '../content.ts'

export const kinds = [
  'place',
  'time',
  'weather',
  'season',
  'light',
  'thing',
  'colour',
  'mood',
] as const
type Kind = (typeof kinds)[number]

/** Everything a word of a prompt can mean for a picture, for instance `place:sea`. */
export type Concept = { [K in Kind]: `${K}:${keyof PictureWords[K] & string}` }[Kind]

/** What the words of a prompt mean. */
export type FindConcepts = (prompt: string, language: Language) => ReadonlySet<Concept>

type Word = { readonly concept: Concept; readonly text: string; readonly alone: boolean }
type LanguageConcepts = {
  readonly words: readonly Word[]
  readonly endings: readonly string[]
  readonly everywhere: boolean
}
type Match = { readonly concept: Concept; readonly start: number; readonly end: number }

/**
 * Looks for the words of a prompt's language, and of those whose words are looked for in every
 * prompt; for those of all languages when there are none.
 */
export function createFindConcepts(wordsOf: (language: Language) => PictureWords): FindConcepts {
  const compiled = new Map(languages.map((each) => [each, compile(wordsOf(each))]))
  return (prompt, language) => {
    const text = prompt.normalize('NFC').toLowerCase()
    const tokens = ` ${parted(text)} `
    const read = [...compiled].flatMap(([each, concepts]) =>
      each === language || concepts.everywhere ? [concepts] : [],
    )
    const found = findIn(text, tokens, read)
    return found.size > 0 ? found : findIn(text, tokens, [...compiled.values()])
  }
}

const parted = (text: string): string => text.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()

function compile(content: PictureWords): LanguageConcepts {
  const { whole, endings, scene } = content.reading
  const words = kinds.flatMap((kind) =>
    Object.entries(content[kind]).flatMap(([name, templates]) =>
      templates.flatMap(expandTemplate).map((template): Word => {
        const text = template.normalize('NFC').toLowerCase()
        const alone = whole === 'all' || (whole === 'single' && text.length === 1)
        return { concept: `${kind}:${name}` as Concept, text: alone ? parted(text) : text, alone }
      }),
    ),
  )
  return { words, endings: ['', ...endings], everywhere: scene === 'every' }
}

/** One word inside a longer one does not count: 花海 is no 海. */
function findIn(text: string, tokens: string, read: readonly LanguageConcepts[]): Set<Concept> {
  const matches = read.flatMap(({ words, endings }) =>
    words.flatMap(({ concept, text: word, alone }): Match[] =>
      alone
        ? findAlone(tokens, word, endings).map(([start, end]) => ({
            concept,
            start: start + text.length,
            end: end + text.length,
          }))
        : findAnywhere(text, word).map(([start, end]) => ({ concept, start, end })),
    ),
  )
  const longest = matches.filter(
    ({ start, end }) =>
      !matches.some(
        (other) =>
          other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  )
  return new Set(longest.map(({ concept }) => concept))
}

function findAnywhere(text: string, word: string): [number, number][] {
  const spans: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    spans.push([at, at + word.length])
  return spans
}

/** Where a word first stands alone, or with one of its endings. */
function findAlone(tokens: string, word: string, endings: readonly string[]): [number, number][] {
  return endings
    .flatMap((ending): [number, number][] => {
      const at = tokens.indexOf(` ${word}${ending} `)
      return at < 0 ? [] : [[at + 1, at + 1 + word.length + ending.length]]
    })
    .toSorted(([one], [other]) => one - other)
    .slice(0, 1)
}
