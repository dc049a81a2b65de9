import type { UserStats } from '@lumen/contracts/auth/schema'
import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import type { Hue } from '@/ui/hue'

/** A relationship of this level or more is a deep one. */
const deepLevel = 5

/** What is known about somebody; undefined: not known (yet). */
export type Known = {
  stats: UserStats | undefined
  relationships: EmotionalIntelligence['companionAnalysis'] | undefined
}

const used =
  (feature: string) =>
  ({ stats }: Known): boolean | null =>
    stats === undefined ? null : stats.usedFeatures.includes(feature)

/** Achievements by what was really done; null: it cannot be told just now. */
export const achievements: readonly {
  id: string
  hue: Hue
  unlocked: (known: Known) => boolean | null
}[] = [
  { id: 'firstChat', hue: 'violet', unlocked: used('chat') },
  {
    id: 'deepConnection',
    hue: 'rose',
    unlocked: ({ relationships }) =>
      relationships === undefined
        ? null
        : relationships.some(({ relationshipLevel }) => relationshipLevel >= deepLevel),
  },
  { id: 'starExplorer', hue: 'water', unlocked: used('western-astrology') },
  { id: 'fateScholar', hue: 'earth', unlocked: used('eastern-fortune') },
  { id: 'creationMaster', hue: 'teal', unlocked: used('creation') },
]
