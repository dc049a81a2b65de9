import { fillSlots } from '@lumen/content/fill-slots'
import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import type { InsightTexts } from '../content.ts'

type Insight = EmotionalIntelligence['insights'][number]

const looks = {
  mood: { gradient: 'from-amber-400 to-rose-400', icon: 'sun' },
  bond: { gradient: 'from-rose-400 to-fuchsia-500', icon: 'heart-pulse' },
  rhythm: { gradient: 'from-orange-400 to-red-500', icon: 'flame' },
  growth: { gradient: 'from-sky-400 to-indigo-500', icon: 'crystal' },
} as const satisfies Record<Insight['type'], Pick<Insight, 'gradient' | 'icon'>>

/** What can be said about a user; nothing is said where there is nothing to tell. */
export function writeInsights(
  texts: InsightTexts,
  known: {
    state: EmotionalIntelligence['emotionalAnalysis']['currentState']
    balance: number
    closest: { name: string | null; level: number; strength: number } | null
    activeDays: number
    newMemories: number
  },
): Insight[] {
  const { state, balance, closest, activeDays, newMemories } = known
  const insights: Insight[] = []
  const add = (
    type: Insight['type'],
    text: keyof InsightTexts,
    strength: number,
    slots: { n?: number; name?: string } = {},
  ) => {
    const { title, description, recommendation } = texts[text]
    insights.push({
      type,
      title,
      description: fillSlots(description, slots),
      strength: Math.round(Math.min(1, Math.max(0, strength)) * 1_000) / 1_000,
      recommendation: fillSlots(recommendation, slots),
      ...looks[type],
    })
  }
  if (state !== 'analyzing') {
    const mood = balance > 0.3 ? 'bright' : balance < -0.3 ? 'heavy' : 'even'
    add('mood', mood, mood === 'even' ? 1 - Math.abs(balance) : Math.abs(balance))
  }
  if (closest !== null && closest.name !== null)
    add('bond', 'bond', closest.strength, { n: closest.level, name: closest.name })
  if (activeDays > 0) add('rhythm', 'rhythm', activeDays / 7, { n: activeDays })
  if (newMemories > 0) add('growth', 'growth', newMemories / (newMemories + 10), { n: newMemories })
  return insights
}
