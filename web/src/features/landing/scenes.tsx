import type { ReactNode } from 'react'
import { paintingSize, paintingUrl } from '@/site/pictures'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'
import { LumiFace } from './lumi-face'
import { StarWheel } from './star-wheel'

/** The sentence of a scene; several parts are divided by bars. */
const useLine = (id: string): string[] => {
  const { t } = useSiteText()
  return t(`landing.features.${id}.line`).split('|')
}

const Caption = ({ children }: { children: ReactNode }) => (
  <p className="max-w-100 text-center font-semibold text-balance text-white md:text-lg">
    {children}
  </p>
)

const bubble = 'w-fit max-w-[82%] rounded-4 px-4 py-2.5 text-pretty shadow-2'

function CompanionScene() {
  const { t } = useSiteText()
  const [line] = useLine('companion')
  return (
    <div className="grid w-full max-w-100 gap-3">
      <p className={cn(bubble, 'justify-self-end rounded-br-[4px] bg-violet-600')}>
        {t('landing.said')}
      </p>
      <LumiFace className="-mb-1 size-18" />
      <p className={cn(bubble, 'rounded-bl-[4px] bg-white text-[#1e1c28]')}>
        {t('landing.remembered')}
      </p>
      <p className="flex w-fit items-center gap-1.5 rounded-full bg-white/12 px-3 py-1 text-small text-violet-100">
        <Crystal seed="kept" hue="teal" facets={6} className="h-4" />
        {t('landing.recalled')}
      </p>
      <p className={cn(bubble, 'rounded-bl-[4px] bg-white text-[#1e1c28]')}>{line}</p>
    </div>
  )
}

const stones: readonly { hue: Hue; facets: number; size: string }[] = [
  { hue: 'teal', facets: 9, size: 'h-44' },
  { hue: 'water', facets: 6, size: 'h-24' },
  { hue: 'earth', facets: 7, size: 'h-28' },
]

function MemoryScene() {
  const lines = useLine('memory')
  return (
    <div className="flex w-full max-w-112 flex-wrap items-end justify-center gap-x-6 gap-y-4">
      {stones.map(({ hue, facets, size }, index) => (
        <div key={hue} className="grid max-w-34 justify-items-center gap-3">
          <Crystal seed={`scene-${hue}`} hue={hue} facets={facets} glow className={size} />
          <span className="rounded-full bg-white/12 px-3 py-1 text-center text-small text-balance text-violet-100">
            {lines[index]}
          </span>
        </div>
      ))}
    </div>
  )
}

function WesternScene() {
  const [line] = useLine('western')
  return (
    <div className="grid justify-items-center gap-5">
      <StarWheel className="h-60" />
      <Caption>{line}</Caption>
    </div>
  )
}

/** A chart of four pillars: stem above branch, each in the colour of its element. */
const pillars = [
  ['甲', 'var(--wood-fill)', '子', 'var(--water-fill)'],
  ['丙', 'var(--fire-fill)', '寅', 'var(--wood-fill)'],
  ['癸', 'var(--water-fill)', '卯', 'var(--wood-fill)'],
  ['戊', 'var(--earth-fill)', '申', 'var(--metal-fill)'],
] as const

function EasternScene() {
  const [line] = useLine('eastern')
  return (
    <div className="grid justify-items-center gap-7">
      <div lang="zh-CN" className="grid grid-cols-4 gap-3 font-bold md:gap-4">
        {pillars.map(([stem, stemColour, branch, branchColour]) => (
          <div key={stem} className="grid gap-2 rounded-3 bg-white/8 p-2.5">
            {[
              [stem, stemColour],
              [branch, branchColour],
            ].map(([sign, colour]) => (
              <span
                key={sign}
                style={{ boxShadow: `inset 0 -4px 0 ${colour}` }}
                className="grid size-14 place-items-center rounded-2 bg-white/10 text-[1.75rem] leading-none md:size-16"
              >
                {sign}
              </span>
            ))}
          </div>
        ))}
      </div>
      <Caption>{line}</Caption>
    </div>
  )
}

function CreationScene() {
  const [line] = useLine('creation')
  return (
    <div className="grid w-full max-w-96 gap-3">
      <p className="w-fit max-w-full justify-self-end rounded-4 rounded-br-[4px] bg-violet-600 px-4 py-2.5 shadow-2">
        {line}
      </p>
      <img
        src={paintingUrl}
        alt=""
        width={paintingSize.width}
        height={paintingSize.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-4 shadow-3"
      />
    </div>
  )
}

const levels = [
  [95, 'var(--violet-400)'],
  [88, 'var(--rose-fill)'],
  [82, 'var(--water-fill)'],
  [76, 'var(--earth-fill)'],
] as const

function GrowthScene() {
  const lines = useLine('growth')
  return (
    <div className="grid w-full max-w-88 gap-6">
      {levels.map(([level, colour], index) => (
        <div key={level} className="grid gap-2">
          <div className="flex justify-between font-semibold">
            <span>{lines[index]}</span>
            <span className="text-violet-200 tabular-nums">{level}</span>
          </div>
          <div className="h-2.5 overflow-hidden rounded-full bg-white/12">
            <div
              style={{ width: `${level}%`, background: colour }}
              className="h-full origin-left animate-[grow_700ms_ease-out] rounded-full"
            />
          </div>
        </div>
      ))}
    </div>
  )
}

/** One picture per feature. Decorative: the words beside it say the same. */
export const scenes = {
  companion: CompanionScene,
  memory: MemoryScene,
  western: WesternScene,
  eastern: EasternScene,
  creation: CreationScene,
  growth: GrowthScene,
} as const
