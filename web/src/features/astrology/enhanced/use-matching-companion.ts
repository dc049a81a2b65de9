import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { companionsApi } from '@/features/companion-data'
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
/** What the calls of companions take. */
const limits = { trait: 40, traits: 6, backstory: 4_000 } as const
const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim()

/** Creates the companion that a reading describes and opens its chat. */
export function useMatchingCompanion() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const [createCompanion, { isLoading }] = companionsApi.useCreateCompanionMutation()
  const create = useCallback(
    async ({ sign, aiCompanionInsights }: WesternAnalysis) => {
      const { idealCompanionTraits, interactionStyle, emotionalNeeds, supportStrategy } =
        aiCompanionInsights
      const { mood, ...scores } = tunings[signById(sign).element]
      const backstory = t('astrology.ai.backstory', {
        sign: t(`astrology.sign.${sign}`),
        style: interactionStyle,
        needs: emotionalNeeds.join(t('astrology.separator')),
        support: supportStrategy,
      })
      try {
        const companion = await createCompanion({
          body: {
            name: t(`astrology.ai.names.${sign}`),
            mood,
            backstory: cut(backstory, limits.backstory),
            personality: {
              ...scores,
              traits: idealCompanionTraits
                .slice(0, limits.traits)
                .map((trait) => cut(trait, limits.trait)),
            },
          },
        }).unwrap()
        await navigate(`/chat/${companion.id}`)
      } catch (error) {
        showError(error, t('companions.createFailed'))
      }
    },
    [createCompanion, navigate, showError, t],
  )
  return { create: (analysis: WesternAnalysis) => void create(analysis), busy: isLoading }
}
