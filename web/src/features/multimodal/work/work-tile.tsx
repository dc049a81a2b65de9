import { AudioLines, Ban, CircleAlert, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOver, MediaImage, objectIdOf, useMediaJob, type MediaJob } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Spinner } from '@/ui/spinner'

/** A work in small: its picture, the words that are spoken, or how far it is. */
export function WorkTile({ job: held, small = false }: { job: MediaJob; small?: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const going = !isOver(held.status)
  const { job = held } = useMediaJob(going ? held.id : null)
  const { result } = job
  if (going)
    return (
      <span className="grid size-full place-items-center content-center gap-1 bg-soft p-2 text-center text-on-soft">
        <Spinner className={small ? 'size-6' : 'size-9'} />
        <span className="text-xs font-semibold tabular-nums">
          {small
            ? format.percent(job.progress / 100)
            : `${t(`media.stage.${job.stage ?? 'waiting'}`)} · ${format.percent(job.progress / 100)}`}
        </span>
      </span>
    )
  if (result === null) {
    const Icon = job.status === 'cancelled' ? Ban : CircleAlert
    return (
      <span className="grid size-full place-items-center content-center gap-1.5 bg-surface-2 p-2 text-center text-text-2">
        <Icon aria-hidden className="size-6" />
        <span className="text-xs font-semibold">{t(`media.status.${job.status}`)}</span>
      </span>
    )
  }
  if (job.kind === 'audio')
    return (
      <span
        className={cn(
          'flex size-full flex-col bg-soft text-on-soft',
          small ? 'items-center justify-center' : 'justify-between gap-2 p-4 text-start',
        )}
      >
        <AudioLines aria-hidden className="size-6 shrink-0" />
        {!small && <span className="line-clamp-3 text-small font-medium">{job.prompt}</span>}
      </span>
    )
  const { width, height, objectId } = result.metadata
  const pictureId = job.kind === 'image' ? objectId : objectIdOf(result.metadata.posterUrl ?? '')
  return (
    <>
      {pictureId !== null && (
        <MediaImage
          objectId={pictureId}
          alt=""
          width={width}
          height={height}
          thumb
          className="size-full"
        />
      )}
      {job.kind === 'video' && (
        <span
          className={cn(
            'absolute grid place-items-center rounded-full bg-black/55 text-white',
            small ? 'inset-0 m-auto size-7' : 'bottom-2.5 left-2.5 size-9',
          )}
        >
          <Play
            aria-hidden
            className={cn('translate-x-px fill-current', small ? 'size-3.5' : 'size-4')}
          />
        </span>
      )}
    </>
  )
}
