import { defaultCompanion } from '@lumen/contracts/chat/limits'
import type { EasternZodiac } from '@lumen/contracts/fortune/eastern'
import type { FiveElement } from '@lumen/contracts/fortune/names'
import type { TFunction } from 'i18next'
import type { NewCompanion } from '@/features/companion-data'

/** Mood and scores (0 to 100) that go with an element. */
const natures: Readonly<
  Record<
    FiveElement,
    { mood: string; empathy: number; creativity: number; intelligence: number; humor: number }
  >
> = {
  wood: { mood: 'encouraging', empathy: 88, creativity: 90, intelligence: 86, humor: 70 },
  fire: { mood: 'excited', empathy: 84, creativity: 94, intelligence: 82, humor: 90 },
  earth: { mood: 'caring', empathy: 96, creativity: 76, intelligence: 86, humor: 68 },
  metal: { mood: 'thoughtful', empathy: 80, creativity: 80, intelligence: 96, humor: 66 },
  water: { mood: 'gentle', empathy: 94, creativity: 88, intelligence: 92, humor: 76 },
}

/** Traits of a reading that become the companion's. */
const traitsTaken = 4

/** The companion of the nature that a reading describes, named and told of in the language of `t`. */
export function companionOfZodiac(
  { basicInfo, personality, traditionalWisdom, relationships }: EasternZodiac,
  t: TFunction,
): NewCompanion {
  const { mood, ...scores } = natures[basicInfo.element]
  const story = [
    t('eastern.companion.story', { animal: basicInfo.name, element: basicInfo.elementName }),
    personality.emotionalStyle,
    relationships.friendshipStyle,
    traditionalWisdom.ancientSaying,
  ]
  const traits = personality.coreTraits.slice(0, traitsTaken)
  return {
    name: t('eastern.companion.name', { animal: basicInfo.name }),
    mood,
    backstory: story.filter((part) => part !== '').join('\n'),
    personality: {
      ...scores,
      traits: traits.length > 0 ? traits : [...defaultCompanion.personality.traits],
    },
  }
}
