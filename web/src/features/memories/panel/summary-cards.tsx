import type { MemoryAnalysis } from '@lumen/contracts/memory/schema'
import { Gem, HeartPulse, Layers, Sparkles, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Skeleton } from '@/ui/skeleton'
import { useSignedPercent } from '../use-signed-percent'

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
  const signed = useSignedPercent()
  const none = analysis === undefined || analysis.totalMemories === 0
  const figures: readonly [string, LucideIcon, string | null][] = [
    ['total', Gem, analysis === undefined ? null : format.number(analysis.totalMemories)],
    ['intensity', HeartPulse, none ? null : signed(analysis.averageEmotionalWeight)],
    ['strength', Sparkles, none ? null : format.percent(analysis.memoryStrength)],
    [
      'categories',
      Layers,
      analysis === undefined ? null : format.number(analysis.topCategories.length),
    ],
  ]
  return (
    <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3">
      {figures.map(([id, Icon, value]) => (
        <div
          key={id}
          className="relative flex min-w-0 flex-col-reverse justify-end gap-0.5 overflow-hidden rounded-3 border border-line bg-surface px-4 py-3 shadow-1"
        >
          <dt className="min-w-0 text-small text-text-2 hyphens-auto">
            {t(`memories.summary.${id}`)}
          </dt>
          <dd className="text-h2 leading-9 font-bold tabular-nums">
            {loading ? <Skeleton className="my-2 h-5 w-12" /> : (value ?? '—')}
          </dd>
          <Icon aria-hidden className="absolute top-3.5 right-3.5 size-5 text-violet-400" />
        </div>
      ))}
    </dl>
  )
}
