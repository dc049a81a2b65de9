import type { Companion } from '@lumen/contracts/chat/schema'
import type { Memory } from '@lumen/contracts/memory/schema'
import { Gem, List } from 'lucide-react'
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Segments } from '@/ui/segments'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsWide, useMedia } from '@/ui/use-media'
import { Button } from '@/ui/button'
import { findMemories, type MemoryFilter } from './find-memories'
import { CrystalGraph } from './graph/crystal-graph'
import { MemoryFinder } from './memory-finder'

const Legend = lazy(() => import('./detail/legend'))
const MemoryList = lazy(() => import('./memory-list'))
const MemoryDetail = lazy(() => import('./detail/memory-detail'))

type View = 'graph' | 'list'

/**
 * The crystals of a companion as graph or list, and the one that is open. It is drawn anew only for
 * what it shows: each page that is still being fetched wakes those around it.
 */
export const CrystalPanel = memo(function CrystalPanel({
  companion,
  memories,
  selected,
  takesFocus,
  now,
  onSelect,
}: {
  companion: Companion
  memories: readonly Memory[]
  selected: string | null
  /** Whether the open memory was opened with the keyboard. */
  takesFocus: boolean
  now: number
  onSelect: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const wide = useIsWide()
  const beside = useMedia('(min-width: 1024px)')
  const [view, setView] = useState<View>('graph')
  const [filter, setFilter] = useState<MemoryFilter>({ words: '', type: null })
  const settled = useDeferredValue(filter)
  const matching = useMemo(() => findMemories(memories, settled), [memories, settled])
  const past = useMemo(() => memories.filter(({ validTo }) => validTo !== null).length, [memories])
  const open = memories.find(({ id }) => id === selected)
  const heading = t('memoryCrystal.panel', { name: companion.name })
  const detail = open !== undefined && (
    <Suspense fallback={<Skeleton className="mx-auto mt-6 h-36 w-28 rounded-3!" />}>
      <MemoryDetail
        key={open.id}
        companion={companion}
        memory={open}
        memories={memories}
        beside={beside}
        takesFocus={beside && takesFocus}
        onSelect={onSelect}
      />
    </Suspense>
  )
  return (
    <section
      aria-label={heading}
      className="mt-3 overflow-hidden rounded-5 border border-line bg-surface shadow-2 md:mt-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3 md:px-6 md:py-4">
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="text-h3 font-bold wrap-anywhere">{heading}</h2>
          <output className="block text-small text-text-3 tabular-nums">
            {matching.length === memories.length
              ? [
                  t('memoryCrystal.count', { count: memories.length - past }),
                  past > 0 && t('memoryCrystal.past', { count: past }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : t('memoryCrystal.found', {
                  count: matching.length,
                  total: format.number(memories.length),
                })}
          </output>
        </div>
        <Segments
          label={t('memoryCrystal.view.label')}
          hideLabel
          value={view}
          onValueChange={(id) => setView(id === 'list' ? 'list' : 'graph')}
          items={[
            {
              id: 'graph',
              label: t('memoryCrystal.view.graph'),
              icon: wide && <Gem aria-hidden />,
            },
            { id: 'list', label: t('memoryCrystal.view.list'), icon: wide && <List aria-hidden /> },
          ]}
          className="w-44 max-sm:grow sm:w-64"
        />
        <MemoryFinder memories={memories} filter={filter} onChange={setFilter} />
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="relative min-w-0">
          {view === 'graph' ? (
            <div className="ground h-[min(68dvh,30rem)] md:h-[clamp(26rem,64dvh,40rem)]">
              <CrystalGraph
                label={t('memoryCrystal.graph.label', { name: companion.name })}
                memories={memories}
                matching={matching}
                selected={selected}
                now={now}
                onSelect={onSelect}
              />
            </div>
          ) : (
            <div className="h-[min(68dvh,30rem)] overflow-y-auto md:h-[clamp(26rem,64dvh,40rem)]">
              <Suspense fallback={<Skeleton className="m-6 h-40 rounded-3!" />}>
                <MemoryList
                  key={`${settled.words} ${settled.type}`}
                  memories={matching}
                  selected={selected}
                  now={now}
                  onSelect={onSelect}
                />
              </Suspense>
            </div>
          )}
          {matching.length === 0 && (
            <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
              <div className="pointer-events-auto grid justify-items-center gap-3 rounded-4 border border-line bg-surface/95 p-6 text-center shadow-2">
                <p className="font-semibold">{t('memories.none.title')}</p>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => setFilter({ words: '', type: null })}
                >
                  {t('memories.none.action')}
                </Button>
              </div>
            </div>
          )}
        </div>
        {beside ? (
          <aside data-detail className="relative min-w-0 border-l border-line">
            {open === undefined ? (
              // With nothing in it to go to, it must be reachable itself to be scrolled by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <div tabIndex={0} className="absolute inset-0 overflow-y-auto -outline-offset-2">
                <Suspense>
                  <Legend />
                </Suspense>
              </div>
            ) : (
              <div className="absolute inset-0 overflow-y-auto">{detail}</div>
            )}
          </aside>
        ) : (
          <Sheet
            open={open !== undefined}
            onOpenChange={(shown) => {
              if (!shown) onSelect(null)
            }}
            title={t('memoryCrystal.detail.title')}
            hideTitle
          >
            {detail}
          </Sheet>
        )}
      </div>
      {!beside && view === 'graph' && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-4 py-3 text-small font-semibold text-link">
            {t('memoryCrystal.legend.title')}
          </summary>
          <Suspense>
            <Legend plain />
          </Suspense>
        </details>
      )}
    </section>
  )
})
