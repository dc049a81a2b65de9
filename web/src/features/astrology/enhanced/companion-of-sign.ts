import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import type { TFunction } from 'i18next'
import type { NewCompanion } from '@/features/companion-data'
import { signById, type SignElement } from '../zodiac/signs'

/** How a companion for people of an element is tuned; scores are 0 to 100. */
const tunings: Readonly<
  Record<
    SignElement,
    { mood: string; empathy: number; creativity: number; intelligence: number; humor: number }
  >
> = {
  fire: { mood: 'cheerful', empathy: 82, creativity: 92, intelligence: 84, humor: 88 },
  earth: { mood: 'calm', empathy: 90, creativity: 72, intelligence: 92, humor: 68 },
  air: { mood: 'curious', empathy: 80, creativity: 90, intelligence: 94, humor: 86 },
  water: { mood: 'gentle', empathy: 97, creativity: 86, intelligence: 82, humor: 66 },
}
/** Traits of a reading that become the companion's. */
const traitsTaken = 6

/** The companion that a reading describes, named and told of in the language of `t`. */
export function companionOfSign(
  { sign, aiCompanionInsights }: WesternAnalysis,
  t: TFunction,
): NewCompanion {
  const { idealCompanionTraits, interactionStyle, emotionalNeeds, supportStrategy } =
    aiCompanionInsights
  const { mood, ...scores } = tunings[signById(sign).element]
  return {
    name: t(`astrology.ai.names.${sign}`),
    mood,
    backstory: t('astrology.ai.backstory', {
      sign: t(`astrology.sign.${sign}`),
      style: interactionStyle,
      needs: emotionalNeeds.join(t('astrology.separator')),
      support: supportStrategy,
    }),
    personality: { ...scores, traits: idealCompanionTraits.slice(0, traitsTaken) },
  }
}
