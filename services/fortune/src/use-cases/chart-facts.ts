import type { ChartFact, ChartPart } from '@lumen/contracts/fortune/bus'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { storedProfile } from './birth-profile.ts'

const mostFacts = 8

/** Facts of a user’s chart or day; none without a birth profile. */
export async function readChartFacts(
  context: FortuneContext,
  userId: string,
  { about, part }: { about: 'today' | 'chart'; part?: ChartPart | undefined },
  asker: Asker,
): Promise<ChartFact[]> {
  const profile = await storedProfile(context, userId)
  if (profile === null) return []
  const facts = await context.engine.run('chartFacts', { data: profile.data, about, part, asker })
  return facts.slice(0, mostFacts).map(({ kind, label, detail }, at) => ({
    id: [about, asker.date, part ?? kind, at].join(':'),
    text: detail === undefined ? label : `${label}: ${detail}`,
  }))
}
