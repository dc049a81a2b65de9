import { readWishes } from '@lumen/companion/manner'
import type { Personality } from '@lumen/contracts/chat/schema'
import { tendencies, type Tendency } from '@lumen/contracts/chat/tendencies'
import type { Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import { moveOfReason, reasonOfWish } from './moves.ts'

export type Scores = Readonly<Record<Tendency, number>>

/** Where the traits that are offered put a tendency; those in words of one’s own say nothing sure. */
const traits: Readonly<Record<string, Partial<Scores>>> = {
  empathetic: { warmth: 8 },
  supportive: { warmth: 6 },
  caring: { warmth: 8 },
  gentle: { warmth: 6, directness: -6, calm: 6 },
  romantic: { warmth: 4 },
  cheerful: { humour: 6, calm: -4 },
  humorous: { humour: 12 },
  playful: { humour: 10, calm: -6 },
  optimistic: { humour: 4 },
  creative: { curiosity: 6 },
  curious: { curiosity: 12 },
  adventurous: { curiosity: 8, calm: -6 },
  intellectual: { curiosity: 6, directness: 4 },
  mysterious: { directness: -10, calm: 4 },
  honest: { directness: 12 },
  energetic: { calm: -12 },
  calm: { calm: 12 },
  patient: { calm: 8 },
  wise: { calm: 6 },
}
/** What a speaking style says plainly weighs so much. */
const styleWeight = 12

/** The middle of the scale, moved by a strength from 0 to 100: there is room beyond the strongest. */
const byStrength = (strength: number): number => 50 + (strength - 50) * 0.6

const bounded = (score: number): number => Math.min(100, Math.max(0, Math.round(score)))

/** Where a companion’s manner begins, by its strengths, its traits and how it is to speak. */
export function startOf(
  { personality, speakingStyle }: { personality: Personality; speakingStyle: string | null },
  preferred: Language,
): Scores {
  const { empathy, humor, creativity } = personality
  const start = {
    warmth: byStrength(empathy),
    humour: byStrength(humor),
    directness: 50,
    curiosity: byStrength(creativity),
    calm: 50,
  }
  for (const trait of personality.traits)
    for (const tendency of tendencies) start[tendency] += traits[trait]?.[tendency] ?? 0
  for (const wish of wishesIn(speakingStyle, preferred)) {
    const { tendency, by } = moveOfReason[reasonOfWish[wish]]
    start[tendency] += by * styleWeight
  }
  return scoresOf((tendency) => bounded(start[tendency]))
}

/** The wishes in what its owner wrote about a companion, in whichever language. */
export const wishesIn = (text: string | null, preferred: Language) =>
  text === null ? [] : readWishes(text, detectLanguage(text, preferred) ?? preferred)

/** A score for each tendency. */
export const scoresOf = (score: (tendency: Tendency) => number): Scores =>
  Object.fromEntries(tendencies.map((tendency) => [tendency, score(tendency)])) as Scores

/** Where a manner is that began at `start` and has moved by `drift`. */
export const scoresNow = (start: Scores, drift: Scores): Scores =>
  scoresOf((tendency) => bounded(start[tendency] + drift[tendency]))

export const noDrift: Scores = scoresOf(() => 0)
