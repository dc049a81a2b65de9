/** What a personality is compared by; each score is 0 to 100, as companions have them. */
export const personalityScores = ['empathy', 'creativity', 'intelligence', 'humor'] as const
export type PersonalityVector = Readonly<Record<(typeof personalityScores)[number], number>>

const widest = 100

/**
 * How near two personalities are: 1 − d / dmax, rounded to thousandths. d is the Euclidean distance
 * of the scores that both have, dmax the distance of opposite ends in as many dimensions; so 1 says
 * alike, 0 says opposite, and moving any one score away from the other's only ever lowers it. null
 * when nothing can be compared.
 */
export function matchScore(
  wanted: Partial<PersonalityVector>,
  offered: PersonalityVector,
): number | null {
  const differences = personalityScores.flatMap((score) => {
    const value = wanted[score]
    return value === undefined ? [] : [value - offered[score]]
  })
  if (differences.length === 0) return null
  const distance = Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0))
  const farthest = Math.sqrt(differences.length) * widest
  return Math.round((1 - distance / farthest) * 1_000) / 1_000
}
