import type { CompiledPack } from './compile.ts'
import type { Findings } from './findings.ts'
import { findMatches } from './match.ts'
import type { Match } from './match.ts'
import { firstAfter, readContext, someBetween } from './message-context.ts'
import type { Context, Person, Subject } from './message-context.ts'
import type { Reason, Saying } from './pack.ts'

/** What one pack found: how strongly the writer's own words weigh, and whether others are at risk. */
export type Verdict = {
  readonly self: number
  readonly selfReason: Reason | null
  /** What spoke loudest. */
  readonly saying: Saying | null
  readonly third: Reason | null
  /** True where one statement decided, not signs that add up. */
  readonly isStated: boolean
  /** True where a laugh or a trifle took back what would have been danger. */
  readonly isPlayedDown: boolean
  /** True where a trifle is spoken of, which explains what merely sounds alike. */
  readonly isTrifling: boolean
  /** True where words of danger are there and were found to mean none: an idiom, a "not", a film. */
  readonly isDenied: boolean
  /** The names of all rules that count, of whomever they speak. */
  readonly heard: ReadonlySet<string>
}

/** What, said of somebody else, means that they are in danger now. */
const endangers: ReadonlySet<Reason> = new Set([
  'wish-to-die',
  'suicide',
  'self-harm',
  'method',
  'farewell',
])

/** What no laugh takes back. */
const grave: ReadonlySet<Reason> = new Set(['self-harm', 'method', 'disordered-eating'])
function isNegated(pack: CompiledPack, match: Match, context: Context): boolean {
  const { view, negations, lateNegations, subjects } = context
  const { before, after } = pack.pack.negation
  const clause = view.clause[match.start]
  if (after > 0) {
    const end = view.position[match.end - 1] ?? 0
    for (let at = firstAfter(lateNegations, match.end); at < lateNegations.length; at += 1) {
      const late = lateNegations[at]
      if (late === undefined || view.clause[late.start] !== clause) break
      if ((view.position[late.start] ?? 0) - end - 1 >= after) break
      if (late.start >= match.end) return true
    }
  }
  if (match.parts.some((part) => part.concept === context.negationConcept)) return false
  const start = view.position[match.start] ?? 0
  for (
    let at = firstAfter(negations, match.start - before - longestNegation);
    at < negations.length;
    at += 1
  ) {
    const negation = negations[at]
    if (negation === undefined || negation.start >= match.end) return false
    if (view.clause[negation.start] !== clause) continue
    if (negation.start >= match.start) {
      if (!match.parts.some((part) => overlaps(part, negation))) return true
    } else if (
      negation.end <= match.start &&
      start - (view.position[negation.end - 1] ?? 0) - 1 <= before &&
      !hasFirstBetween(subjects, negation.end, match.start)
    ) {
      return true
    }
  }
  return false
}

/** Units that the longest negation may take; it bounds how far back is looked. */
const longestNegation = 8

function hasFirstBetween(subjects: readonly Subject[], start: number, end: number): boolean {
  for (let at = firstAfter(subjects, start); at < subjects.length; at += 1) {
    const subject = subjects[at]
    if (subject === undefined || subject.end > end) return false
    if (subject.start >= start && subject.person === 'first' && !subject.isVerb) return true
  }
  return false
}

type Span = { readonly start: number; readonly end: number }

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/**
 * Who the match is about. A subject inside the match decides; then the nearest one before it in
 * its clause, but an object before a conjunction ("I miss my mother and want to…") gives way to
 * the subject that opened the sentence; then that one. Nobody named means the writer.
 */
function personOf(match: Match, context: Context): Person {
  const { view, subjects, conjunctions } = context
  const sentence = view.sentence[match.start]
  const clause = view.clause[match.start]
  const until = firstAfter(subjects, match.start)
  let opening: Subject | null = null
  let nearest: Subject | null = null
  for (let at = until - 1; at >= 0; at -= 1) {
    const subject = subjects[at]
    if (subject === undefined || view.sentence[subject.start] !== sentence) break
    if (nearest === null && view.clause[subject.start] === clause) nearest = subject
    opening = subject
  }
  for (let at = until; at < subjects.length; at += 1) {
    const subject = subjects[at]
    if (subject === undefined || subject.end > match.end) break
    if (subject.start >= match.start) nearest = subject
  }
  if (nearest !== null && nearest.person !== 'first' && nearest.end <= match.start) {
    if (opening !== null && someBetween(conjunctions, nearest.end, match.start)) {
      return opening.person
    }
  }
  return (nearest ?? opening)?.person ?? 'first'
}

/** True when the match stands in words that somebody else is quoted with. */
function isQuotedFromOther(match: Match, context: Context): boolean {
  const { view, reports, subjects } = context
  if (view.quoted[view.clause[match.start] ?? 0] !== true) return false
  for (let at = firstAfter(reports, match.start) - 1; at >= 0; at -= 1) {
    const report = reports[at]
    if (report === undefined || view.sentence[report.start] !== view.sentence[match.start]) break
    if (view.clause[report.start] === view.clause[match.start]) continue
    const speaker = subjects[firstAfter(subjects, report.start) - 1]
    return speaker !== undefined && speaker.person !== 'first'
  }
  return false
}

function isPastAndOver(pack: CompiledPack, saying: Saying, match: Match, context: Context) {
  const sentence = context.view.sentence[match.start]
  const isPast = context.pastSentences.has(sentence)
  const isStill = context.stillSentences.has(sentence)
  if (isStill) return false
  return saying.past ? isPast || context.isOver : pack.pack.tenseless && isPast
}

/** True where the writer laughs, or speaks of what nobody dies of: hyperbole, not danger. */
function isHyperbole({ reason }: Saying, match: Match, context: Context): boolean {
  const { view, isLaughing, nearTrifle, nearOccasion, trifleClauses, graveNumbers } = context
  if (grave.has(reason)) return false
  if (match.parts.some((part) => graveNumbers.has(part.concept))) return false
  if (isLaughing) return true
  const isNear = (units: ReadonlySet<number>) => units.has(match.start) || units.has(match.end - 1)
  if (reason === 'suicide') {
    return isNear(nearTrifle) && trifleClauses.has(view.clause[match.start])
  }
  return isNear(nearTrifle) || (reason !== 'wish-to-die' && isNear(nearOccasion))
}

/** True where the writer takes over in a later clause: "she left me, I want to die". */
function turnsToWriter({ parts }: Match, { view, subjects }: Context): boolean {
  const last = parts.at(-1)
  if (last === undefined || view.clause[parts[0]?.start ?? 0] === view.clause[last.start]) {
    return false
  }
  const subject = subjects[firstAfter(subjects, last.start) - 1]
  return (
    subject?.person === 'first' &&
    !subject.isVerb &&
    view.clause[subject.start] === view.clause[last.start]
  )
}

/** Whose danger a match speaks of, or null when it speaks of none. */
function attribute(
  pack: CompiledPack,
  saying: Saying,
  match: Match,
  context: Context,
): 'self' | 'third' | null {
  if (saying.negatable && isNegated(pack, match, context)) return null
  if (isPastAndOver(pack, saying, match, context)) return null
  const inFiction = context.fictionSentences.has(context.view.sentence[match.start])
  const isQuoted = context.view.quoted[context.view.clause[match.start] ?? 0] === true
  if (inFiction && (isQuoted || saying.about === 'other')) return null
  if (saying.claims && turnsToWriter(match, context)) return null
  if (saying.about === 'other') return 'third'
  if (isQuotedFromOther(match, context)) return inFiction ? null : 'third'
  if (saying.about === 'writer') return 'self'
  const person = personOf(match, context)
  if (person === 'first') return 'self'
  return person === 'third' && saying.about === 'subject' && !inFiction ? 'third' : null
}

/** The length from which weak signs weigh less, and how fast: long texts collect them by chance. */
const shortLength = 80
const dilutionLength = 250

function dilution(length: number): number {
  return Math.max(0, length - shortLength) / dilutionLength
}

/** A match of the writer's own that speaks for danger. */
type Sign = { readonly saying: Saying; readonly match: Match }

/** The weights of signs that share no words, the heaviest first: the same words count once. */
function sumOf(signs: readonly Sign[]): number {
  const counted: Match[] = []
  let sum = 0
  for (const { saying, match } of signs.toSorted((a, b) => b.saying.weight - a.saying.weight)) {
    if (counted.some((other) => overlaps(match, other))) continue
    counted.push(match)
    sum += saying.weight
  }
  return sum
}

/** Judges what one pack found in a message whose writer laughs or does not. */
export function judge(findings: Findings, laughs: boolean): Verdict {
  const { pack, view } = findings
  const context = readContext(findings, laughs)
  const signs: Sign[] = []
  const heard = new Set<string>()
  let third: Reason | null = null
  let support = 0
  let isDenied = findings.isMasked
  let isPlayedDown = false
  const found = pack.rules.map((rule) => [rule, findMatches(rule, context.hits, view)] as const)
  const claimed = found
    .filter(([{ saying }]) => saying.claims)
    .flatMap(([, matches]) => matches)
    .filter((match) => !turnsToWriter(match, context))
  for (const [{ saying }, matches] of found) {
    for (const match of matches) {
      const isClaimed = claimed.some((span) => overlaps(match, span))
      const about = isClaimed ? 'third' : attribute(pack, saying, match, context)
      if (about === 'third' && saying.weight >= 1 && endangers.has(saying.reason)) {
        third ??= saying.reason
        heard.add(saying.rule)
      }
      if (about === null && saying.weight >= 1) isDenied = true
      if (about !== 'self') continue
      if (isHyperbole(saying, match, context)) {
        if (saying.weight >= 1) isPlayedDown = true
        continue
      }
      heard.add(saying.rule)
      if (saying.supports) support = Math.max(support, saying.weight)
      else signs.push({ saying, match })
      break
    }
  }
  const loudest = signs.reduce<Saying | null>(
    (most, { saying }) => (most === null || saying.weight > most.weight ? saying : most),
    null,
  )
  const sum = loudest === null ? 0 : sumOf(signs) + support
  const isStated = loudest !== null && loudest.weight >= 1
  return {
    self: isStated ? sum : sum / (1 + dilution(view.units.length)),
    selfReason: loudest?.reason ?? null,
    saying: loudest,
    third,
    isStated,
    isPlayedDown,
    isTrifling: context.nearTrifle.size + context.nearOccasion.size > 0,
    isDenied,
    heard,
  }
}
