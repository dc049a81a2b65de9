import type { Memory } from '@lumen/contracts/memory/schema'
import { Maximize, Minus, Plus } from 'lucide-react'
import {
  lazy,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { memoryLooks } from '@/features/memories'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { Spinner } from '@/ui/spinner'
import { useMemoryWords } from '../use-memory-words'
import { encodeMemories } from './encode'
import type { FromGraph } from './messages'
import { useGestures } from './use-gestures'
import { useGraph } from './use-graph'

const CrystalTooltip = lazy(() => import('./crystal-tooltip'))

type Pointed = Extract<FromGraph, { type: 'pointed' }>['at']

/** Options that screen readers are given before and after the one that is active. */
const around = 12
const zoomStep = 1.5

/**
 * Memories as a graph of crystals. It is drawn; for keyboard and screen readers it is a list box of
 * what is drawn: arrow keys go from crystal to crystal, Enter opens one.
 */
export function CrystalGraph({
  label,
  memories,
  matching,
  selected,
  now,
  onSelect,
}: {
  label: string
  memories: readonly Memory[]
  /** What a search or filter leaves; the rest is dimmed. */
  matching: readonly Memory[]
  selected: string | null
  now: number
  onSelect: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const describe = useMemoryWords()
  const list = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const id = useId()
  const [ready, setReady] = useState(false)
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState<Pointed>(null)
  const [activeId, setActiveId] = useState<string | null>(null)

  const graph = useMemo(() => encodeMemories(memories, memoryLooks, now), [memories, now])
  const at = Math.max(
    0,
    matching.findIndex((memory) => memory.id === (activeId ?? selected)),
  )
  const active = matching[at]
  const emphasis = useMemo(
    () => ({
      active: focused ? (active?.id ?? null) : null,
      selected,
      matching: matching.length === memories.length ? null : matching.map((one) => one.id),
    }),
    [focused, active, selected, matching, memories],
  )
  const send = useGraph(
    host,
    graph,
    emphasis,
    useCallback(
      (message: FromGraph) => {
        if (message.type === 'ready') setReady(true)
        else if (message.type === 'pointed') setPointed(message.at)
        else {
          onSelect(message.id)
          setActiveId(message.id)
        }
      },
      [onSelect],
    ),
  )
  const gestures = useGestures(list, send)

  const go = (index: number) => {
    const next = matching[Math.min(matching.length - 1, Math.max(0, index))]
    if (next === undefined) return
    setActiveId(next.id)
    send({ type: 'reveal', id: next.id })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowRight: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(matching.length - 1),
      Enter: () => active !== undefined && onSelect(active.id),
      ' ': () => active !== undefined && onSelect(active.id),
      Escape: () => onSelect(null),
      '+': () => send({ type: 'step', factor: zoomStep }),
      '=': () => send({ type: 'step', factor: zoomStep }),
      '-': () => send({ type: 'step', factor: 1 / zoomStep }),
      '0': () => send({ type: 'fit' }),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }

  const first = Math.max(0, at - around)
  const pointedMemory =
    pointed === null ? undefined : memories.find((memory) => memory.id === pointed.id)
  return (
    <div
      className="relative h-full min-h-0 overflow-hidden rounded-[inherit]"
      data-graph={ready ? 'ready' : 'waiting'}
    >
      <div ref={host} className="absolute inset-0" />
      {!ready && (
        <span className="absolute inset-0 grid place-items-center text-text-3">
          <Spinner />
        </span>
      )}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
        className={cn(
          'absolute inset-0 touch-pan-y rounded-[inherit] -outline-offset-2',
          pointed === null ? 'cursor-grab active:cursor-grabbing' : 'cursor-pointer',
        )}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(list.current?.matches(':focus-visible') === true)}
        onBlur={() => setFocused(false)}
        {...gestures}
      >
        {matching.slice(first, at + around + 1).map((memory, index) => (
          <div
            key={memory.id}
            id={`${id}-${memory.id}`}
            role="option"
            aria-selected={memory.id === selected}
            aria-setsize={matching.length}
            aria-posinset={first + index + 1}
            className="sr-only"
          >
            {describe(memory)}
          </div>
        ))}
      </div>
      {pointed !== null && pointedMemory !== undefined && (
        <Suspense>
          <CrystalTooltip memory={pointedMemory} at={pointed} />
        </Suspense>
      )}
      <div className="absolute right-3 bottom-3 grid rounded-full border border-line bg-surface/92 shadow-1">
        <IconButton
          size="small"
          label={t('memoryCrystal.graph.zoomIn')}
          onClick={() => send({ type: 'step', factor: zoomStep })}
        >
          <Plus />
        </IconButton>
        <IconButton
          size="small"
          label={t('memoryCrystal.graph.zoomOut')}
          onClick={() => send({ type: 'step', factor: 1 / zoomStep })}
        >
          <Minus />
        </IconButton>
        <IconButton
          size="small"
          label={t('memoryCrystal.graph.showAll')}
          onClick={() => send({ type: 'fit' })}
        >
          <Maximize />
        </IconButton>
      </div>
    </div>
  )
}
