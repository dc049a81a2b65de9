import { CircleAlert, CircleSlash, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRetryMediaJobMutation } from '@/features/media'
import { Button } from '@/ui/button'
import { bubbleShape } from '../bubble/bubble-frame'
import type { MediaProps } from './media-state'
import { useCreationFailure } from './use-creation-failure'

/** A picture or video that did not come: why, that it cost nothing, and the way to try again. */
export function FailedMedia({ media }: MediaProps) {
  const { t, i18n } = useTranslation()
  const tellFailure = useCreationFailure()
  const [retry, { isLoading, isSuccess }] = useRetryMediaJobMutation()
  const { jobId, status, errorCode } = media
  const kind = media.kind === 'video' ? 'video' : 'image'
  const cancelled = status === 'cancelled'
  const reasonKey = `errors.${errorCode}`
  const reason =
    !cancelled && errorCode !== null && errorCode !== 'internal' && i18n.exists(reasonKey)
      ? t(reasonKey, { seconds: 60 })
      : null
  const Icon = cancelled ? CircleSlash : CircleAlert

  const again = async () => {
    if (jobId === null) return
    try {
      await retry(jobId).unwrap()
    } catch (error) {
      tellFailure(kind, error)
    }
  }
  return (
    <div className={bubbleShape({ mine: false, tail: true })}>
      <p className="flex items-start gap-2">
        <Icon
          aria-hidden
          className={`mt-[.25em] size-4.5 shrink-0 ${cancelled ? 'text-text-3' : 'text-danger'}`}
        />
        <span>
          {t(`composer.media.${cancelled ? 'cancelled' : 'failed'}.${kind}`)}
          {reason !== null && <span className="block text-small text-text-2">{reason}</span>}
          <span className="block text-small text-text-2">{t('composer.media.nothingPaid')}</span>
        </span>
      </p>
      {jobId !== null && (
        <Button
          variant="link"
          size="inline"
          className="-ml-1.5 min-h-9 px-1.5 pointer-coarse:min-h-11"
          busy={isLoading}
          disabled={isSuccess}
          onClick={() => void again()}
        >
          <RotateCcw aria-hidden className="size-4" />
          {t('app.action.retry')}
        </Button>
      )}
    </div>
  )
}
