import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { MediaJob } from '@lumen/contracts/media/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Remaining, useCancelMediaJobMutation } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { ratioOf } from './media-state'

/** A picture or video that is being made: how far, by which step, and the way to call it off. */
export function GenerationProgress({
  media,
  job,
  lost,
  onAsk,
}: {
  media: MessageMedia
  job: MediaJob | undefined
  /** Nobody has told anything for long. */
  lost: boolean
  onAsk: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [cancel, { isLoading, isSuccess }] = useCancelMediaJobMutation()
  const { jobId, kind } = media
  const percent = job?.progress ?? 0
  const stage = t(`media.stage.${job?.stage ?? 'waiting'}`)
  const percentText = format.percent(percent / 100)

  const stop = async () => {
    if (jobId === null) return
    try {
      await cancel(jobId).unwrap()
    } catch (error) {
      showError(error, t('composer.media.notCancelled'))
    }
  }
  return (
    <div
      style={{ aspectRatio: ratioOf(media) }}
      className="grid w-[min(22rem,74vw)] place-items-center rounded-4 border border-line bg-surface-2 bg-[radial-gradient(16rem_12rem_at_50%_40%,var(--glow-1),transparent_75%)] p-4 text-center"
    >
      <div className="grid w-full max-w-56 justify-items-center gap-2.5">
        <Spinner className="size-10 text-violet-500" />
        <p className="text-small text-text-2">
          {lost ? t('composer.media.lost') : stage}
          {!lost && (
            <span className="ml-2 font-semibold text-text tabular-nums">{percentText}</span>
          )}
        </p>
        <div
          role="progressbar"
          aria-label={t(`composer.media.making.${kind === 'video' ? 'video' : 'image'}`)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${stage} ${percentText}`}
          className="h-1.5 w-full overflow-hidden rounded-full bg-surface-3"
        >
          <div
            className="h-full rounded-full bg-violet-500 transition-[width] duration-400 ease-out forced-colors:bg-[Highlight]"
            style={{ width: `${percent}%` }}
          />
        </div>
        {!lost && (
          <p aria-hidden className="text-small text-text-2 tabular-nums empty:hidden">
            <Remaining job={job} />
          </p>
        )}
        {lost ? (
          <Button variant="ghost" size="small" onClick={onAsk}>
            {t('app.action.retry')}
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            busy={isLoading}
            disabled={jobId === null || isSuccess}
            onClick={() => void stop()}
          >
            {t('composer.media.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
