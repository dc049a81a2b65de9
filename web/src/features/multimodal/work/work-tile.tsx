import { AudioLines, Ban, CircleAlert, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOver, MediaImage, objectIdOf, useMediaJob, type MediaJob } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Spinner } from '@/ui/spinner'
import { useWorkWords } from './use-work-words'

/** A work in small: its picture, the words that are spoken, or how far it is. */
export function WorkTile({ job: held, small = false }: { job: MediaJob; small?: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { look } = useWorkWords()
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
    return small ? (
      <span className="grid size-full place-items-center bg-soft text-on-soft">
        <AudioLines aria-hidden className="size-6" />
      </span>
    ) : (
      <span className="flex size-full flex-col justify-between gap-2 p-4 text-start ground">
        <span className="flex items-center gap-2 text-small text-text-2">
          <AudioLines aria-hidden className="size-6 shrink-0 text-link" />
          <span className="min-w-0 truncate">{look(job)}</span>
        </span>
        <span className="line-clamp-3 font-medium text-pretty text-text">{job.prompt}</span>
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
          className="absolute inset-0 h-full!"
        />
      )}
      {job.kind === 'video' && (
        <span
          className={cn(
            'absolute grid place-items-center rounded-full bg-black/60 text-white ring-1 ring-white/45',
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
