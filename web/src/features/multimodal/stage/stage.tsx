import { useTranslation } from 'react-i18next'
import { isOver, type MediaJob, type MediaKind } from '@/features/media'
import type { Example } from '../examples'
import { WorkActions, type WorkHandlers } from '../work/work-actions'
import { WorkFacts } from '../work/work-facts'
import { WorkPicture } from '../work/work-picture'
import { WorkProgress } from './work-progress'
import { FailedWork } from './failed-work'
import { EmptyStage } from './empty-stage'

/** The large place beside the form: what is being made, what was made, or what could be. */
export function Stage({
  kind,
  job,
  asking,
  busy,
  onExample,
  ...handlers
}: {
  kind: MediaKind
  job: MediaJob | null
  /** It was asked for and is not known yet. */
  asking: boolean
  busy: boolean
  onExample: (example: Example) => void
} & WorkHandlers) {
  const { t } = useTranslation()
  const { onOpen } = handlers
  if (asking || (job !== null && !isOver(job.status)))
    return <WorkProgress kind={kind} job={asking ? null : job} />
  if (job === null) return <EmptyStage kind={kind} onUse={onExample} />
  if (job.result === null) return <FailedWork job={job} busy={busy} />
  const picture = <WorkPicture job={job} eager />
  return (
    <article
      aria-label={t('multimodal.result')}
      className="overflow-hidden rounded-4 border border-line bg-surface shadow-2"
    >
      {job.kind === 'image' && onOpen !== undefined ? (
        <button
          type="button"
          aria-label={t('multimodal.work.open')}
          className="block w-full cursor-zoom-in -outline-offset-2 [&_img]:max-h-[72vh]"
          onClick={() => onOpen(job)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="grid gap-3 p-4 md:p-5">
        {job.kind !== 'audio' && <p className="line-clamp-3 text-pretty">{job.prompt}</p>}
        <WorkFacts job={job} />
        <WorkActions job={job} {...handlers} />
      </div>
    </article>
  )
}
