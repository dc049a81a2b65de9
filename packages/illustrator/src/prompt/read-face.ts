import { expandTemplate } from '@lumen/content/expand-template'
import { languages, type Language } from '@lumen/contracts/languages'
import type { PictureWords } from '../content.ts'
import type { Face } from '../picture/scene.ts'

/** What the words of a prompt say of a face. */
export type ReadFace = (prompt: string, language: Language) => Face

type Part = keyof PictureWords['face']
/** `fixed`: without slots. */
type Phrase = { readonly part: Part; readonly pattern: RegExp; readonly fixed: boolean }
type Match = {
  readonly part: Part
  readonly fixed: boolean
  readonly start: number
  readonly length: number
}

/** Of several ways to wear hair, the first one here shows. */
const hairs = ['up', 'long', 'short'] as const
const slots: Readonly<Record<string, string>> = { word: String.raw`\p{L}+`, few: '[^、。]{0,4}' }

export function createReadFace(wordsOf: (language: Language) => PictureWords): ReadFace {
  const compiled = new Map(
    languages.map((each) => {
      const words = wordsOf(each)
      return [each, { everywhere: words.reading.face === 'every', phrases: compile(words) }]
    }),
  )
  return (prompt, language) => {
    const text = prompt.normalize('NFC')
    const matches = [...compiled].flatMap(([each, { everywhere, phrases }]) =>
      each === language || everywhere ? phrases.flatMap((phrase) => findAll(text, phrase)) : [],
    )
    const said = new Set(matches.filter((each) => counts(each, matches)).map(({ part }) => part))
    return { glasses: said.has('glasses'), hair: hairs.find((hair) => said.has(hair)) }
  }
}

function compile({ face, reading }: PictureWords): Phrase[] {
  return (Object.entries(face) as [Part, string[]][]).flatMap(([part, templates]) =>
    templates.flatMap(expandTemplate).map((phrase) => ({
      part,
      pattern: patternOf(phrase, reading.whole === 'all'),
      fixed: !phrase.includes('{'),
    })),
  )
}

/** @param alone whether the phrase begins and ends with whole words, but at a `*` */
function patternOf(phrase: string, alone: boolean): RegExp {
  const body = phrase
    .replaceAll(/^\*|\*$/g, '')
    .split(/(\{\w+\}| )/)
    .map((piece) => {
      if (piece === ' ') return String.raw`\s+`
      const slot = /^\{(\w+)\}$/.exec(piece)?.[1]
      return slot === undefined ? escaped(piece) : slots[slot]!
    })
    .join('')
  const start = alone && !phrase.startsWith('*') ? String.raw`(?<!\p{L})` : ''
  const end = alone && !phrase.endsWith('*') ? String.raw`(?!\p{L})` : ''
  return new RegExp(start + body + end, 'giu')
}

const findAll = (text: string, { part, pattern, fixed }: Phrase): Match[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    part,
    fixed,
    start: index,
    length,
  }))

/** What begins a longer fixed phrase of something else does not count: melena corta is no melena. */
const counts = ({ part, start, length }: Match, matches: readonly Match[]): boolean =>
  !matches.some(
    (other) => other.fixed && other.part !== part && other.start === start && other.length > length,
  )

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
