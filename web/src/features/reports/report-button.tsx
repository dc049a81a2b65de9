import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button'
import type { ReportTarget } from './report-dialog'

const ReportDialog = lazy(() => import('./report-dialog'))

/** Opens the window in which something is reported. `name`: what it is, where several stand side by side. */
export function ReportButton({
  target,
  name,
  className,
}: {
  target: ReportTarget
  name?: string
  className?: string
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const label = t('moderation.report.action')
  return (
    <>
      <IconButton
        label={name === undefined ? label : `${label} · ${name}`}
        size="small"
        className={className}
        onClick={() => setOpen(true)}
      >
        <Flag />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
