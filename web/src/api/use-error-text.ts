import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/toast'
import { isApiError } from './error'
import { waitInWords } from './wait-in-words'

/**
 * Turns any failure into words of the reader's language: by the code of the error body, else the
 * server's own sentence, else a network or general text.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (error: unknown) => {
      if (!isApiError(error)) return t('errors.internal')
      if (error.body !== null) {
        const key = `errors.${error.body.code}`
        return i18n.exists(key)
          ? t(key, { wait: waitInWords(error.body.retryAfter) })
          : error.body.error
      }
      if (error.status === 'network') return t('errors.network')
      if (error.status === 'timeout') return t('errors.timeout')
      if (error.status === 429) return t('errors.rate_limited', { wait: waitInWords() })
      return typeof error.status === 'number' && error.status >= 502 && error.status <= 504
        ? t('errors.unavailable')
        : t('errors.internal')
    },
    [t, i18n],
  )
}

/** Shows a failure as a notice: `showError(error, t('session.logoutFailed.title'))`. */
export function useShowError(): (error: unknown, title?: string) => void {
  const textOf = useErrorText()
  return useCallback(
    (error: unknown, title?: string) => {
      if (title === undefined) notify.error(textOf(error))
      else notify.error(title, { description: textOf(error) })
    },
    [textOf],
  )
}
