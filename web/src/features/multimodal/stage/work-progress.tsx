import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { useFormat } from '@/i18n/format'
import { notify } from '@/ui/toast'
import { useErrorText } from '@/api/use-error-text'
import {
  Remaining,
  useCancelMediaJobMutation,
  useMediaJob,
  type MediaJob,
  type MediaKind,
} from '@/features/media'
import { shapeOf } from '../kinds'

/** Something is being made: what is done just now, how far it is, and how to stop it. */
export function WorkProgress({ kind, job }: { kind: MediaKind; job: MediaJob | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const { job: followed, lost, refetch } = useMediaJob(job?.id ?? null)
  const [cancel, { isLoading: cancelling }] = useCancelMediaJobMutation()
  const { progress, stage } = followed ?? job ?? { progress: 0, stage: null }
  const { width, height } = shapeOf({ kind, result: null })
  const doing = t(`media.stage.${stage ?? 'waiting'}`)
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className="relative mx-auto grid max-h-[70vh] min-h-80 w-full place-items-center overflow-hidden rounded-4 border border-line ground"
    >
      <div className="grid w-full max-w-xs justify-items-center gap-3 p-6 text-center md:gap-4">
        <Crystal
          hue="violet"
          seed={job?.id ?? 'asking'}
          facets={7}
          className="h-18 md:h-24 motion-safe:animate-[hover-slowly_4s_ease-in-out_infinite]"
        />
        <p role="status" className="font-display text-h3 font-bold">
          {doing}
        </p>
        <div
          role="progressbar"
          aria-label={t(`multimodal.making.${kind}`)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          aria-valuetext={`${doing} ${format.percent(progress / 100)}`}
          className="h-2 w-full overflow-hidden rounded-full bg-surface-3"
        >
          <div
            className="h-full rounded-full bg-violet-500 transition-[width] duration-400 ease-out forced-colors:bg-[Highlight]"
            style={{ width: `${Math.max(4, progress)}%` }}
          />
        </div>
        <p
          aria-hidden
          className="-mt-1 flex flex-wrap justify-center gap-x-2 text-small font-semibold text-text-2 tabular-nums md:-mt-2"
        >
          <span>{format.percent(progress / 100)}</span>
          {!lost && <Remaining job={followed ?? job} />}
        </p>
        {lost ? (
          <>
            <p className="text-small text-text-2">{t('multimodal.making.lost')}</p>
            <Button variant="secondary" size="small" onClick={refetch}>
              {t('multimodal.making.look')}
            </Button>
          </>
        ) : (
          <p className="text-small text-text-2">{t('multimodal.making.leave')}</p>
        )}
        {job !== null && (
          <Button
            variant="ghost"
            size="small"
            busy={cancelling}
            onClick={() => {
              cancel(job.id)
                .unwrap()
                .catch((error: unknown) => notify.error(errorText(error)))
            }}
          >
            <X aria-hidden className="size-4" />
            {t('multimodal.making.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
