import type { Companion } from '@lumen/contracts/chat/schema'
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { CrystalPanel } from './crystal-panel'
import { useAllMemories } from './use-all-memories'
import { useSelection } from './use-selection'

const MemoryCards = lazy(() => import('./cards/memory-cards'))
const NoMemories = lazy(() => import('./no-memories'))

/** Crystals, figures and timeline of one companion. */
export function CompanionMemories({
  companion,
  selected,
  onSelect,
}: {
  companion: Companion
  selected: string | null
  onSelect: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const { memories, error, busy, retry } = useAllMemories(companion.id)
  // Below the crystals, and after them.
  const below = useDeferredValue(memories, undefined)
  // One moment for the whole visit: what glows does not change while it is looked at.
  const panel = useRef<HTMLDivElement>(null)
  const { select, takesFocus } = useSelection(panel, onSelect)
  const [now] = useState(() => Date.now())
  if (memories === undefined)
    return error !== undefined && !busy ? (
      <ErrorState
        title={t('memories.loadFailed')}
        error={error}
        onRetry={retry}
        className="mt-16"
      />
    ) : (
      <output className="mt-5 block">
        <span className="sr-only">{t('memories.loading')}</span>
        <Skeleton className="h-120 rounded-4!" />
      </output>
    )
  if (memories.length === 0)
    return (
      <Suspense fallback={null}>
        <NoMemories companionId={companion.id} />
      </Suspense>
    )
  return (
    <>
      <div ref={panel} className="scroll-mt-4">
        <CrystalPanel
          companion={companion}
          memories={memories}
          selected={selected}
          takesFocus={takesFocus}
          now={now}
          onSelect={select}
        />
      </div>
      {error !== undefined && !busy && (
        <ErrorState
          title={t('memories.loadFailed')}
          error={error}
          onRetry={retry}
          className="mt-4"
        />
      )}
      {below !== undefined && (
        <Suspense fallback={<Skeleton className="mt-5 h-80 rounded-4!" />}>
          <MemoryCards companionId={companion.id} memories={below} now={now} onSelect={select} />
        </Suspense>
      )}
    </>
  )
}
