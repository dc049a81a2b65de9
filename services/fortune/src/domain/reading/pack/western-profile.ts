import type { Sign } from '@lumen/astrology/sky/signs'

/** What is always true of a sign: no slots. Lists have 3 or 4 short items, texts 1 or 2 sentences. */
export type SignProfile = {
  readonly stone: string
  readonly coreTraits: readonly string[]
  readonly strengths: readonly string[]
  readonly challenges: readonly string[]
  readonly emotionalStyle: string
  readonly communicationPattern: string
  readonly stressResponse: string
  readonly loveStyle: string
  readonly friendshipStyle: string
  readonly soulMateQualities: readonly string[]
  readonly careerPath: string
  readonly lifeThemes: readonly string[]
  readonly spiritualJourney: string
  readonly growthAreas: readonly string[]
  readonly idealCompanionTraits: readonly string[]
  readonly interactionStyle: string
  readonly emotionalNeeds: readonly string[]
  readonly supportStrategy: string
  /** In a birth chart: the Sun, the Moon, the rising sign here. One sentence each, said to "you". */
  readonly sun: string
  readonly moon: string
  readonly rising: string
  /** How this sign does things, fills {manner}: "directly and at once". */
  readonly manner: string
  /** What this sign brings into a bond, a noun phrase; fills {gift}. */
  readonly gift: string
}

export type WesternProfilePack = Readonly<Record<Sign, SignProfile>>
