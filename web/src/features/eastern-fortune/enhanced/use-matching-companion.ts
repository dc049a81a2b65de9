import type { FiveElement } from '@lumen/contracts/fortune/names'
import { chatLimits, defaultCompanion } from '@lumen/contracts/chat/limits'
import type { EasternZodiac } from '@lumen/contracts/fortune/eastern'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { companionsApi } from '@/features/companion-data'

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

/** Creates a companion of the nature that a reading describes, and opens its chat. */
export function useMatchingCompanion() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const [createCompanion, { isLoading }] = companionsApi.useCreateCompanionMutation()
  const create = async ({
    basicInfo,
    personality,
    traditionalWisdom,
    relationships,
  }: EasternZodiac) => {
    const { mood, ...scores } = natures[basicInfo.element]
    const traits = personality.coreTraits.map((trait) =>
      [...trait].slice(0, chatLimits.trait).join(''),
    )
    const story = [
      t('eastern.companion.story', { animal: basicInfo.name, element: basicInfo.elementName }),
      personality.emotionalStyle,
      relationships.friendshipStyle,
      traditionalWisdom.ancientSaying,
    ]
    try {
      const { id } = await createCompanion({
        body: {
          name: t('eastern.companion.name', { animal: basicInfo.name }),
          mood,
          backstory: story
            .filter((part) => part !== '')
            .join('\n')
            .slice(0, chatLimits.backstory),
          personality: {
            ...scores,
            traits:
              traits.length > 0 ? traits.slice(0, 4) : [...defaultCompanion.personality.traits],
          },
        },
      }).unwrap()
      await navigate(`/chat/${id}`)
    } catch (error) {
      showError(error, t('companions.createFailed'))
    }
  }
  return { create: (zodiac: EasternZodiac) => void create(zodiac), busy: isLoading }
}
