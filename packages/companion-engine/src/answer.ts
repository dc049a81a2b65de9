import type { Sentence } from './clean-text.ts'
import { ask, draft, type Draft, say } from './draft.ts'
import { followUp, starter } from './follow-up.ts'
import type { IntentReading } from './intents.ts'
import { type Follow, smallTalk } from './small-talk.ts'
import type { Turn } from './turn.ts'

/** Answers a sentence that shows an intent; null when there is nothing to say to it. */
export type Answer = (turn: Turn, sentence: Sentence, intent: IntentReading) => Draft | null

/** What follows an answer, by the plan of its intent. */
export function followText(turn: Turn, follow: Follow): string | null {
  if (turn.quiet || follow === 'none') return null
  if (follow === 'starter') return starter(turn)?.text ?? null
  if (follow !== 'topic') return ask(turn, follow)
  const topic = turn.currentTopic ?? 'general'
  return followUp(turn, topic, turn.valence, null)?.text ?? null
}

/** One line of a pool, with what follows it. */
export function answerSimply(turn: Turn, intent: IntentReading): Draft | null {
  const plan = smallTalk[intent.id]
  if (plan === undefined) return null
  const text = say(turn, plan.pool)
  const asks = text !== null && /[?？]/.test(text)
  return draft(intent.id, [text], {
    emotion: plan.emotion,
    ask: asks ? null : followText(turn, plan.follow),
    topic: plan.follow === 'topic' ? turn.currentTopic : null,
  })
}
