import { personalityScores, type PersonalityVector } from '../match-score.ts'

type Scores = readonly [empathy: number, creativity: number, intelligence: number, humor: number]

/** What a trait or kind of personality says of the scores. */
const scores: Readonly<Record<string, Scores>> = {
  cheerful: [75, 65, 50, 90],
  gentle: [92, 65, 60, 45],
  intellectual: [55, 65, 98, 40],
  mysterious: [55, 92, 82, 30],
  energetic: [58, 72, 52, 85],
  calm: [80, 60, 75, 35],
  empathetic: [98, 65, 68, 50],
  creative: [65, 98, 72, 58],
  supportive: [92, 55, 65, 55],
  curious: [62, 82, 85, 60],
  playful: [65, 80, 50, 95],
  honest: [60, 55, 78, 45],
  humorous: [62, 78, 65, 100],
  optimistic: [78, 62, 58, 80],
  wise: [78, 65, 95, 45],
  adventurous: [52, 85, 65, 72],
}

/** The middle of what the known ones of these tags say; null when none is known. */
export function personalityOfTags(tags: readonly string[]): PersonalityVector | null {
  const known = tags.flatMap((tag) => (Object.hasOwn(scores, tag) ? [scores[tag]!] : []))
  if (known.length === 0) return null
  const middle = (at: number) => known.reduce((sum, each) => sum + each[at]!, 0) / known.length
  return Object.fromEntries(
    personalityScores.map((name, at) => [name, middle(at)]),
  ) as PersonalityVector
}
