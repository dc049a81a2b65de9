import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { useTranslation } from 'react-i18next'
import { Crystal } from '@/ui/crystal'
import { hues, type Hue } from '@/ui/hue'
import { cn } from '@/ui/class-names'
import './mood-crystal.css'
import { warmthOf, type Warmth } from './readings'

/** Sparks that can be told apart. */
const mostSparks = 28
const center = { x: 200, y: 160 }
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

const sparkFills: Record<Warmth, string> = {
  warm: 'var(--earth-fill)',
  calm: 'var(--violet-400)',
  profound: 'var(--water-fill)',
}

/** Where a spark stands: the newest farthest out, each at the golden angle from the one before. */
function placeOf(index: number, count: number) {
  const angle = -0.6 + index * goldenAngle
  const distance = 1 - (index / Math.max(1, count)) * 0.45
  return {
    x: center.x + Math.cos(angle) * 178 * distance,
    y: center.y + Math.sin(angle) * 138 * distance,
  }
}

/** Two decimals are finer than any screen. */
const short = (value: number) => Math.round(value * 100) / 100

/**
 * The mood as light that condenses: each spark is one of the newest memories (its size by
 * importance, its colour by feeling), the crystal in their middle has the hue of the mood.
 */
export function MoodCrystal({
  hue,
  memories,
  className,
}: {
  hue: Hue
  /** Newest first. */
  memories: readonly ChatMemory[]
  className?: string
}) {
  const { t } = useTranslation()
  const sparks = memories.slice(0, mostSparks)
  const count = (warmth: Warmth) =>
    sparks.filter(({ emotionalWeight }) => warmthOf(emotionalWeight) === warmth).length
  return (
    <div
      role="img"
      aria-label={t('dashboard.crystal', {
        total: sparks.length,
        warm: count('warm'),
        calm: count('calm'),
        profound: count('profound'),
      })}
      className={cn('relative grid place-items-center', className)}
    >
      <svg
        viewBox="0 0 400 320"
        aria-hidden
        className="absolute inset-0 size-full overflow-visible"
      >
        <defs>
          <radialGradient id="mood-glow">
            <stop offset="0" stopColor={hues[hue][5]} stopOpacity=".42" />
            <stop offset=".5" stopColor={hues[hue][5]} stopOpacity=".12" />
            <stop offset="1" stopColor={hues[hue][5]} stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx={center.x} cy={center.y} rx="200" ry="170" fill="url(#mood-glow)" />
        {[178, 138, 98].map((rx) => (
          <ellipse
            key={rx}
            cx={center.x}
            cy={center.y}
            rx={rx}
            ry={rx * 0.775}
            fill="none"
            stroke={hues[hue][4]}
            strokeOpacity=".16"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
        ))}
        {sparks.map(({ id, importance, emotionalWeight }, index) => (
          <Spark
            key={id}
            place={placeOf(index, sparks.length)}
            size={3.5 + importance * 5.5}
            warmth={warmthOf(emotionalWeight)}
            delay={index * 30}
          />
        ))}
      </svg>
      <div className="relative animate-[crystallize_1.1s_var(--ease)_backwards]">
        <Crystal
          hue={hue}
          seed="mood"
          facets={9}
          cut="brilliant"
          glow={hue !== 'uncut'}
          alive={hue !== 'uncut'}
          className="h-44 drop-shadow-[0_12px_18px_rgb(28_15_58/.16)] max-sm:h-36"
        />
      </div>
    </div>
  )
}

function Spark({
  place: { x, y },
  size,
  warmth,
  delay,
}: {
  place: { x: number; y: number }
  size: number
  warmth: Warmth
  delay: number
}) {
  const fill = sparkFills[warmth]
  const [dx, dy] = [x - center.x, y - center.y]
  // The trail points at the crystal, which takes the light in.
  const end = { x: x - dx * 0.34, y: y - dy * 0.34 }
  return (
    <g
      style={{
        ['--from-x' as string]: `${short(dx * 0.7)}px`,
        ['--from-y' as string]: `${short(dy * 0.7)}px`,
        animation: `condense 900ms ${delay}ms var(--ease) backwards`,
      }}
    >
      <line
        x1={short(x)}
        y1={short(y)}
        x2={short(end.x)}
        y2={short(end.y)}
        stroke={fill}
        strokeOpacity=".3"
        strokeWidth="1"
        strokeLinecap="round"
      />
      <path
        d={`M${short(x)} ${short(y - size)}L${short(x + size * 0.72)} ${short(y)}L${short(x)} ${short(y + size)}L${short(x - size * 0.72)} ${short(y)}Z`}
        fill={fill}
      />
      <path
        d={`M${short(x)} ${short(y - size)}L${short(x + size * 0.72)} ${short(y)}L${short(x)} ${short(y)}Z`}
        fill="#fff"
        opacity=".45"
      />
    </g>
  )
}
