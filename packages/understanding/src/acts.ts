import { type Static, Type } from 'typebox'
import { Template } from '@lumen/content/expand-template'
import type { Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { isLaugh } from '@lumen/language/laughs'
import { type Act, actIds } from './act-list.ts'
import { toMatchable } from './matchable.ts'
import { createPhraseIndex, type Hit } from './phrase-index.ts'
import { readSlots, spelt } from './phrase-templates.ts'
import { cutSentences } from './sentences.ts'
import type { LanguageWords } from './words.ts'

const templates = Type.Array(Template, { minItems: 1 })

/** The words of acts: `acts.yaml`. */
export const actWords = Type.Object(
  {
    /** What may stand before and after an act and does not change it. */
    lead: templates,
    tail: templates,
    /** Whether the verb of a wish comes first in its clause or last. */
    wishVerb: Type.Union([Type.Literal('first'), Type.Literal('last')]),
    /** How a word is named on which a poem is wished: {word}. */
    poemOn: templates,
    /** What a joke is wished about: {word}. */
    jokeOn: templates,
    /** Beside these good news is not the user's to be congratulated on: others ask for it, dream of it, have it. */
    noNews: templates,
    /** Letters that are written otherwise in some places, each before the one that phrases use. */
    variants: Type.Optional(Type.String()),
    ...(Object.fromEntries(actIds.map((act) => [act, templates])) as Record<Act, typeof templates>),
  },
  { additionalProperties: false },
)
export type ActWords = Static<typeof actWords>

/** A stretch between two commas, and what it does; `folded` as words are compared. */
export type ReadClause = {
  readonly text: string
  readonly folded: string
  readonly act: Act | null
  /** By its words it asks something. */
  readonly asks: boolean
  /** It names the user: I, my. */
  readonly own: boolean
}
export type ReadSentence = {
  readonly text: string
  readonly folded: string
  /** Its own act, else that of its first clause that has one. */
  readonly act: Act | null
  readonly asks: boolean
  /** It ends with a question mark. */
  readonly marked: boolean
  readonly clauses: readonly ReadClause[]
}

export type ActReader = {
  /** The sentences of a message with what they do. */
  readActs(text: string, language: Language): ReadSentence[]
  /** The word a poem or a joke is wished on, as it was written; null when none is named. */
  readTheme(text: string, of: 'poem' | 'joke', language: Language): string | null
}

type Words = Pick<LanguageWords, 'people' | 'asking'> & { readonly acts: ActWords }
type Rules = {
  readonly actsIn: (text: string) => { act: Act | null; asks: boolean; own: boolean }
  readonly plain: (text: string) => string
  readonly themes: Readonly<Record<'poem' | 'joke', readonly string[]>>
}

/** @param wordsOf `openRoom(actsRoom)` */
export function createActReader(wordsOf: (language: Language) => Words): ActReader {
  const compiled = new Map<Language, Rules>()
  const rulesOf = (language: Language): Rules => {
    let rules = compiled.get(language)
    if (rules === undefined) compiled.set(language, (rules = compile(wordsOf(language))))
    return rules
  }
  return {
    readActs: (text, language) => readSentences(text, rulesOf(language)),
    readTheme(text, of, language) {
      const { plain, themes } = rulesOf(language)
      const word = readSlots(themes[of], plain(text))?.slots['word']?.trim()
      return word === undefined || word === '' ? null : asWritten(text, word)
    },
  }
}

/** Folded, with one kind of apostrophe. */
const foldPlain = (text: string): string => fold(text).replace(/[’‘]/g, "'")

/** A folded word with its capitals again. */
function asWritten(text: string, word: string): string {
  const at = fold(text).indexOf(word)
  const written = at < 0 ? word : text.slice(at, at + word.length)
  return fold(written) === word ? written : word
}

/** So far a message is read: more than the sentences that are looked at. */
const longestRead = 2_000

function readSentences(written: string, { actsIn, plain }: Rules): ReadSentence[] {
  return cutSentences(plain(written.slice(0, longestRead))).map(
    ({ text, marked, clauses: pieces }) => {
      const whole = actsIn(text)
      const clauses = pieces.map((piece, at): ReadClause => ({
        text: piece,
        folded: foldPlain(piece),
        ...(pieces.length === 1 ? whole : actsIn(piece)),
        ...(marked && at === pieces.length - 1 && { asks: true }),
      }))
      const act = whole.act ?? firstAct(clauses)
      const asks = clauses.some((clause) => clause.asks)
      return { text, folded: foldPlain(text), act, asks, marked, clauses }
    },
  )
}

const order = new Map<Act, number>(actIds.map((act, at) => [act, at]))
const rank = (act: Act): number => order.get(act) ?? actIds.length

const firstAct = (clauses: readonly ReadClause[]): Act | null =>
  clauses.flatMap(({ act }) => act ?? []).sort((one, other) => rank(one) - rank(other))[0] ?? null

/** Wishes whose words stand in many a story as well: "my father gave me a call". */
const wishes: ReadonlySet<string> = new Set<Act>([
  'comfort',
  'encourage',
  'hug',
  'image',
  'task',
  'translate',
  'voice',
])

function compile({ acts: words, people, asking }: Words): Rules {
  const { lead, tail, variants = '', wishVerb, poemOn, jokeOn, noNews, ...acts } = words
  const find = createPhraseIndex(
    [
      ...Object.entries(acts).flatMap(([act, phrases]) => spelt(act, phrases)),
      ...spelt('noNews', noNews),
      ...spelt('asks', asking.asks),
      ...spelt(
        'asks',
        asking.opens.map((phrase) => `^${phrase.replace(/^\^/, '')}`),
      ),
      ...spelt('own', [...people.self, ...people.own]),
      ...spelt('you', people.you),
    ],
    new Set(people.particles),
  )
  const leads = endings(lead)
  const tails = endings(tail)
  const letters = new Map(variants.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
  const actsIn = (text: string) => {
    const labels = new Set(
      forms(text, leads, tails).flatMap((form) => {
        const matchable = toMatchable(form)
        const hits = find(matchable)
        return hits.flatMap((hit) =>
          wishes.has(hit.label) && !isWished(hit, hits, matchable.text, wishVerb)
            ? []
            : [hit.label],
        )
      }),
    )
    if (isLaugh(text)) labels.add('laugh')
    if (labels.has('noNews')) labels.delete('goodNews')
    const act = actIds.find((each) => labels.has(each)) ?? null
    return { act, asks: labels.has('asks'), own: labels.has('own') }
  }
  const plain = (text: string) =>
    variants === '' ? text : [...text].map((letter) => letters.get(letter) ?? letter).join('')
  return { actsIn, plain, themes: { poem: poemOn, joke: jokeOn } }
}

/**
 * Whether words wish for something and are not part of what is told: they open their clause, or are
 * said to the companion, or close it where the verb comes last; in a question they may stand anywhere.
 */
function isWished(
  { start, end }: Hit,
  hits: readonly Hit[],
  text: string,
  verb: 'first' | 'last',
): boolean {
  if (hits.some(({ label }) => label === 'asks')) return true
  const before = text.slice(0, start)
  const after = text.slice(end).replace(/^\p{Script=Hangul}+/u, '')
  return verb === 'last'
    ? /^\P{L}*$|^\s/u.test(after) && !/^ \p{Script=Hangul}/u.test(after)
    : /^\P{L}*$|\p{Script=Han}\s+$/u.test(before) ||
        hits.some((hit) => hit.label === 'you' && hit.end <= start)
}

/** Longest first. */
const endings = (templates: readonly string[]): string[] =>
  spelt('', templates)
    .map(([, phrase]) => fold(phrase))
    .sort((one, other) => other.length - one.length)

const mostStripped = 4

/** A clause as it stands, without what leads it, without what trails, and without both. */
function forms(text: string, leads: readonly string[], tails: readonly string[]): string[] {
  const whole = foldPlain(text).trim()
  const led = strip(whole, (rest) => leads.find((each) => begins(rest, each)) ?? null, cutStart)
  const bare = (form: string) =>
    strip(form, (rest) => tails.find((each) => ends(rest, each)) ?? null, cutEnd)
  return [...new Set([whole, ...led, ...[whole, ...led].flatMap(bare)])]
}

/** Every form that comes of taking pieces off one by one; nothing is left of none. */
function strip(
  text: string,
  next: (rest: string) => string | null,
  cut: (rest: string, piece: string) => string,
): string[] {
  const found: string[] = []
  let rest = text
  for (let times = 0; times < mostStripped; times += 1) {
    const piece = next(rest)
    if (piece === null) break
    rest = cut(rest, piece)
    if (rest === '') break
    found.push(rest)
  }
  return found
}

const latin = /[\p{Script=Latin}\p{Script=Hangul}\p{N}]/u
const begins = (text: string, piece: string): boolean =>
  text.startsWith(piece) &&
  !(latin.test(piece.at(-1) ?? '') && latin.test(text[piece.length] ?? ''))
const ends = (text: string, piece: string): boolean =>
  text.endsWith(piece) &&
  !(latin.test(piece[0] ?? '') && latin.test(text[text.length - piece.length - 1] ?? ''))
const edges = /^[\s\p{P}]+|[\s\p{P}]+$/gu
const cutStart = (text: string, piece: string): string =>
  text.slice(piece.length).replace(edges, '')
const cutEnd = (text: string, piece: string): string =>
  text.slice(0, text.length - piece.length).replace(edges, '')
