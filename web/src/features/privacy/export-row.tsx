import type { DataExport } from '@lumen/contracts/auth/privacy'
import { Download, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Meter } from '@/ui/meter'
import { useRemoveExportMutation } from './privacy-api'

const mega = 1_000_000

/** One copy: how far it is, where it can be downloaded and until when, or why there is none. */
export function ExportRow({ entry }: { entry: DataExport }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [remove, { isLoading }] = useRemoveExportMutation()
  const { id, status, progress, createdAt, expiresAt, bytes, url, error } = entry
  const made = status === 'ready'
  const pending = status === 'queued' || status === 'running'
  const name = t(`privacy.export.${entry.format}.title`)
  const drop = async () => {
    try {
      await remove({ params: { exportId: id } }).unwrap()
    } catch (failure) {
      showError(failure, t('privacy.export.removeFailed'))
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-medium">{name}</h3>
        <p className="text-small text-text-3">{format.dateTime(createdAt)}</p>
        {pending && (
          <Meter
            className="mt-2"
            label={t('privacy.export.making')}
            value={progress}
            text={format.percent(progress / 100)}
          />
        )}
        {made && expiresAt !== null && (
          <p className="text-small text-text-3">
            {bytes !== null && `${sizeOf(bytes)} · `}
            {t('privacy.export.until', { date: format.date(expiresAt) })}
          </p>
        )}
        {error !== null && (
          <p className="text-small text-danger">{t(`privacy.export.error.${error}`)}</p>
        )}
      </div>
      <div className="flex items-center gap-1">
        {made && url !== null && (
          <Button asChild size="small">
            <a href={url} download={entry.fileName ?? undefined}>
              <Download aria-hidden className="size-4" />
              {t('privacy.export.download')}
            </a>
          </Button>
        )}
        <IconButton
          label={t(pending ? 'privacy.export.cancel' : 'privacy.export.remove', { name })}
          busy={isLoading}
          onClick={() => void drop()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )

  function sizeOf(count: number): string {
    return count < mega
      ? `${format.number(Math.max(1, Math.round(count / 1_000)))} kB`
      : `${format.number(Math.round(count / (mega / 10)) / 10)} MB`
  }
}
