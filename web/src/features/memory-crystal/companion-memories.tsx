import type { Companion } from '@lumen/contracts/chat/schema'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useRef,
  useState,
  useEffect,
  useMemo,
  useCallback,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { CrystalPanel } from './crystal-panel'
import type { Memory } from '@lumen/contracts/memory/schema'
import { baseApi } from '@/api/base-api'
import { useListMemoriesInfiniteQuery } from '@/features/memories'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'

const smoothly = () =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Which memory is open, and where the focus goes: who opens one with the keyboard is taken to it, and
 * back when it is closed.
 * @param panel where memories open; it is scrolled to when one is opened from elsewhere
 */
function useSelection(panel: RefObject<HTMLElement | null>, onSelect: (id: string | null) => void) {
  const opener = useRef<HTMLElement | null>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const select = useCallback(
    (id: string | null) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const inside = Boolean(focused?.closest('[data-detail]'))
      if (id === null) {
        if (inside) opener.current?.focus()
      } else {
        setTakesFocus(inside || focused?.matches(':focus-visible') === true)
        if (!inside) opener.current = focused
        if (focused !== null && panel.current?.contains(focused) === false)
          panel.current.scrollIntoView({ block: 'start', behavior: smoothly() })
      }
      onSelect(id)
    },
    [panel, onSelect],
  )
  return { select, takesFocus }
}

const pageSize = 200
/** The newest thousand: more crystals tell nobody more. */
const mostPages = 5

/** What a companion knows and knew, newest first, page after page until all is there; kept current. */
function useAllMemories(companionId: string) {
  const { currentData, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    useListMemoriesInfiniteQuery(
      { companionId, includeSuperseded: true, limit: pageSize },
      // Elsewhere nobody hears what changes.
      { refetchOnMountOrArgChange: true },
    )
  const pages = currentData?.pages
  const more = hasNextPage && (pages?.length ?? 0) < mostPages
  useEffect(() => {
    if (more && !isFetching && !isError) void fetchNextPage()
  }, [more, isFetching, isError, fetchNextPage])

  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'memories_changed')
          dispatch(baseApi.util.invalidateTags(['Memory', 'Dashboard']))
      }),
    [dispatch, subscribe],
  )

  const all = useMemo((): readonly Memory[] | undefined => pages?.flat(), [pages])
  // Answers arrive in one piece; what they change is drawn in slices that leave room for frames.
  const memories = useDeferredValue(all, undefined)
  return {
    /** Undefined until the first page is there. */
    memories,
    error,
    busy: isFetching,
    retry: () => void (isError && more ? fetchNextPage() : refetch()),
  }
}

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
