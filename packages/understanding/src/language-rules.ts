import { expandTemplate } from '@lumen/content/expand-template'
import type { Language } from '@lumen/contracts/languages'
import { toMatchable, type Matchable } from './matchable.ts'
import { createPhraseIndex, type Hit } from './phrase-index.ts'
import type { LanguageWords } from './words.ts'

/** A text with everything that the words of its language find in it, in order. */
export type Heard = {
  readonly language: Language
  readonly written: string
  readonly matchable: Matchable
  readonly hits: readonly Hit[]
  /** A regular expression for what ends a name where no space does. */
  readonly nameEnds: string
}

export type LanguageRules = { hear(written: string): Heard }

/** The words of one language as one index; labels are `own`, `kin:sister`, `ask:work`, `tell:work` … */
export function compileRules(words: LanguageWords, language: Language): LanguageRules {
  const { people, relations, animals, numbers, topics, asking, telling, correcting } = words
  const find = createPhraseIndex(
    [
      ...labelled('self', people.self),
      ...labelled('own', people.own),
      ...labelled('you', people.you),
      ...labelled('they', people.they),
      ...labelled('called', people.called),
      ...grouped('kin', relations),
      ...grouped('animal', animals),
      ...labelled('opens', asking.opens),
      ...labelled('asks', asking.asks),
      ...grouped('ask', asking.types),
      ...labelled('remember', asking.remember),
      ...labelled('companion', asking.companion),
      ...labelled('wish', asking.wishes),
      ...labelled('opinion', asking.opinions),
      ...grouped('tell', telling.types),
      ...grouped('tell', topics),
      ...labelled('tell:age', writtenOut(telling.types.age ?? [], numbers)),
      ...labelled('before', telling.before),
      ...labelled('after', telling.after),
      ...labelled('mistaken', correcting.mistaken),
      ...labelled('hesitates', correcting.hesitations),
      ...labelled('not', correcting.not),
      ...labelled('notBefore', correcting.notBefore),
      ...labelled('changed', correcting.changed),
      ...labelled('filler', correcting.fillers),
    ],
    new Set(people.particles),
  )
  const nameEnds = `(?:${people.nameEnds.join('|') || '(?!)'})`
  return {
    hear(written) {
      const matchable = toMatchable(written)
      const hits = find(matchable).sort((a, b) => a.start - b.start || b.end - a.end)
      return { language, written, matchable, hits: withoutParts(hits), nameEnds }
    },
  }
}

const labelled = (label: string, phrases: readonly string[]): [string, string][] =>
  phrases.flatMap(expandTemplate).map((phrase) => [label, phrase])

const grouped = (
  group: string,
  lists: Readonly<Record<string, readonly string[] | undefined>>,
): [string, string][] =>
  Object.entries(lists).flatMap(([name, phrases]) => labelled(`${group}:${name}`, phrases ?? []))

/** Phrases with a number, with each of the numbers that are written out. */
const writtenOut = (phrases: readonly string[], numbers: readonly string[]): string[] =>
  phrases
    .filter((phrase) => phrase.includes('#'))
    .flatMap((phrase) =>
      numbers.flatMap(expandTemplate).map((number) => phrase.replace('#', number)),
    )

const isCompany = ({ label }: Hit): boolean =>
  label.startsWith('kin:') || label.startsWith('animal:')

/** Labels whose hits part clauses. */
const parting = new Set(['not', 'notBefore', 'before', 'after'])

/**
 * Of people and animals the longest word counts: 女儿 is no 儿, a grandmother no mother; and so of
 * words that part clauses.
 */
function withoutParts(hits: readonly Hit[]): Hit[] {
  const ends = new Map<string, number>()
  return hits.filter((hit) => {
    const group = isCompany(hit) ? 'company' : hit.label
    if (group !== 'company' && !parting.has(group)) return true
    if (hit.end <= (ends.get(group) ?? -1)) return false
    ends.set(group, hit.end)
    return true
  })
}

export const hasLabel = (hits: readonly Hit[], label: string): boolean =>
  hits.some((hit) => hit.label === label)

/** What follows a group's name in the labels of hits: `namesOf(hits, 'kin')` → `sister`, … */
export const namesOf = (hits: readonly Hit[], group: string): string[] => [
  ...new Set(
    hits.flatMap(({ label }) =>
      label.startsWith(`${group}:`) ? [label.slice(group.length + 1)] : [],
    ),
  ),
]
