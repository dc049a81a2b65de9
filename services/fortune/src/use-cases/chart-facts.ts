import type { ChartAbout, ChartFact, ChartPart } from '@lumen/contracts/fortune/bus'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { storedProfile } from './birth-profile.ts'

const mostFacts = 8

/** Facts of a user’s chart or of a span of their time; none without a birth profile. */
export async function readChartFacts(
  context: FortuneContext,
  userId: string,
  { about, part }: { about: ChartAbout; part?: ChartPart | undefined },
  asker: Asker,
): Promise<ChartFact[]> {
  const profile = await storedProfile(context, userId)
  if (profile === null) return []
  const facts = await context.engine.run('chartFacts', { data: profile.data, about, part, asker })
  return facts.slice(0, mostFacts).map(({ kind, label }, at) => ({
    id: [about, asker.date, part ?? kind, at].join(':'),
    text: label,
  }))
}
