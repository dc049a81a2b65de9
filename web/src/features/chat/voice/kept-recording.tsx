import { CircleAlert, RotateCcw, Send, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { AudioPlayer } from '@/ui/audio-player/audio-player'
import type { Kept } from './voice-recordings'

/** A recording that was not sent: listened to, sent after all, or let go. */
export function KeptRecording({
  kept,
  onRetry,
  onNote,
  onDiscard,
}: {
  kept: Kept
  onRetry: () => void
  onNote: () => void
  onDiscard: () => void
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { recording, reason, error, stored } = kept
  const source = useBlobAddress(recording.blob)
  return (
    <div className="grid gap-2 p-1.5 md:p-2">
      <p role="alert" className="flex items-start gap-2 text-small text-text-2">
        <CircleAlert
          aria-hidden
          className={`mt-[.2em] size-4 shrink-0 ${reason === 'aside' ? '' : 'text-danger'}`}
        />
        <span>
          {t(`composer.voice.kept.${reason}`)}
          {error !== null && ` ${errorText(error)}`}
        </span>
      </p>
      <div className="rounded-4 bg-surface-3 px-2.5 py-1 dark:bg-surface-2">
        <AudioPlayer source={source} seconds={recording.seconds} label={t('composer.voice.own')} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="small" onClick={onDiscard}>
          <Trash2 aria-hidden className="size-4" />
          {t('composer.voice.discard')}
        </Button>
        {stored !== null && (
          <Button variant={reason === 'empty' ? 'primary' : 'soft'} size="small" onClick={onNote}>
            <Send aria-hidden className="size-4" />
            {t('composer.voice.asNote')}
          </Button>
        )}
        {reason !== 'note' && reason !== 'empty' && (
          <Button size="small" onClick={onRetry}>
            {reason === 'upload' ? (
              <RotateCcw aria-hidden className="size-4" />
            ) : (
              <Send aria-hidden className="size-4" />
            )}
            {t(reason === 'upload' ? 'app.action.retry' : 'chat.send')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** An address for what this page holds, as long as it is shown. */
function useBlobAddress(blob: Blob): string {
  const [address] = useState(() => URL.createObjectURL(blob))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
