import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { notify } from '@/ui/toast'

/** Codes that say no more than that it did not work. */
const vague: readonly unknown[] = ['internal', 'generation_failed', 'provider_failed']

/**
 * Tells in a talk that a picture or video could not be made. What was refused for want of credits
 * says so in a dialog of its own.
 */
export function useCreationFailure(): (kind: 'image' | 'video', error: unknown) => void {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useCallback(
    (kind, error) => {
      const code = errorCodeOf(error)
      if (code === 'quota_exceeded') return
      notify.error(t('composer.creation.failed.title'), {
        description: vague.includes(code)
          ? t(`composer.creation.failed.${kind}`)
          : errorText(error),
      })
    },
    [t, errorText],
  )
}
