import type { MediaJob } from '@lumen/contracts/media/schema'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { failureText } from '@/features/media'

const isJobError = (failure: unknown): failure is NonNullable<MediaJob['error']> =>
  typeof failure === 'object' && failure !== null && 'code' in failure && 'message' in failure

/** What went wrong, as the server or the job named it. */
export const codeOf = (failure: unknown): string | undefined =>
  isJobError(failure) ? failure.code : errorCodeOf(failure)

/** Whether a wish was refused because whoever wrote it may be in danger. */
export const isCrisis = (failure: unknown): boolean =>
  isApiError(failure) &&
  failure.body?.code === 'prompt_refused' &&
  (failure.body.details?.some(({ path, message }) => path === 'reason' && message === 'crisis') ??
    false)

/** Whether the server said nothing a reader could use. */
const saysNothing = (failure: unknown) =>
  failure === null ||
  failure === undefined ||
  codeOf(failure) === 'internal' ||
  (isApiError(failure) && failure.body === null && typeof failure.status === 'number')

/** Words for a failure: the server’s where it has some, else `fallback`. */
export function useFailureText(): (failure: unknown, fallback: string) => string {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useCallback(
    (failure, fallback) => {
      if (saysNothing(failure)) return fallback
      return isJobError(failure) ? failureText(t, failure) : errorText(failure)
    },
    [t, errorText],
  )
}
