import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { waitInWords } from '@/api/wait-in-words'
import { notify } from '@/ui/toast'
import type { MediaJob, MediaKind } from './media-types'

/** Why a job failed, in the reader’s language: by its code, else as the server said it. */
export function failureText(t: TFunction, error: NonNullable<MediaJob['error']>): string {
  return t(`errors.${error.code}`, { defaultValue: error.message, wait: waitInWords() })
}

/**
 * Tells that something could not be made. What was refused for want of credits says so in a dialog
 * of its own (`tellQuota`), which opens by itself.
 */
export function useGenerationFailure(): (kind: MediaKind, failure: unknown) => void {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useCallback(
    (kind, failure) => {
      if (errorCodeOf(failure) === 'quota_exceeded') return
      notify.error(t(`media.failed.${kind}`), {
        description: isJobError(failure)
          ? failureText(t, failure)
          : failure === null
            ? t('media.failed.text')
            : errorText(failure),
      })
    },
    [t, errorText],
  )
}

const isJobError = (value: unknown): value is NonNullable<MediaJob['error']> =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value
