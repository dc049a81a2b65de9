import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  failureText,
  useGenerationFailure,
  useRetryMediaJobMutation,
  type MediaJob,
} from '@/features/media'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'

/** It failed or was cancelled: why, that it cost nothing, and another try. */
export function FailedWork({ job, busy }: { job: MediaJob; busy: boolean }) {
  const { t } = useTranslation()
  const tellFailure = useGenerationFailure()
  const [retry, { isLoading }] = useRetryMediaJobMutation()
  const cancelled = job.status === 'cancelled'
  return (
    <div className="grid min-h-80 w-full place-items-center rounded-4 border border-dashed border-control/60 p-6">
      <div className="grid max-w-sm justify-items-center gap-2 text-center">
        <Crystal hue="uncut" seed="broken" facets={5} className="mb-2 h-20" />
        <h3 className="font-display text-h3 font-bold">
          {t(cancelled ? 'media.status.cancelled' : `media.failed.${job.kind}`)}
        </h3>
        <p className="text-text-2">
          {cancelled || job.error === null ? t('media.receipt.free') : failureText(t, job.error)}
        </p>
        <Button
          className="mt-3"
          busy={isLoading}
          disabled={busy}
          onClick={() => {
            retry(job.id)
              .unwrap()
              .catch((error: unknown) => tellFailure(job.kind, error))
          }}
        >
          <RotateCcw aria-hidden className="size-4.5" />
          {t('multimodal.work.retry')}
        </Button>
      </div>
    </div>
  )
}
