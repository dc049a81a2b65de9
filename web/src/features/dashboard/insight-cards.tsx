import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { Flame, Gem, HeartPulse, Lightbulb, Star, Sun, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Meter } from '@/ui/meter'

type Insight = EmotionalIntelligence['insights'][number]

const icons: Readonly<Record<string, LucideIcon>> = {
  crystal: Gem,
  sun: Sun,
  'heart-pulse': HeartPulse,
  star: Star,
  flame: Flame,
}

/** The hues that gradients are named by, in this product's own shades. */
const shades: Readonly<Record<string, string>> = {
  amber: '#b87a12',
  orange: '#b45f0c',
  rose: '#cd3560',
  red: '#cb222c',
  fuchsia: '#a61f8b',
  sky: '#2c76cd',
  indigo: '#4b45b8',
  violet: '#6b46c1',
}

/** “from-sky-400 to-indigo-500” as colours that white stands out from; violet for what is unknown. */
export function gradientOf(name: string): string {
  const shade = (end: 'from' | 'to') =>
    shades[new RegExp(`\\b${end}-([a-z]+)`).exec(name)?.[1] ?? ''] ?? '#6b46c1'
  return `linear-gradient(135deg, ${shade('from')}, ${shade('to')})`
}

/** What can be said about the user, each with how strongly and what to do about it. */
export function InsightCards({ insights }: { insights: readonly Insight[] }) {
  const { t } = useTranslation()
  if (insights.length === 0) return <p className="text-text-2">{t('dashboard.insights.none')}</p>
  return (
    <ul
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2',
        insights.length === 3 && 'lg:grid-cols-3',
      )}
    >
      {insights.map((insight) => (
        <Card key={insight.type} insight={insight} />
      ))}
    </ul>
  )
}

function Card({
  insight: { title, description, strength, recommendation, gradient, icon },
}: {
  insight: Insight
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const Icon = icons[icon] ?? Lightbulb
  return (
    <li className="flex flex-col gap-4 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex gap-4">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-2 text-white"
          style={{ background: gradientOf(gradient) }}
        >
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-bold">{title}</h3>
          <p className="mt-0.5 text-text-2">{description}</p>
        </div>
      </div>
      <p className="mt-auto border-l-2 border-violet-400 pl-3 text-small text-text-2">
        <span className="sr-only">{t('dashboard.insights.recommendation')}</span>
        {recommendation}
      </p>
      <Meter
        label={t('dashboard.insights.strength')}
        value={strength}
        max={1}
        text={format.percent(strength)}
      />
    </li>
  )
}
