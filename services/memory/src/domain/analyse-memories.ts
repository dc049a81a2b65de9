import type { MemoryAnalysis, MemoryType } from '@lumen/contracts/memory/schema'
import { localDay } from './ranking/dates.ts'
import { balanceOf, recentOf, type Felt } from './relationship.ts'
import { strengthOf } from './strength.ts'

type Analysed = Felt & { type: MemoryType }

const journeyDays = 90
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/** Figures about memories that stand; the days of the journey are those they were told on. */
export function analyseMemories(
  memories: readonly Analysed[],
  now: Date,
  timeZone: string | null,
): MemoryAnalysis {
  const byType = Map.groupBy(memories, ({ type }) => type)
  const byDay = Map.groupBy(memories, ({ createdAt }) => localDay(createdAt, timeZone))
  return {
    totalMemories: memories.length,
    averageEmotionalWeight: rounded(balanceOf(recentOf(memories, now), now)),
    topCategories: [...byType]
      .map(([category, { length: count }]) => ({ category, count }))
      .toSorted((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)),
    memoryStrength: rounded(mean(memories.map((memory) => strengthOf(memory, now)))),
    emotionalJourney: [...byDay]
      .toSorted(([a], [b]) => a - b)
      .slice(-journeyDays)
      .map(([day, group]) => ({
        date: new Date(day * 86_400_000).toISOString().slice(0, 10),
        emotionalWeight: rounded(balanceOf(group, now)),
        count: group.length,
      })),
  }
}
