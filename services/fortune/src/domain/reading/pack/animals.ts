import { animals } from '@lumen/astrology/bazi/stems-branches'
import type { Static } from 'typebox'
import { Closed, Each, Items, Line } from './text.ts'

/** What is always true of an animal. */
const AnimalProfile = Closed({
  flowers: Items,
  coreTraits: Items,
  emotionalStyle: Line(),
  leadershipStyle: Line(),
  strengths: Items,
  challenges: Items,
  hiddenTalents: Items,
  friendshipStyle: Line(),
  loveAdvice: Line(),
  lifePath: Line(),
  karmaLessons: Items,
  spiritualGifts: Items,
  personalMission: Line(),
  ancientSaying: Line(),
  philosophicalInsight: Line(),
  culturalWisdom: Line(),
  meditationGuidance: Line(),
})
export type AnimalProfile = Static<typeof AnimalProfile>

export const AnimalsPack = Each(animals, AnimalProfile)
