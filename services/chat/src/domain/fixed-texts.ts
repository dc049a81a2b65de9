/**
 * A text that no model wrote: the reply to somebody in a crisis, or to a worry about somebody else, and
 * what stands in the place of an answer that would be light or would do harm.
 */
export type FixedText = 'crisis' | 'third_party' | 'follow-up'

/**
 * How many texts count as said before one more, so that none is said twice in a row. The first reply to
 * a crisis is always the whole one, whatever was said before it; from there on all count. Worries have
 * texts of their own, and what follows up one begins with the first.
 *
 * @param said oldest first
 */
export function saidBefore(said: readonly FixedText[], next: FixedText): number {
  const count = (kind: FixedText) => said.filter((each) => each === kind).length
  if (next === 'third_party') return count(next)
  const first = said.indexOf('crisis')
  if (first !== -1) return said.length - first
  return next === 'crisis' ? 0 : count(next) + 1
}
