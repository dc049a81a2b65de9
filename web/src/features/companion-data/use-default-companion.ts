import { defaultCompanion } from '@lumen/contracts/chat/limits'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { useCreateCompanionMutation } from './companions-api'

/** Creates the companion that needs no choices, named in the reader's language, and opens its chat. */
export function useCreateDefaultCompanion(onCreated?: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const [createCompanion, { isLoading }] = useCreateCompanionMutation()
  const create = useCallback(async () => {
    const { mood, personality } = defaultCompanion
    try {
      const companion = await createCompanion({
        body: {
          name: t('companions.default.name'),
          mood,
          personality: { ...personality, traits: [...personality.traits] },
        },
      }).unwrap()
      onCreated?.()
      await navigate(`/chat/${companion.id}`)
    } catch (error) {
      showError(error, t('companions.createFailed'))
    }
  }, [createCompanion, navigate, onCreated, showError, t])
  return { create: () => void create(), busy: isLoading }
}
