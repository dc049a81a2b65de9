import type { MemoryAnalysis } from '@lumen/contracts/memory/schema'
import { Gem, HeartPulse, Layers, Sparkles, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Skeleton } from '@/ui/skeleton'
import { useFeelingText } from '../use-feeling-text'

type Figure = {
  id: 'total' | 'feeling' | 'strength' | 'categories'
  icon: LucideIcon
  value: string | null
  /** What the value comes to in a word. */
  word?: string
  /** Where it comes from. */
  about?: string
}

/** Four figures about what a companion knows; dashes where they cannot be had. */
export function SummaryCards({
  analysis,
  loading,
}: {
  analysis: MemoryAnalysis | undefined
  loading: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const feeling = useFeelingText()
  const known = analysis !== undefined && analysis.totalMemories > 0 ? analysis : null
  const figures: readonly Figure[] = [
    {
      id: 'total',
      icon: Gem,
      value: analysis === undefined ? null : format.number(analysis.totalMemories),
    },
    {
      id: 'feeling',
      icon: HeartPulse,
      value: known && feeling.value(known.averageEmotionalWeight),
      ...(known !== null && { word: feeling.word(known.averageEmotionalWeight) }),
    },
    {
      id: 'strength',
      icon: Sparkles,
      value: known && format.percent(known.memoryStrength),
      about: t('memories.strength.about'),
    },
    {
      id: 'categories',
      icon: Layers,
      value: analysis === undefined ? null : format.number(analysis.topCategories.length),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
      {figures.map(({ id, icon: Icon, value, word, about }) => (
        <div
          key={id}
          data-tooltip={about}
          className="relative flex min-w-0 flex-col-reverse justify-end gap-0.5 overflow-hidden rounded-3 border border-line bg-surface px-4 py-3 shadow-1"
        >
          <dt className="min-w-0 text-small text-text-2 hyphens-auto">
            {t(`memories.summary.${id}`)}
            {word !== undefined && ` · ${value}`}
            {about !== undefined && <span className="sr-only">{about}</span>}
          </dt>
          <dd className="text-h2 leading-9 font-bold tabular-nums">
            {loading ? <Skeleton className="my-2 h-5 w-12" /> : (word ?? value ?? '—')}
          </dd>
          <Icon aria-hidden className="absolute top-3.5 right-3.5 size-5 text-violet-400" />
        </div>
      ))}
    </dl>
  )
}
