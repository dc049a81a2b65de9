import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { moonPath } from './moon-path'

/** The Moon as it stands in the sky. */
export function MoonDisc({ elongation, className }: { elongation: number; className?: string }) {
  const id = useId()
  return (
    <svg viewBox="-1.25 -1.25 2.5 2.5" aria-hidden className={cn('shrink-0', className)}>
      <defs>
        <radialGradient id={id} cx="38%" cy="34%" r="80%">
          <stop offset="0" stopColor="#fffdf5" />
          <stop offset=".7" stopColor="#e9dfc6" />
          <stop offset="1" stopColor="#c9bb99" />
        </radialGradient>
      </defs>
      <circle r={1.18} className="fill-violet-300 opacity-15 dark:fill-violet-500" />
      <circle r={1} fill="#34314a" />
      <path d={moonPath(elongation)} fill={`url(#${id})`} />
      <g fill="#8a7d5f" opacity={0.16}>
        <circle cx={-0.3} cy={-0.25} r={0.22} />
        <circle cx={0.28} cy={0.1} r={0.16} />
        <circle cx={-0.1} cy={0.45} r={0.13} />
        <circle cx={0.42} cy={-0.4} r={0.09} />
      </g>
    </svg>
  )
}

/** Phase of the Moon with its name and how much of it is lit. */
export function MoonPhaseLine({ phase }: { phase: NatalChart['moonPhase'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className="flex items-center gap-4">
      <MoonDisc elongation={phase.elongation} className="size-16" />
      <div>
        <p className="font-semibold">{t(`astrology.moonPhase.${phase.name}`)}</p>
        <p className="text-small text-text-3">
          {t('astrology.moon.lit', { share: format.percent(phase.lit) })}
        </p>
      </div>
    </div>
  )
}
