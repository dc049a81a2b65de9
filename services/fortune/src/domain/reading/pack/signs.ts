import { signs } from '@lumen/astrology/sky/signs'
import type { Static } from 'typebox'
import { Closed, Each, Items, Line } from './text.ts'

/** What is always true of a sign. */
const SignProfile = Closed({
  stone: Line(),
  coreTraits: Items,
  strengths: Items,
  challenges: Items,
  emotionalStyle: Line(),
  communicationPattern: Line(),
  stressResponse: Line(),
  loveStyle: Line(),
  friendshipStyle: Line(),
  soulMateQualities: Items,
  careerPath: Line(),
  lifeThemes: Items,
  spiritualJourney: Line(),
  growthAreas: Items,
  idealCompanionTraits: Items,
  interactionStyle: Line(),
  emotionalNeeds: Items,
  supportStrategy: Line(),
  sun: Line(),
  rising: Line(),
  gift: Line(),
})
export type SignProfile = Static<typeof SignProfile>

export const SignsPack = Each(signs, SignProfile)
