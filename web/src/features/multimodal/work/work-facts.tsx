import { useTranslation } from 'react-i18next'
import { Receipt, type MediaJob } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { useWorkWords } from './use-work-words'

/** How something was made in a line: who made it, its look or voice, and what it cost. */
export function WorkFacts({ job }: { job: MediaJob }) {
  const { t } = useTranslation()
  const { look } = useWorkWords()
  const format = useFormat()
  const seconds = job.result?.metadata.seconds ?? null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-text-2">
      {job.result !== null && (
        <Badge tone="soft">
          {t(job.result.metadata.local ? 'media.byProgram' : 'media.label')}
        </Badge>
      )}
      {look(job) !== null && <span>{look(job)}</span>}
      {seconds !== null && (
        <span className="tabular-nums">
          {t('multimodal.duration.value', { seconds: format.number(Math.round(seconds)) })}
        </span>
      )}
      {job.credits !== null && <Receipt credits={job.credits} />}
      <span>{format.relative(job.createdAt)}</span>
    </p>
  )
}
