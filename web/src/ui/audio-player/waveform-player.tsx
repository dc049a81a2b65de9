import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button'
import { notify } from '../toast'
import { clock } from './clock'
import { readLoudness } from './loudness'
import { useAudioPlayback } from './use-audio-playback'

const steps = 72

/** Plays a spoken text; its waveform is the sound’s own, and can be moved along. */
export function WaveformPlayer({
  address,
  seconds,
  name,
}: {
  address: string
  seconds: number | null
  name: string
}) {
  const { t } = useTranslation()
  const { audioProps, playing, place, length, toggle, seek } = useAudioPlayback({
    seconds: seconds ?? 0,
  })
  const [levels, setLevels] = useState<readonly number[]>([])

  useEffect(() => {
    const stop = new AbortController()
    readLoudness(address, steps, stop.signal).then(setLevels, (error: unknown) => {
      // The line is plain then; it plays all the same.
      if (!stop.signal.aborted) console.warn('The waveform could not be drawn', error)
    })
    return () => stop.abort()
  }, [address])

  const play = () => {
    toggle().catch((error: unknown) => {
      console.warn('The sound could not be played', error)
      notify.error(t('multimodal.player.failed'))
    })
  }
  const share = length === 0 ? 0 : Math.min(1, place / length)
  return (
    <div className="flex w-full items-center gap-4">
      {/* What is said is shown as the prompt beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...audioProps} src={address} preload="metadata" />
      <IconButton
        variant="primary"
        label={t(playing ? 'multimodal.player.pause' : 'multimodal.player.play')}
        className="size-14 [&>svg]:size-6"
        onClick={play}
      >
        {playing ? <Pause /> : <Play className="translate-x-0.5" />}
      </IconButton>
      <div className="min-w-0 flex-1">
        <div className="relative h-16 rounded-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring">
          <div aria-hidden className="flex h-full items-center gap-[2px]">
            {Array.from({ length: steps }, (_, step) => (
              <span
                key={step}
                className={`flex-1 rounded-full transition-[height] duration-400 ease-out ${step / steps < share ? 'bg-violet-500' : 'bg-control/45'}`}
                style={{ height: `${Math.max(4, (levels[step] ?? 0) * 100)}%` }}
              />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={Math.max(0.1, length)}
            step={0.1}
            value={Math.min(place, length)}
            aria-label={name}
            aria-valuetext={`${clock(place)} / ${clock(length)}`}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            onChange={({ target }) => seek(Number(target.value))}
          />
        </div>
        <p aria-hidden className="flex justify-between text-xs text-text-2 tabular-nums">
          <span>{clock(place)}</span>
          <span>{clock(length)}</span>
        </p>
      </div>
    </div>
  )
}
