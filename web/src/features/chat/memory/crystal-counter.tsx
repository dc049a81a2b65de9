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
import { findSource, isMotionReduced, pulse } from './shard-motion'
import { ShardFlight, type Flight } from './shard-flight'

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
    ({ created }: Change) => {
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
