import type { Companion } from '@lumen/contracts/chat/schema'
import type { ServerFrames } from '@lumen/contracts/frames'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { baseApi } from '@/api/base-api'
import { memoriesApi, memoryLooks, useGetMemoryAnalysisQuery } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { Crystal } from '@/ui/crystal'
import { createPortal } from 'react-dom'
import type { Hue } from '@/ui/hue'
import { holdCrystals } from './held-crystals'

/** Times and curve of the design language. */
const shardMs = 700
const pulseMs = 400
const fadeMs = 120
const shardEasing = 'cubic-bezier(.2,.8,.2,1)'

const isMotionReduced = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The bubble of one of these messages, where one is in sight. */
function findSource(messageIds: readonly string[]): Element | null {
  for (const id of messageIds) {
    const bubble = document.querySelector(`[data-message="${CSS.escape(id)}"] > :first-child > *`)
    if (bubble === null || bubble.closest('[inert]') !== null) continue
    const { top, bottom } = bubble.getBoundingClientRect()
    if (bottom > 0 && top < globalThis.innerHeight) return bubble
  }
  return null
}

/** Draws the eye to the counter; where motion is reduced it only fades in. */
function pulse(element: Element): void {
  if (isMotionReduced()) element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: fadeMs })
  else
    element.animate(
      [
        { transform: 'scale(1)' },
        { transform: 'scale(1.16)', offset: 0.35 },
        { transform: 'scale(1)' },
      ],
      { duration: pulseMs, easing: shardEasing },
    )
}

type Change = ServerFrames['memories_changed']

/**
 * How many memories a companion has, and the way to them. When a reply makes one, a shard travels
 * here from the message it was made of.
 */
export default function CrystalCounter({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const counter = useRef<HTMLSpanElement>(null)
  const [flight, setFlight] = useState<Flight | null>(null)
  const [told, setTold] = useState('')
  const { data } = useGetMemoryAnalysisQuery({ params: { companionId: companion.id } })

  const made = useCallback(
    ({ created, edited, deleted }: Change) => {
      holdCrystals(created, edited + deleted > 0)
      const first = created.find(({ sourceMessageIds }) => sourceMessageIds.length > 0)
      if (first === undefined) return
      setTold(
        created.length === 1
          ? t('chat.crystal.madeOne', { text: first.excerpt })
          : t('chat.crystal.made', { count: created.length }),
      )
      const target = counter.current
      if (target === null || document.hidden) return
      const source = isMotionReduced() ? null : findSource(first.sourceMessageIds)
      if (source === null) pulse(target)
      else
        setFlight({
          id: first.id,
          hue: memoryLooks[first.memoryType].hue,
          from: source.getBoundingClientRect(),
          to: target.getBoundingClientRect(),
        })
    },
    [t],
  )
  useMemoryChanges(companion.id, made)

  const total = data?.totalMemories
  return (
    <>
      <Link
        to={{ hash: '#memories' }}
        className="group/counter inline-flex min-h-11 shrink-0 items-center rounded-full"
        aria-label={
          total === undefined ? t('chat.tabs.memories') : t('chat.crystal.count', { count: total })
        }
      >
        <span
          ref={counter}
          className="inline-flex min-h-8 min-w-12 items-center justify-center gap-1.5 rounded-full bg-soft px-2.5 md:min-w-15 md:px-3 text-small font-semibold text-on-soft tabular-nums transition-colors duration-160 group-hover/counter:bg-violet-200 dark:group-hover/counter:bg-violet-800"
        >
          <Crystal facets={7} seed="counter" className="h-4.5" />
          <span key={total} className="animate-[appear_240ms_var(--ease)]">
            {total === undefined ? '—' : format.number(total)}
          </span>
        </span>
      </Link>
      <p aria-live="polite" aria-atomic className="sr-only">
        {told}
      </p>
      {flight !== null && (
        <ShardFlight
          key={flight.id}
          flight={flight}
          onArrived={() => {
            setFlight(null)
            if (counter.current !== null) pulse(counter.current)
          }}
        />
      )}
    </>
  )
}

/** Keeps what is held of memories in step with the server, and tells what was made with this companion. */
function useMemoryChanges(companionId: string, onMade: (change: Change) => void) {
  const { subscribe } = useRealtime()
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type !== 'memories_changed') return
        dispatch(
          memoriesApi.util.updateQueryData(
            'getMemoryAnalysis',
            { params: { companionId: frame.companionId } },
            (analysis) => ({ ...analysis, totalMemories: frame.total }),
          ),
        )
        // What is about the user is known to other companions too.
        dispatch(baseApi.util.invalidateTags(['Memory', 'Dashboard']))
        if (frame.companionId === companionId) onMade(frame)
      }),
    [subscribe, dispatch, companionId, onMade],
  )
}

type Flight = { id: string; hue: Hue; from: DOMRect; to: DOMRect }

/** Height of the shard where it sets off, in pixels; it arrives as small as the counter's crystal. */
const height = 36
const width = (height / 130) * 100

/** A shard on its way from a bubble to the counter, in a bow. */
function ShardFlight({ flight, onArrived }: { flight: Flight; onArrived: () => void }) {
  const shard = useRef<HTMLSpanElement>(null)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    const { current } = shard
    if (current === null) return
    const { from, to } = flight
    const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 }
    const end = { x: to.left + 22, y: to.top + to.height / 2 }
    const at = (x: number, y: number, scale: number, turn: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale}) rotate(${turn}deg)`
    const bow = { x: (start.x * 2 + end.x) / 3, y: Math.min(start.y, end.y) - 24 }
    const animation = current.animate(
      [
        { transform: at(start.x, start.y, 0.4, -20), opacity: 0 },
        { transform: at(start.x, start.y - 18, 1, -8), opacity: 1, offset: 0.18 },
        { transform: at(bow.x, (bow.y + start.y) / 2, 0.95, 6), opacity: 1, offset: 0.55 },
        { transform: at(end.x, end.y, 0.5, 0), opacity: 0.9 },
      ],
      { duration: shardMs, easing: shardEasing, fill: 'both' },
    )
    animation.addEventListener('finish', () => arrived.current())
    return () => animation.cancel()
  }, [flight])
  return createPortal(
    <span ref={shard} aria-hidden className="pointer-events-none fixed top-0 left-0 z-70 opacity-0">
      <Crystal hue={flight.hue} facets={6} seed={flight.id} glow className="h-9" />
    </span>,
    document.body,
  )
}
