import type { Tendency } from '@lumen/contracts/chat/tendencies'
import { chance } from '@lumen/language/seed'
import type { Emotion } from './tone.ts'

/** By how many points each tendency has moved since the companion was made. */
export type Drift = Readonly<Partial<Record<Tendency, number>>>

/** How a manner that has moved shows in one reply; one that has not changes nothing. */
export type ShownManner = {
  /** Of a hundred times, how often it asks where it could. */
  readonly askShare: number
  /** It says one thing and no more, or one thing more. */
  readonly length: 'brief' | 'ample' | null
  /** It comforts who feels bad, beside what it says. */
  readonly warm: boolean
  /** The mood that a greeting is in, instead of the one it was given. */
  readonly mood: 'playful' | 'soft' | null
  /** The tone of what has no tone by itself. */
  readonly tone: Emotion | null
}

const usualAskShare = 60
/** One point more of curiosity asks so many times more in a hundred. */
const askPerPoint = 2
/** One point shows in so many of a hundred replies. */
const sharePerPoint = 4

export function shownManner(drift: Drift, seed: string): ShownManner {
  const { warmth = 0, humour = 0, directness = 0, curiosity = 0, calm = 0 } = drift
  const shows = (points: number, what: string) =>
    points > 0 && chance(`${seed}|${what}`, points * sharePerPoint)
  const playful = shows(humour, 'playful')
  const soft = shows(Math.max(warmth, calm), 'soft')
  return {
    askShare: Math.min(95, Math.max(5, usualAskShare + curiosity * askPerPoint)),
    length: shows(directness, 'brief') ? 'brief' : shows(-directness, 'ample') ? 'ample' : null,
    warm: shows(warmth, 'warm'),
    mood: playful ? 'playful' : soft ? 'soft' : null,
    tone: playful ? 'playful' : soft ? (calm > warmth ? 'calm' : 'gentle') : null,
  }
}
