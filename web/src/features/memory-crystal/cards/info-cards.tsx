import type { Memory, MemoryAnalysis } from '@lumen/contracts/memory/schema'
import { Activity, Gem, Network, type LucideIcon } from 'lucide-react'
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MemoryCrystal,
  useGetMemoryAnalysisQuery,
  useFeelingText,
  memoryLooks,
} from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Crystal } from '@/ui/crystal'
import { ErrorState } from '@/ui/error-state'
import { Meter } from '@/ui/meter'
import { Skeleton } from '@/ui/skeleton'
import { StatTile } from '@/ui/stat-tile'
import { countConnections, relatedTo } from '../related'
import { EmotionChart } from './emotion-chart'

/** Memory network, emotion trajectory and memory analysis of a companion. */
export function InfoCards({
  companionId,
  memories,
  onSelect,
}: {
  companionId: string
  memories: readonly Memory[]
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetMemoryAnalysisQuery({
    params: { companionId },
  })
  // An answer comes in one piece; what it shows is drawn in slices that leave room for frames.
  const shown = useDeferredValue(data, undefined)
  const analysed = (show: (analysis: MemoryAnalysis) => ReactNode) =>
    shown !== undefined ? (
      show(shown)
    ) : error !== undefined && !isFetching ? (
      <ErrorState
        title={t('memoryCrystal.analysisFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-44 rounded-2!" />
    )
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
      <InfoCard icon={Network} title={t('memoryCrystal.network.title')}>
        <NetworkFigures memories={memories} onSelect={onSelect} />
      </InfoCard>
      <InfoCard icon={Activity} title={t('memoryCrystal.journey.title')}>
        {analysed(({ emotionalJourney }) => (
          <EmotionChart journey={emotionalJourney} />
        ))}
      </InfoCard>
      <InfoCard icon={Gem} title={t('memoryCrystal.analysis.title')} wide>
        {analysed((analysis) => (
          <Analysis analysis={analysis} />
        ))}
      </InfoCard>
    </div>
  )
}

const InfoCard = ({
  icon: Icon,
  title,
  wide = false,
  children,
}: {
  icon: LucideIcon
  title: string
  wide?: boolean
  children: ReactNode
}) => (
  <section
    // Out of sight it costs neither layout nor paint.
    className={`flex flex-col rounded-4 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] border border-line bg-surface p-5 shadow-1 ${wide ? 'md:col-span-2 xl:col-span-1' : ''}`}
  >
    <h2 className="mb-4 flex items-center gap-2.5 font-bold">
      <Icon aria-hidden className="size-5 text-link" />
      {title}
    </h2>
    {children}
  </section>
)

const NetworkFigures = memo(function NetworkFigures({
  memories,
  onSelect,
}: {
  memories: readonly Memory[]
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { standing, pinned, past, connections, hub } = useMemo(() => {
    const degree = ({ connections: ends }: Memory) => ends.length
    const most = memories.reduce<Memory | undefined>(
      (best, memory) => (best === undefined || degree(memory) > degree(best) ? memory : best),
      undefined,
    )
    return {
      standing: memories.filter(({ validTo }) => validTo === null).length,
      pinned: memories.filter((memory) => memory.pinned).length,
      past: memories.filter(({ validTo }) => validTo !== null).length,
      connections: countConnections(memories),
      hub: most !== undefined && degree(most) > 0 ? most : undefined,
    }
  }, [memories])
  return (
    <>
      <dl className="grid grid-cols-2 gap-2">
        <StatTile
          size="small"
          label={t('memoryCrystal.network.standing')}
          value={format.number(standing)}
        />
        <StatTile
          size="small"
          label={t('memoryCrystal.network.connections')}
          value={format.number(connections)}
        />
        <StatTile
          size="small"
          label={t('memoryCrystal.network.pinned')}
          value={format.number(pinned)}
        />
        <StatTile
          size="small"
          label={t('memoryCrystal.network.past')}
          value={format.number(past)}
        />
      </dl>
      <p className="mt-4 text-small font-semibold text-text-2">{t('memoryCrystal.network.hub')}</p>
      {hub === undefined ? (
        <p className="mt-1 text-small text-text-3">{t('memoryCrystal.network.noHub')}</p>
      ) : (
        <button
          type="button"
          className="mt-1.5 flex min-h-11 w-full items-center gap-3 rounded-2 border border-line px-3 py-2 text-left text-small transition-colors duration-160 hover:border-control hover:bg-surface-2"
          onClick={() => onSelect(hub.id)}
        >
          <MemoryCrystal memory={hub} className="h-9 w-7" />
          <span className="min-w-0">
            <span className="line-clamp-2">{hub.content}</span>
            <span className="text-text-3">
              {t('memories.connections', { count: relatedTo(hub, memories).connected.length })}
            </span>
          </span>
        </button>
      )}
    </>
  )
})

function Analysis({ analysis }: { analysis: MemoryAnalysis }) {
  const { t } = useTranslation()
  const format = useFormat()
  const feeling = useFeelingText()
  const { totalMemories, averageEmotionalWeight, memoryStrength, topCategories } = analysis
  const none = totalMemories === 0
  const most = Math.max(1, ...topCategories.map(({ count }) => count))
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-2">
        <StatTile
          size="small"
          label={t('memoryCrystal.analysis.total')}
          value={format.number(totalMemories)}
        />
        <StatTile
          size="small"
          label={
            none
              ? t('memoryCrystal.analysis.emotion')
              : `${t('memoryCrystal.analysis.emotion')} · ${feeling.word(averageEmotionalWeight)}`
          }
          value={none ? null : feeling.value(averageEmotionalWeight)}
        />
      </dl>
      <Meter
        label={t('memories.summary.strength')}
        value={memoryStrength}
        max={1}
        text={none ? '—' : format.percent(memoryStrength)}
      />
      <p className="-mt-2 text-xs leading-5 text-text-3">{t('memories.strength.about')}</p>
      <div>
        <h3 className="text-small font-semibold text-text-2">
          {t('memoryCrystal.analysis.categories')}
        </h3>
        <ul className="mt-2 grid gap-1.5">
          {topCategories.slice(0, 4).map(({ category, count }) => (
            <li
              key={category}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-small"
            >
              <span className="flex min-w-0 items-center gap-2">
                <Crystal
                  hue={memoryLooks[category].hue}
                  seed={category}
                  facets={6}
                  className="h-5"
                />
                <span className="truncate">{t(`memories.type.${category}`)}</span>
              </span>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-violet-500"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{format.number(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
