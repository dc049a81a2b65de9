import type { RecentCrisis } from './crisis.ts'

/** How many fixed texts for the messages after a crisis differ from each other. */
const fixedTexts = 3
const lightTones = new Set(['cheerful', 'playful', 'excited'])
const lightIntents = new Set([
  'wordChain',
  'twentyQuestions',
  'wouldYouRather',
  'riddle',
  'joke',
  'story',
  'poem',
  'trivia',
  'game',
  'another',
  'fortune',
  'romance',
])

/**
 * Whether the local companion must leave the word to a fixed text after a crisis: in the first
 * messages after somebody spoke of their own life, each text once; later, and when the worry was for
 * somebody else, whenever its answer would be light.
 */
export function needsFixedText(
  recent: RecentCrisis,
  reply: { emotion: string; intent: string },
): boolean {
  if (recent.label === 'crisis' && recent.turn < fixedTexts) return true
  return lightTones.has(reply.emotion) || lightIntents.has(reply.intent)
}
