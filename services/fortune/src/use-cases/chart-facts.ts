import type { ChartFact } from '@lumen/contracts/fortune/bus'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { storedProfile } from './birth-profile.ts'

const mostFacts = 8

/** Facts of a user’s chart or day; none without a birth profile. */
export async function readChartFacts(
  context: FortuneContext,
  userId: string,
  about: 'today' | 'chart',
  asker: Asker,
): Promise<ChartFact[]> {
  const profile = await storedProfile(context, userId)
  if (profile === null) return []
  const facts = await context.engine.run('chartFacts', { data: profile.data, about, asker })
  return facts.slice(0, mostFacts).map(({ kind, label, detail }, at) => ({
    id: `${about}:${asker.date}:${kind}:${at}`,
    text: detail === undefined ? label : `${label}: ${detail}`,
  }))
}
