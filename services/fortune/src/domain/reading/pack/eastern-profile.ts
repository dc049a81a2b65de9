import type { Animal } from '@lumen/astrology/bazi/stems-branches'

/** What is always true of an animal: no slots. Lists have 3 items, texts 1 or 2 sentences. */
export type AnimalProfile = {
  readonly flowers: readonly string[]
  readonly coreTraits: readonly string[]
  readonly emotionalStyle: string
  readonly leadershipStyle: string
  readonly strengths: readonly string[]
  readonly challenges: readonly string[]
  readonly hiddenTalents: readonly string[]
  readonly friendshipStyle: string
  readonly loveAdvice: string
  readonly lifePath: string
  readonly karmaLessons: readonly string[]
  readonly spiritualGifts: readonly string[]
  readonly personalMission: string
  /** A real quotation with its source: 「…」——《…》. Outside Chinese translated, source named. */
  readonly ancientSaying: string
  readonly philosophicalInsight: string
  readonly culturalWisdom: string
  readonly meditationGuidance: string
}

export type EasternProfilePack = Readonly<Record<Animal, AnimalProfile>>
