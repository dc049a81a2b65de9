import { isLasting } from './care.ts'
import type { CrisisReading } from './crisis.ts'

const lightTones = new Set(['cheerful', 'playful', 'excited'])
const lightIntents = new Set([
  'wordChain',
  'twentyQuestions',
  'wouldYouRather',
  'riddle.right',
  'riddle.hint',
  'riddle.reveal',
  'stock.first',
  'stock.joke',
  'stock.story',
  'stock.poem',
  'stock.trivia',
  'stock.riddle',
  'stock.wouldYouRather',
  'game',
  'laugh',
  'fortune',
  'romance',
])

/**
 * Whether the local companion must leave the word to a fixed text while care goes on: when its
 * answer would be light, and when somebody who spoke plainly of their own death is not sure, alone,
 * or goes on about what is heavy. Everything else gets a real answer.
 */
export function needsFixedText(
  { care, isHeavy }: Pick<CrisisReading, 'care' | 'isHeavy'>,
  reply: { emotion: string; intent: string },
): boolean {
  if (care === null) return false
  if (isLasting(care) && isHeavy) return true
  return lightTones.has(reply.emotion) || lightIntents.has(reply.intent)
}
