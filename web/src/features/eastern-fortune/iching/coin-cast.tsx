import type { HexagramCast } from '@lumen/contracts/fortune/eastern'
import { ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { useMedia } from '@/ui/use-media'
import { Han } from '../terms/han'
import { HexagramDrawing } from './hexagram-drawing'

/** How long each of the six throws is seen. */
const throwMs = 900

/** Faces of three coins that make a line: heads count three, tails two. */
const facesOf = (line: number): readonly boolean[] => [0, 1, 2].map((coin) => coin < line - 6)

/**
 * A cast shown throw by throw, from the bottom line up, then the hexagram and what it turns into.
 * With reduced motion the result is there at once.
 */
export function CoinCast({
  cast,
  onDone,
}: {
  cast: HexagramCast
  /** The last line has fallen. */
  onDone: () => void
}) {
  const { t } = useTranslation()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [thrown, setThrown] = useState(still ? 6 : 0)
  const done = thrown >= 6
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (done) {
      tell()
      return
    }
    const timer = setTimeout(() => setThrown((count) => count + 1), throwMs)
    return () => clearTimeout(timer)
  }, [thrown, done])
  const { lines, hexagram, moving, resulting } = cast
  const line = lines[Math.min(thrown, 5)] ?? 7
  return (
    <div className="grid justify-items-center gap-4">
      {!done && (
        <>
          <div aria-hidden className="flex gap-3 pt-1">
            {facesOf(line).map((heads, coin) => (
              <Coin key={`${thrown}-${coin}`} heads={heads} delay={coin * 70} />
            ))}
          </div>
          <p role="status" className="text-small text-text-2">
            {t('eastern.iching.throw', { number: thrown + 1 })}
          </p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <figure className="grid w-36 justify-items-center gap-2">
          <HexagramDrawing
            lines={lines}
            shown={thrown}
            label={done ? hexagram.title : t('eastern.iching.casting')}
          />
          <figcaption className={cn('text-center', !done && 'invisible')}>
            <HexagramName {...hexagram} />
          </figcaption>
        </figure>
        {done && resulting !== null && (
          <>
            <ArrowRight aria-hidden className="size-6 text-violet-400" />
            <figure className="grid w-36 justify-items-center gap-2">
              <HexagramDrawing lines={lines} moved label={resulting.title} />
              <figcaption className="text-center">
                <HexagramName {...resulting} />
              </figcaption>
            </figure>
          </>
        )}
      </div>
      {done ? (
        <p className="text-center text-small text-text-2">
          {moving.length === 0
            ? t('eastern.iching.noMoving')
            : t('eastern.iching.moving', { lines: moving.join(', ') })}
        </p>
      ) : (
        <Button variant="ghost" size="small" onClick={() => setThrown(6)}>
          {t('eastern.iching.skip')}
        </Button>
      )}
    </div>
  )
}

function HexagramName({ number, name, title }: { number: number; name: string; title: string }) {
  const { t } = useTranslation()
  const which = t('eastern.iching.number', { number })
  return (
    <>
      <Han hidden={title !== name} className="text-h2 leading-tight">
        {name}
      </Han>
      <span className="block text-small text-text-2">
        {title === name ? which : `${which} · ${title}`}
      </span>
    </>
  )
}

/** A coin of the old kind: round as heaven, with the square of earth in it. */
const Coin = ({ heads, delay }: { heads: boolean; delay: number }) => (
  <svg
    viewBox="0 0 48 48"
    className="size-12 animate-[lift_400ms_var(--ease)_backwards]"
    style={{ animationDelay: `${delay}ms` }}
  >
    <circle cx="24" cy="24" r="22" fill="var(--earth-fill)" />
    <circle
      cx="24"
      cy="24"
      r="18.5"
      fill="none"
      stroke="#5b3a00"
      strokeOpacity=".55"
      strokeWidth="1.5"
    />
    <rect
      x="17.5"
      y="17.5"
      width="13"
      height="13"
      rx="1.5"
      fill="var(--surface)"
      stroke="#5b3a00"
      strokeOpacity=".6"
      strokeWidth="1.5"
    />
    {heads ? (
      <g stroke="#5b3a00" strokeWidth="2.2" strokeLinecap="round">
        <path d="M20 11h8M24 8.5v5M20 37h8M11 20v8M37 20v8M35 24h4" />
      </g>
    ) : (
      <g fill="#5b3a00" fillOpacity=".75">
        <circle cx="24" cy="11" r="1.8" />
        <circle cx="24" cy="37" r="1.8" />
        <circle cx="11" cy="24" r="1.8" />
        <circle cx="37" cy="24" r="1.8" />
      </g>
    )}
  </svg>
)
