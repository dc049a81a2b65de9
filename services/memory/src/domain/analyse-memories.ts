import type { MemoryAnalysis, MemoryType } from '@lumen/contracts/memory/schema'
import { localDay } from './ranking/dates.ts'
import { strengthOf, type Fading } from './strength.ts'

type Analysed = Fading & { type: MemoryType; emotionalWeight: number; validFrom: Date }

const journeyDays = 90
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/** Figures about memories that stand. Plans for days to come are no part of the journey yet. */
export function analyseMemories(
  memories: readonly Analysed[],
  now: Date,
  timeZone: string | null,
): MemoryAnalysis {
  const today = localDay(now, timeZone)
  const byType = Map.groupBy(memories, ({ type }) => type)
  const byDay = Map.groupBy(memories, ({ validFrom }) => localDay(validFrom, timeZone))
  return {
    totalMemories: memories.length,
    averageEmotionalWeight: rounded(mean(memories.map((each) => each.emotionalWeight))),
    topCategories: [...byType]
      .map(([category, { length: count }]) => ({ category, count }))
      .toSorted((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)),
    memoryStrength: rounded(mean(memories.map((memory) => strengthOf(memory, now)))),
    emotionalJourney: [...byDay]
      .filter(([day]) => day <= today)
      .toSorted(([a], [b]) => a - b)
      .slice(-journeyDays)
      .map(([day, group]) => ({
        date: new Date(day * 86_400_000).toISOString().slice(0, 10),
        emotionalWeight: rounded(mean(group.map((each) => each.emotionalWeight))),
        count: group.length,
      })),
  }
}
