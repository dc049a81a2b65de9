import { mediaLimits } from '@lumen/contracts/media/limits'
import { ArrowUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { clock } from '@/ui/audio-player/clock'
import type { Recorder } from './recorder'
import { Waveform } from './waveform'

const tickMs = 250
/** So many seconds before the end, it is said that the end is near. */
const warnedSeconds = 30

/** What is being recorded: how loud, how long, and the two ways out. */
export function RecordingPanel({
  recorder,
  heard,
  onCancel,
  onStop,
}: {
  recorder: Recorder
  /** What the browser has heard so far. */
  heard: string
  onCancel: () => void
  onStop: () => void
}) {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(0)
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; this one ends what it began.
    send.current?.focus()
  }, [])
  useEffect(() => {
    const timer = setInterval(() => setSeconds(recorder.elapsed()), tickMs)
    return () => clearInterval(timer)
  }, [recorder])
  const left = mediaLimits.recordingSeconds - seconds
  const near = left <= warnedSeconds
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2.5">
        <IconButton label={t('composer.voice.cancel')} onClick={onCancel}>
          <X />
        </IconButton>
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-2.5 shrink-0 animate-pulse rounded-full bg-fire-fill" />
          <span role="status" className="sr-only">
            {t('composer.voice.recording')}
          </span>
          <span
            role="timer"
            aria-label={t('composer.voice.time')}
            className={cn('tabular-nums', near ? 'font-semibold text-danger' : 'text-text')}
          >
            {clock(seconds)}
          </span>
        </span>
        {recorder.analyser === null ? (
          <span className="flex-1" />
        ) : (
          <Waveform analyser={recorder.analyser} />
        )}
        <IconButton ref={send} label={t('composer.voice.stop')} variant="primary" onClick={onStop}>
          <ArrowUp strokeWidth={2.5} />
        </IconButton>
      </div>
      <p role="status" className="px-3 pb-1 text-small text-danger empty:hidden">
        {near && t('composer.voice.nearEnd', { seconds: warnedSeconds })}
      </p>
      {heard !== '' && (
        <p className="line-clamp-2 px-3 pb-1.5 text-small text-text-2">
          {t('composer.voice.heard', { text: heard })}
        </p>
      )}
    </div>
  )
}
