import type { Part } from './clause-parts.ts'
import type { Clause } from './clauses.ts'
import { exchangesValue, givesMeasure } from './corrections.ts'
import { termsOf } from './describe-clause.ts'
import { hasLabel, type Heard } from './language-rules.ts'

/** A word that can be held against what was told: no concept, no single sign but a digit. */
const isWord = (term: string): boolean => /^term:(?!c:)(?:\p{N}|..)/u.test(term)

const denying = new Set(['not', 'notBefore', 'mistaken', 'filler'])

/** The words of a denial without those that deny. */
export function wrongIn({ segment, text }: Part, heard: Heard): string[] {
  const units = text.split('')
  const offset = (at: number) => (heard.matchable.at[at] ?? heard.written.length) - segment.start
  for (const { label, start, end } of segment.hits)
    if (denying.has(label)) units.fill(' ', Math.max(0, offset(start)), Math.max(0, offset(end)))
  return termsOf(units.join(''), heard.language).filter(isWord)
}

/** Marks what is said not to be so beside what is: “not saturday” after “its sunday”. */
export function markDenials(
  parts: readonly Part[],
  earlier: readonly Clause[],
  mistaken: boolean,
  heard: Heard,
): void {
  for (const [at, part] of parts.entries()) {
    const { hits, from, folded } = part.segment
    const leads = hits.some(
      ({ label, start }) => label === 'not' && folded.slice(0, start - from).trim() === '',
    )
    const trails = hits.some(
      ({ label, end }) => label === 'notBefore' && folded.slice(end - from).trim() === '',
    )
    if (!leads && !trails) continue
    const wrong = wrongIn(part, heard)
    if (wrong.length === 0) continue
    const beside = [leads ? parts[at - 1] : undefined, parts[at + 1]].filter(
      (other) => other !== undefined && !other.empty && !other.denied && other.terms.length > 0,
    )
    const told = earlier.some(({ tokens }) => wrong.every((term) => tokens.includes(term)))
    part.denied = beside.length > 0 && (told || mistaken)
  }
}

/** The clause that puts something right: beside what is denied, else the first that gives a value. */
export function correctingAt(
  parts: readonly Part[],
  drafts: readonly { readonly part: Part; readonly at: number }[],
  mistaken: boolean,
  written: string,
): number {
  const denied = parts.findIndex((part) => part.denied)
  if (denied >= 0) {
    const before = drafts.findIndex(({ at }) => at === denied - 1)
    const after = drafts.findIndex(({ at }) => at > denied)
    if (before < 0 || after < 0) return Math.max(before, after)
    const valued = (index: number) => exchangesValue(drafts[index]?.part.answers ?? [])
    const says = hasLabel(drafts[before]?.part.segment.hits ?? [], 'mistaken')
    if (hasLabel(parts[denied]?.segment.hits ?? [], 'notBefore')) return after
    // “It is A not B”: nothing stands between them.
    const between = written.slice(parts[denied - 1]?.segment.end, parts[denied]?.segment.start)
    const joined =
      between === '' || (between === ' ' && /[a-z]$/i.test(parts[denied - 1]?.text ?? ''))
    return joined || valued(before) || says || !valued(after) ? before : after
  }
  if (!mistaken) return -1
  const marked = parts.findIndex(({ segment }) => hasLabel(segment.hits, 'mistaken'))
  for (const gives of [givesMeasure, exchangesValue]) {
    const later = drafts.findIndex(({ part, at }) => at >= marked && gives(part.answers))
    if (later >= 0) return later
  }
  const next = drafts.findIndex(({ at }) => at > marked)
  if (next > 0) return next
  const valued = drafts.findIndex(({ part }) => exchangesValue(part.answers))
  return valued >= 0 ? valued : next
}
