import { useTranslation } from 'react-i18next'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { Button } from './button'
import { cn } from './class-names'
import { Crystal } from './crystal'

/** Something could not be had: why, the number under which the server logged it, and another try. */
export function ErrorState({
  title,
  error,
  text,
  onRetry,
  busy = false,
  className,
}: {
  title: string
  /** What the call was refused with. */
  error: unknown
  /** Says more than the error can. */
  text?: string
  onRetry?: () => void
  busy?: boolean
  className?: string
}) {
  const { t } = useTranslation()
  const textOf = useErrorText()
  const requestId = isApiError(error) ? error.body?.requestId : undefined
  return (
    <div
      role="alert"
      className={cn(
        'm-auto grid max-w-sm grid-cols-[minmax(0,1fr)] justify-items-center gap-2 p-6 text-center',
        className,
      )}
    >
      <Crystal hue="uncut" seed="broken" facets={5} className="mb-2 h-20" />
      <h2 className="font-display text-h3 font-bold">{title}</h2>
      <p className="text-text-2">{text ?? textOf(error)}</p>
      {onRetry && (
        <Button className="mt-3" busy={busy} onClick={onRetry}>
          {t('app.action.retry')}
        </Button>
      )}
      {requestId !== undefined && (
        <p className="mt-2 text-xs break-all text-text-3">
          {t('ui.requestId')} <code className="select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
