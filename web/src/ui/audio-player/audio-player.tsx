import { CircleAlert, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../class-names'
import { clock } from './clock'
import { useAudioPlayback } from './use-audio-playback'

const speeds = [1, 1.5, 2] as const

/** A thin line in the colour of the text, filled up to the place, with a dot on it. */
const rangeLook =
  'appearance-none bg-transparent cursor-pointer [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,currentColor_var(--place),color-mix(in_oklab,currentColor_32%,transparent)_var(--place))] [&::-webkit-slider-thumb]:-mt-[5px] [&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-current [&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-current/30 [&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-current [&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-current'

/**
 * Plays a sound: button, place, time and speed, in the colours of what it stands in. Only one plays
 * at a time. @param seconds how long it is: recordings of browsers do not say so themselves
 */
export function AudioPlayer({
  source,
  seconds,
  label,
  className,
}: {
  /** Undefined while the address is not known. */
  source: string | undefined
  seconds: number
  /** What is heard, for screen readers. */
  label: string
  className?: string
}) {
  const { t, i18n } = useTranslation()
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1)
  const { audioProps, playing, place, length, failed, toggle, seek } = useAudioPlayback({
    seconds,
    rate: speed,
  })
  const end = Math.max(length, place, 0.1)
  const play = () => {
    toggle().catch((error: unknown) => console.warn('A recording could not be played', error))
  }
  const speedText = `${speed.toLocaleString(i18n.language)}×`

  return (
    <div role="group" aria-label={label} className={cn('grid w-full', className)}>
      <div className="flex items-center gap-2.5">
        {/* Words stand below a recording where anybody knows them. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio {...audioProps} src={source} preload="none" />
        <button
          type="button"
          aria-label={t(playing ? 'composer.player.pause' : 'composer.player.play')}
          disabled={source === undefined}
          className="grid size-10 shrink-0 place-items-center rounded-full bg-current/15 transition-colors duration-160 hover:bg-current/25 pointer-coarse:size-11 [&>svg]:size-4.5"
          onClick={play}
        >
          {playing ? (
            <Pause className="fill-current" />
          ) : (
            <Play className="translate-x-px fill-current" />
          )}
        </button>
        <input
          type="range"
          min={0}
          max={end}
          step={0.1}
          value={Math.min(place, end)}
          aria-label={t('composer.player.place')}
          aria-valuetext={`${clock(place)} / ${clock(length)}`}
          className={cn('h-11 min-w-16 flex-1', rangeLook)}
          style={{ '--place': `${(Math.min(place, end) / end) * 100}%` } as object}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <span className="min-w-8 shrink-0 text-right text-small tabular-nums">
          {clock(playing || place > 0 ? place : length)}
        </span>
        <button
          type="button"
          aria-label={t('composer.player.speed', { speed: speedText })}
          className="min-h-8 min-w-10 shrink-0 rounded-full bg-current/15 px-2 text-xs font-semibold tabular-nums transition-colors duration-160 hover:bg-current/25 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
        >
          {speedText}
        </button>
      </div>
      {failed && (
        <p role="alert" className="flex items-center gap-1.5 pt-1 text-small">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {t('composer.player.failed')}
        </p>
      )}
    </div>
  )
}
