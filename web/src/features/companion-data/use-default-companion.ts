import { defaultCompanion } from '@lumen/contracts/chat/limits'
import { useTranslation } from 'react-i18next'
import { useCreateCompanion } from './use-create-companion'

/** Creates the companion that needs no choices, named in the reader's language, and opens its chat. */
export function useCreateDefaultCompanion(onCreated?: () => void) {
  const { t } = useTranslation()
  const { create, busy } = useCreateCompanion(onCreated)
  const { mood, personality } = defaultCompanion
  return {
    create: () =>
      create({
        name: t('companions.default.name'),
        mood,
        personality: { ...personality, traits: [...personality.traits] },
      }),
    busy,
  }
}
