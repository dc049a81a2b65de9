import type { ModelDownload } from '@lumen/contracts/models/own-models'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Meter } from '@/ui/meter'
import { useFaultText } from '../fault-text'
import {
  useCancelModelMutation,
  usePauseModelMutation,
  useResumeModelMutation,
} from '../models-api'
import { useCommand } from './use-command'

/** A model on its way: how far, how fast, how long yet; stop, go on, give up. */
export function DownloadRow({ download, busy }: { download: ModelDownload; busy: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const faultText = useFaultText()
  const run = useCommand()
  const [pause, pausing] = usePauseModelMutation()
  const [resume, resuming] = useResumeModelMutation()
  const [cancel, cancelling] = useCancelModelMutation()
  const { name, title, state, receivedBytes, totalBytes, bytesPerSecond, fault } = download
  const params = { params: { name } }
  const waits = state === 'paused' || state === 'failed'
  const speed =
    state !== 'fetching' || bytesPerSecond === 0 || totalBytes === null
      ? null
      : t('models.download.speed', {
          speed: format.bytes(bytesPerSecond),
          minutes: format.minutes((totalBytes - receivedBytes) / bytesPerSecond / 60),
        })
  return (
    <li className="grid gap-3 rounded-3 border border-line p-4">
      <Meter
        label={title}
        value={receivedBytes}
        max={totalBytes ?? Math.max(receivedBytes, 1) * 2}
        tone={state === 'failed' ? 'danger' : waits ? 'warn' : 'violet'}
        text={
          totalBytes === null
            ? format.bytes(receivedBytes)
            : t('models.download.of', {
                received: format.bytes(receivedBytes),
                total: format.bytes(totalBytes),
                percent: format.percent(totalBytes === 0 ? 0 : receivedBytes / totalBytes),
              })
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 text-small text-text-2">
          <span role="status">{t(`models.download.${state}`)}</span>
          {speed !== null && <span className="tabular-nums"> · {speed}</span>}
        </p>
        <span className="flex flex-wrap gap-2">
          {waits ? (
            <Button
              variant="soft"
              size="small"
              disabled={busy}
              busy={resuming.isLoading}
              onClick={() => run(resume(params))}
            >
              {t('models.download.resume')}
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="small"
              busy={pausing.isLoading}
              onClick={() => run(pause(params))}
            >
              {t('models.download.pause')}
            </Button>
          )}
          <Button
            variant="dangerSecondary"
            size="small"
            busy={cancelling.isLoading}
            onClick={() => run(cancel(params))}
          >
            {t('models.download.cancel')}
          </Button>
        </span>
      </div>
      {fault !== null && <Alert text={faultText(fault)} />}
    </li>
  )
}
