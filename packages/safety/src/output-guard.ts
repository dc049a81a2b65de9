import { fold } from './crisis/fold.ts'
import type { OutputReason } from './content.ts'
import { type OutputRules, rulesFor } from './output/rules.ts'
import { sentenceEnds } from './output/sentences.ts'

export type { OutputReason } from './content.ts'
export { outputInstead } from './output/rules.ts'
export { sentenceEnds } from './output/sentences.ts'
export { warmOutputRules } from './output/warm-rules.ts'

export type OutputCheck = {
  readonly isSafe: boolean
  /** What was found; null when the text may be shown. */
  readonly reason: OutputReason | null
}

const safe: OutputCheck = { isSafe: true, reason: null }
/** How much of a sentence cut for its length is read once more with what follows. */
const overlap = 120
/** How far before some words their lead and a denial are looked for. */
const readBack = 80
const ended = /[.!?。！？…\n]["”’」』»)]*\s*$/

/** Folded, with one blank for any number. */
const plain = (text: string): string => fold(text).replace(/\s+/gu, ' ').trim()

/**
 * Looks at a text that a model wrote, before it is shown: for encouragement and methods of self-harm,
 * a claim to be human, guilt at leaving, minors in sexual words. Each sentence is judged with the two
 * before it, never with what follows, so that a text that comes in pieces is judged as it will be as a
 * whole. Small on purpose: the last of several nets, not the only one. Linear in the text's length.
 *
 * @param from sentences that end up to here were judged before
 */
export function checkOutput(text: string, from = 0): OutputCheck {
  const ends = sentenceEnds(text)
  if (ends.at(-1) !== text.length) ends.push(text.length)
  let start = 0
  let before: readonly string[] = []
  let carried = ''
  const judged = new Set<string>()
  for (const end of ends) {
    const own = text.slice(start, end)
    const sentence = plain(own)
    if (end > from && sentence !== '') {
      const around = [...before, `${carried}${sentence}`]
      const seen = around.join('\n')
      const reason = judged.has(seen) ? null : judge(around)
      if (reason !== null) return { isSafe: false, reason }
      judged.add(seen)
    }
    carried = ended.test(own) ? '' : `${sentence.slice(-overlap)} `
    before = [...before.slice(-1), sentence]
    start = end
  }
  return safe
}

/** The last of some sentences, judged with those before it. */
function judge(sentences: readonly string[]): OutputReason | null {
  const sentence = sentences.at(-1) ?? ''
  const around = sentences.join(' ')
  for (const rules of rulesFor(sentence)) {
    const reason = judgeBy(rules, sentence, around)
    if (reason !== null) return reason
  }
  return null
}

function judgeBy(rules: OutputRules, sentence: string, around: string): OutputReason | null {
  const harmless = (reason: OutputReason, text: string) => rules.unless[reason]?.test(text) ?? false
  for (const [reason, pattern, urged] of rules.patterns) {
    const asks = reason === 'claims-to-be-human' && /[?？]\W*$/u.test(sentence)
    if (!asks && isMeant(sentence, pattern, urged, rules) && !harmless(reason, sentence))
      return reason
  }
  for (const [reason, one, other, unless] of rules.pairs) {
    const near =
      (isSaid(sentence, one, rules) && other.test(around)) ||
      (isSaid(sentence, other, rules) && one.test(around))
    if (near && !harmless(reason, around) && unless?.test(around) !== true) return reason
  }
  return null
}

/** True when the words are there at least once outside of a denial ("I will never tell you to…"). */
function isMeant(sentence: string, pattern: RegExp, urged: boolean, rules: OutputRules): boolean {
  // Not matchAll: it makes a copy of the expression each time, which takes ten times as long as looking.
  pattern.lastIndex = 0
  for (let match; (match = pattern.exec(sentence)) !== null;) {
    const { index, 0: found } = match
    const to = index + found.length
    if (!urged || rules.lead === null) {
      if (!isDenied(sentence, index, to, rules)) return true
      continue
    }
    // "Spring nicht vom Dach": the denial may stand behind the verb.
    if (rules.deniedBefore.test(found)) continue
    const from = Math.max(0, index - readBack)
    const lead = rules.lead.exec(sentence.slice(from, index))
    if (lead !== null && !isDenied(sentence, from + lead.index, to, rules)) return true
  }
  return false
}

function isSaid(sentence: string, pattern: RegExp, rules: OutputRules): boolean {
  const match = pattern.exec(sentence)
  return match !== null && !isDenied(sentence, match.index, match.index + match[0].length, rules)
}

function isDenied(sentence: string, from: number, to: number, rules: OutputRules): boolean {
  const { deniedBefore, deniedAfter } = rules
  return (
    deniedBefore.test(sentence.slice(Math.max(0, from - readBack), from)) ||
    (deniedAfter?.test(sentence.slice(to, to + 24)) ?? false)
  )
}
