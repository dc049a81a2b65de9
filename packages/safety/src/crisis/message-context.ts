import type { CompiledPack } from './compile.ts'
import type { Findings } from './findings.ts'
import { hideSpans } from './match.ts'
import type { Hit } from './match.ts'
import type { View } from './view.ts'

/** Words of one's own death that no laugh takes back. */
const graveWords = ['suicide-word', 'overdosed']
/** How many units a statement and a trifle that it is about are apart at most. */
const trifleReach = { word: 9, character: 14 }

export type Person = 'first' | 'second' | 'third' | 'generic'
export type Subject = {
  readonly person: Person
  /** True where only the form of a verb says who ("quiero"). */
  readonly isVerb: boolean
  readonly start: number
  readonly end: number
}

/** All that the rules of one pack need to know of one message. */
export type Context = {
  readonly view: View
  readonly hits: readonly (readonly Hit[])[]
  readonly negations: readonly Hit[]
  readonly lateNegations: readonly Hit[]
  readonly negationConcept: number | undefined
  readonly subjects: readonly Subject[]
  readonly conjunctions: readonly Hit[]
  readonly reports: readonly Hit[]
  readonly fictionSentences: ReadonlySet<number | undefined>
  readonly pastSentences: ReadonlySet<number | undefined>
  readonly stillSentences: ReadonlySet<number | undefined>
  readonly isOver: boolean
  readonly isLaughing: boolean
  /** The units near which a trifle, or an occasion, stands, in its sentence. */
  readonly nearTrifle: ReadonlySet<number>
  readonly nearOccasion: ReadonlySet<number>
  /** The clauses with a trifle. */
  readonly trifleClauses: ReadonlySet<number | undefined>
  readonly graveNumbers: ReadonlySet<number | undefined>
}

function named(
  pack: CompiledPack,
  hits: readonly (readonly Hit[])[],
  name: string,
): readonly Hit[] {
  const concept = pack.conceptNumber.get(name)
  return concept === undefined ? [] : (hits[concept] ?? [])
}

/** The lists of words for who is spoken of; what only looks like a subject is nobody. */
const personOf: Readonly<Record<string, Person | null>> = {
  writer: 'first',
  'writer-by-verb': 'first',
  listener: 'second',
  somebody: 'third',
  people: 'generic',
  nobody: null,
}

function readSubjects(pack: CompiledPack, hits: readonly (readonly Hit[])[]): Subject[] {
  const all = Object.entries(personOf)
    .flatMap(([name, person]) =>
      named(pack, hits, name).map(({ start, end }) => ({
        person,
        isVerb: name === 'writer-by-verb',
        start,
        end,
      })),
    )
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const preceded = new Set(named(pack, hits, 'before-object').map((hit) => hit.end))
  const followed = new Set(named(pack, hits, 'after-object').map((hit) => hit.start))
  const outer: Subject[] = []
  let reach = 0
  for (const subject of all) {
    if (subject.end <= reach) continue
    reach = subject.end
    const isObject = preceded.has(subject.start) || followed.has(subject.end)
    const { person } = subject
    if (person !== null && (person === 'first' || !isObject)) outer.push({ ...subject, person })
  }
  return outer
}

/** Reads who, what and how a message speaks, for the rules of one pack. */
export function readContext(findings: Findings, laughs: boolean): Context {
  const { pack, view, all: found, hits: visible } = findings
  const isSerious = named(pack, found, 'in-earnest-words').length > 0
  const trifles = isSerious ? [] : named(pack, found, 'trifle')
  const negation = pack.conceptNumber.get('not')
  const harmless = named(pack, visible, 'no-negation').map((hit) => ({ ...hit, parts: [] }))
  const hits = negation === undefined ? visible : hideSpans(visible, harmless, negation)
  const over = named(pack, found, 'over')
  const sentencesWith = (name: string) =>
    new Set(
      named(pack, found, name)
        .filter((hit) => !over.some((span) => hit.start >= span.start && hit.end <= span.end))
        .map((hit) => view.sentence[hit.start]),
    )
  return {
    view,
    hits,
    negations: named(pack, hits, 'not'),
    lateNegations: named(pack, hits, 'not-after'),
    negationConcept: negation,
    subjects: readSubjects(pack, hits),
    conjunctions: named(pack, hits, 'and'),
    reports: named(pack, hits, 'says'),
    fictionSentences: sentencesWith('fiction'),
    pastSentences: sentencesWith('past'),
    stillSentences: sentencesWith('still'),
    isOver: over.length > 0,
    isLaughing: laughs && !isSerious,
    nearTrifle: unitsNear(trifles, findings),
    nearOccasion: unitsNear(isSerious ? [] : named(pack, found, 'occasion'), findings),
    trifleClauses: new Set(trifles.map((hit) => view.clause[hit.start])),
    graveNumbers: new Set(graveWords.map((name) => pack.conceptNumber.get(name))),
  }
}

/** The units in the sentence of one of the hits and within reach of it. */
function unitsNear(hits: readonly Hit[], { pack, view }: Findings): Set<number> {
  const reach = trifleReach[pack.pack.unit]
  const near = new Set<number>()
  for (const { start, end } of hits) {
    for (let at = Math.max(0, start - reach); at < end + reach; at += 1) {
      if (view.sentence[at] === view.sentence[start]) near.add(at)
    }
  }
  return near
}

/** The index of the first item that ends after `at`; items are in order. */
export function firstAfter(items: readonly { readonly end: number }[], at: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** True where one of the items, in order, stands between the two places. */
export function someBetween(items: readonly Hit[], start: number, end: number): boolean {
  const item = items[firstAfter(items, start)]
  return item !== undefined && item.start >= start && item.end <= end
}
