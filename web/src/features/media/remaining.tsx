import { useTranslation } from 'react-i18next'
import type { MediaJob } from './media-types'
import { useRemaining } from './use-remaining'

/** How long what is being made may still take, in words; nothing while too little is known. */
export function Remaining({ job }: { job: MediaJob | null | undefined }) {
  const { t } = useTranslation()
  const left = useRemaining(job?.createdAt, job?.progress ?? 0)
  return left === null ? null : <span>{t('media.left', { count: left })}</span>
}
