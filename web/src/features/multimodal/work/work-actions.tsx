import { Download, Expand, Trash2, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useObjectAddress, type MediaJob } from '@/features/media'
import { ReportButton } from '@/features/reports'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { IconButton } from '@/ui/icon-button'

export type WorkHandlers = {
  /** Puts its description and settings back into the form. */
  onReuse: (job: MediaJob) => void
  onDelete: (job: MediaJob) => void
  /** Shows it large; absent where it already is. */
  onOpen?: (job: MediaJob) => void
}

/** What can be done with something that was made. */
export function WorkActions({ job, onReuse, onDelete, onOpen }: { job: MediaJob } & WorkHandlers) {
  const { t } = useTranslation()
  const objectId = job.result?.metadata.objectId ?? null
  const address = useObjectAddress(objectId)
  const file = address({ download: true })
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {file !== undefined && (
        <Button asChild size="small">
          <a href={file} download>
            <Download aria-hidden className="size-4" />
            {t('multimodal.work.download')}
          </a>
        </Button>
      )}
      {job.work !== 'avatar' && (
        <Button variant="secondary" size="small" onClick={() => onReuse(job)}>
          <WandSparkles aria-hidden className="size-4" />
          {t('multimodal.work.reuse')}
        </Button>
      )}
      <span className="ml-auto flex">
        {onOpen !== undefined && job.result !== null && (
          <IconButton label={t('multimodal.work.open')} size="small" onClick={() => onOpen(job)}>
            <Expand />
          </IconButton>
        )}
        {job.kind === 'image' && objectId !== null && (
          <ReportButton target={{ kind: 'picture', targetId: objectId }} />
        )}
        <CopyButton text={job.prompt} label={t('multimodal.work.copy')} />
        <IconButton
          label={t('multimodal.work.delete')}
          size="small"
          variant="danger"
          onClick={() => onDelete(job)}
        >
          <Trash2 />
        </IconButton>
      </span>
    </div>
  )
}
