import type { Scenario, ScenarioRanking } from '@lumen/contracts/chat/scenario-schema'

type Ranked = Pick<Scenario, 'rating' | 'ratingCount' | 'usageCount'>

/** So many ratings of the middle stand beside the real ones, or a single one would lead. */
const usual = { stars: 3, count: 3 } as const

const weighed = ({ rating, ratingCount }: Ranked): number =>
  ((rating ?? 0) * ratingCount + usual.stars * usual.count) / (ratingCount + usual.count)

/**
 * The first ones by how many people used them, or by how they were rated; who is level is told apart by
 * the other. What nobody used, or nobody rated, is on no list.
 */
export function rankScenarios<Each extends Ranked>(
  scenarios: readonly Each[],
  by: ScenarioRanking,
  limit: number,
): Each[] {
  const counts = scenarios.filter((each) =>
    by === 'uses' ? each.usageCount > 0 : each.ratingCount > 0,
  )
  const byUses = (a: Each, b: Each) => b.usageCount - a.usageCount
  const byRating = (a: Each, b: Each) => weighed(b) - weighed(a)
  return counts
    .toSorted((a, b) =>
      by === 'uses' ? byUses(a, b) || byRating(a, b) : byRating(a, b) || byUses(a, b),
    )
    .slice(0, limit)
}
