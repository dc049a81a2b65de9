import { expandTemplate } from '@lumen/content/expand-template'
import { languages, type Language } from '@lumen/contracts/languages'
import type { PictureWords } from '../content.ts'
import { colourNames, dresses, hairWays, type ColourName, type Face } from '../picture/scene.ts'

/** What the words of a prompt say of a face. */
export type ReadFace = (prompt: string, language: Language) => Face

type Part = keyof PictureWords['face'] | `colour:${ColourName}`
/** `fixed`: without slots. */
type Phrase = { readonly part: Part; readonly pattern: RegExp; readonly fixed: boolean }
type Match = {
  readonly part: Part
  readonly fixed: boolean
  readonly start: number
  readonly length: number
}

const slots: Readonly<Record<string, string>> = { word: String.raw`\p{L}+`, few: '[^、。]{0,4}' }
/** Of hair of this kind a colour beside it is the colour, as of what `hair` names. */
const ofHair: ReadonlySet<Part> = new Set<Part>([...hairWays, 'hair', 'curly', 'beard'])
const ofCloth: ReadonlySet<Part> = new Set<Part>([...dresses, 'cloth'])
/** So many characters may stand between a colour and what it is the colour of, and no comma. */
const mostBetween = 14
const pause = /[,.;:!?，。、；：！？]/

/** Where words of a prompt tell of a face: from where to where, in its composed form (NFC). */
export type FindFaceWords = (prompt: string, language: Language) => (readonly [number, number])[]

export function createFindFaceWords(wordsOf: (language: Language) => PictureWords): FindFaceWords {
  const compiled = compileAll(wordsOf)
  return (prompt, language) =>
    matchesIn(compiled, prompt.normalize('NFC'), language)
      .filter(({ part }) => !part.startsWith('colour:'))
      .map(({ start, length }) => [start, start + length] as const)
}

export function createReadFace(wordsOf: (language: Language) => PictureWords): ReadFace {
  const compiled = compileAll(wordsOf)
  return (prompt, language) => {
    const text = prompt.normalize('NFC')
    const found = matchesIn(compiled, text, language)
    const matches = found.filter((each) => counts(each, found))
    const said = new Set(matches.map(({ part }) => part))
    const of = (parts: ReadonlySet<Part>, others: ReadonlySet<Part>) =>
      colourOf(text, matches, parts, others)
    return {
      glasses: said.has('glasses'),
      hair: hairWays.find((way) => said.has(way)),
      curly: said.has('curly'),
      hairColour:
        (['brown', 'grey', 'blond'] as const).find((colour) => said.has(colour)) ??
        of(ofHair, ofCloth),
      dress: dresses.find((dress) => said.has(dress)),
      dressColour: of(ofCloth, ofHair),
      gender: said.has('man') === said.has('woman') ? undefined : said.has('man') ? 'man' : 'woman',
      old: said.has('old'),
      beard: said.has('beard'),
      darkSkin: said.has('dark'),
      elfin: said.has('elf'),
      jewels: said.has('jewel'),
    }
  }
}

type Compiled = ReadonlyMap<Language, { everywhere: boolean; phrases: readonly Phrase[] }>

const compileAll = (wordsOf: (language: Language) => PictureWords): Compiled =>
  new Map(
    languages.map((each) => {
      const words = wordsOf(each)
      return [each, { everywhere: words.reading.face === 'every', phrases: compile(words) }]
    }),
  )

const matchesIn = (compiled: Compiled, text: string, language: Language): Match[] =>
  [...compiled].flatMap(([each, { everywhere, phrases }]) =>
    each === language || everywhere ? phrases.flatMap((phrase) => findAll(text, phrase)) : [],
  )

function compile({ face, colour, reading }: PictureWords): Phrase[] {
  const colours = Object.entries(colour).map(([name, words]) => [`colour:${name}`, words])
  return ([...Object.entries(face), ...colours] as [Part, string[]][]).flatMap(
    ([part, templates]) =>
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

const isWay = (part: Part): boolean => hairWays.some((way) => way === part)

/** What begins a longer fixed phrase of another way does not count: melena corta is no melena. */
const counts = ({ part, start, length }: Match, matches: readonly Match[]): boolean =>
  !isWay(part) ||
  !matches.some(
    (other) =>
      other.fixed &&
      isWay(other.part) &&
      other.part !== part &&
      other.start === start &&
      other.length > length,
  )

/** The colour that stands beside one of these and is nearer to it than to one of the others. */
function colourOf(
  text: string,
  matches: readonly Match[],
  parts: ReadonlySet<Part>,
  others: ReadonlySet<Part>,
): ColourName | undefined {
  const nearest = (colour: Match, of: ReadonlySet<Part>) =>
    Math.min(
      ...matches.filter(({ part }) => of.has(part)).map((each) => gap(text, colour, each)),
      Infinity,
    )
  return matches
    .flatMap((match) => {
      const name = colourNames.find((each) => match.part === `colour:${each}`)
      if (name === undefined) return []
      const near = nearest(match, parts)
      return near <= mostBetween && near <= nearest(match, others) ? [{ name, near }] : []
    })
    .toSorted((one, other) => one.near - other.near)[0]?.name
}

/** Characters between two matches; those beyond a comma are far away. */
function gap(text: string, one: Match, other: Match): number {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const between = text.slice(first.start + first.length, second.start)
  return pause.test(between) ? Infinity : between.length
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
