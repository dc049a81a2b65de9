import { isApiError } from '@/api/error'
import { waitInWords } from '@/api/wait-in-words'
import type { useSiteText } from './use-site-text'

/** A failed call in words of the reader’s language. @param t texts, with those of the app */
export function siteErrorText(t: ReturnType<typeof useSiteText>['t'], error: unknown): string {
  if (!isApiError(error)) return t('errors.internal')
  if (error.body !== null)
    return t(`errors.${error.body.code}`, { wait: waitInWords(error.body.retryAfter) })
  if (error.status === 'network' || error.status === 'timeout') return t(`errors.${error.status}`)
  return t(
    typeof error.status === 'number' && error.status >= 502
      ? 'errors.unavailable'
      : 'errors.internal',
  )
}
