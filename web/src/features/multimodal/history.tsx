import { useTranslation } from 'react-i18next'
import type { MediaJob } from '@/features/media'
import { useWorkWords } from './work/use-work-words'
import { WorkTile } from './work/work-tile'

/** What was made since this session began; a press shows it above. */
export function History({
  works,
  shown,
  onShow,
}: {
  works: readonly MediaJob[]
  shown: string | null
  onShow: (job: MediaJob) => void
}) {
  const { t } = useTranslation()
  const { title } = useWorkWords()
  if (works.length === 0) return null
  return (
    <section aria-label={t('multimodal.history')} className="min-w-0">
      <h2 className="mb-2 text-small font-semibold text-text-2">{t('multimodal.history')}</h2>
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {works.map((job) => (
          <li key={job.id} className="shrink-0">
            <button
              type="button"
              aria-label={title(job)}
              aria-pressed={job.id === shown}
              className="relative block size-18 overflow-hidden rounded-2 border border-line transition-[border-color,box-shadow] duration-160 hover:border-ring aria-pressed:border-ring aria-pressed:ring-2 aria-pressed:ring-ring"
              onClick={() => onShow(job)}
            >
              <WorkTile job={job} small />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
