import { longestTerm, type CompiledPack, type Rule, type TermNode } from './compile.ts'
import type { View } from './view.ts'

/** One occurrence of a concept: units `start` to `end` (exclusive). */
export type Hit = { readonly concept: number; readonly start: number; readonly end: number }

/** Occurrences by concept, each list in order of its start. */
export type Hits = readonly (readonly Hit[])[]

/** One occurrence of a rule and the hits it is made of. */
export type Match = { readonly start: number; readonly end: number; readonly parts: readonly Hit[] }

function collect<Key>(
  root: TermNode<Key>,
  keysAt: (at: number) => readonly Key[],
  view: View,
  add: (hit: Hit) => void,
) {
  function walk(node: TermNode<Key>, start: number, at: number) {
    for (const { concept, atWordStart } of node.ends) {
      if (!atWordStart || view.wordStart[start] === true) add({ concept, start, end: at })
    }
    if (at >= view.units.length || view.clause[at] !== view.clause[start]) return
    for (const key of keysAt(at)) {
      const next = node.next(key)
      if (next !== undefined) walk(next, start, at + 1)
    }
  }
  for (let start = 0; start < view.units.length; start += 1) {
    for (const key of keysAt(start)) {
      const next = root.next(key)
      if (next !== undefined) walk(next, start, start + 1)
    }
  }
}

/** Every occurrence of every concept of the pack. `numbers` are the word numbers of each unit. */
export function findHits(
  pack: CompiledPack,
  view: View,
  numbers: readonly (readonly number[])[],
): Hit[][] {
  const hits: Hit[][] = Array.from({ length: pack.conceptCount }, () => [])
  function add(hit: Hit) {
    hits[hit.concept]?.push(hit)
  }
  if (pack.words !== null) collect(pack.words, (at) => numbers[at] ?? [], view, add)
  if (pack.characters !== null) {
    const single = view.units.map((unit) => [unit])
    collect(pack.characters, (at) => single[at] ?? [], view, add)
  }
  return hits
}

type Step = { readonly hit: Hit; readonly start: number; readonly before: Step | null }

function distance(view: View, from: Hit, to: Hit): number {
  return (view.position[to.start] ?? 0) - (view.position[from.end - 1] ?? 0) - 1
}

function elementHits(hits: Hits, concepts: readonly number[]): readonly Hit[] {
  if (concepts.length === 1) return hits[concepts[0] ?? 0] ?? []
  return concepts.flatMap((concept) => hits[concept] ?? []).toSorted((a, b) => a.start - b.start)
}

/**
 * Where a rule occurs: its elements in order within one sentence, each within its gap of the one
 * before. Each step keeps, for every hit, the nearest hit of the step before, so the work grows
 * with the number of hits and never with their combinations.
 */
export function findMatches(rule: Rule, hits: Hits, view: View): Match[] {
  for (const { concepts } of rule.elements) {
    if (!concepts.some((concept) => (hits[concept]?.length ?? 0) > 0)) return []
  }
  let steps: Step[] = []
  for (const [index, element] of rule.elements.entries()) {
    const candidates = elementHits(hits, element.concepts)
    if (index === 0) {
      steps = candidates
        .filter((hit) => !rule.atStart || isClauseStart(view, hit.start))
        .map((hit) => ({ hit, start: hit.start, before: null }))
      continue
    }
    const longer: Step[] = []
    let from = 0
    for (const hit of candidates) {
      while (from < steps.length && isTooFar(steps[from], hit, element.gap)) from += 1
      let nearest: Step | null = null
      for (let at = from; at < steps.length; at += 1) {
        const step = steps[at]
        if (step === undefined || step.hit.start >= hit.start) break
        if (step.hit.end > hit.start) continue
        if (view.sentence[step.hit.start] !== view.sentence[hit.start]) continue
        if (distance(view, step.hit, hit) > element.gap) continue
        if (nearest === null || step.hit.end >= nearest.hit.end) nearest = step
      }
      if (nearest !== null) longer.push({ hit, start: nearest.start, before: nearest })
    }
    steps = longer
    if (steps.length === 0) return []
  }
  return steps
    .filter((step) => !rule.atEnd || isClauseEnd(view, step.hit.end))
    .map(toMatch)
    .filter((match) => !hasForbidden(rule, match, hits, view))
}

function isTooFar(step: Step | undefined, hit: Hit, gap: number): boolean {
  return step !== undefined && step.hit.start + longestTerm + gap < hit.start
}

function toMatch(last: Step): Match {
  const parts: Hit[] = []
  for (let step: Step | null = last; step !== null; step = step.before) parts.unshift(step.hit)
  return { start: last.start, end: last.hit.end, parts }
}

function isClauseStart(view: View, at: number): boolean {
  return at === 0 || view.clause[at - 1] !== view.clause[at]
}

function isClauseEnd(view: View, end: number): boolean {
  return end >= view.units.length || view.clause[end] !== view.clause[end - 1]
}

function hasForbidden(rule: Rule, match: Match, hits: Hits, view: View): boolean {
  const last = view.clause[match.end - 1] ?? 0
  return rule.forbidden.some((concept) => {
    const clauses = new Set((hits[concept] ?? []).map((hit) => view.clause[hit.start]))
    for (let clause = view.clause[match.start] ?? 0; clause <= last; clause += 1) {
      if (clauses.has(clause)) return true
    }
    return false
  })
}

/** Removes what lies inside one of the spans from all concepts, or from one only. */
export function hideSpans(hits: Hit[][], spans: readonly Match[], only?: number): Hit[][] {
  if (spans.length === 0) return hits
  const furthest: number[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    furthest[start] = Math.max(furthest[start] ?? 0, end)
  }
  let reach = 0
  for (let at = 0; at < furthest.length; at += 1) {
    reach = Math.max(reach, furthest[at] ?? 0)
    furthest[at] = reach
  }
  return hits.map((list, concept) =>
    only !== undefined && concept !== only
      ? list
      : list.filter((hit) => (furthest[hit.start] ?? reach) < hit.end),
  )
}
