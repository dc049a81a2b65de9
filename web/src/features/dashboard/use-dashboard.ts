import type { ChatMemory, EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { useCallback, useEffect, useRef } from 'react'
import {
  memoriesApi,
  useGetEmotionalIntelligenceQuery,
  useListChatMemoriesQuery,
} from '@/features/memories'
import { useRealtime } from '@/realtime/realtime'
import { useUser } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'

/** As documented: asked again every 30 s, and what is older than 10 s when it is looked at again. */
const refreshMs = 30_000
const staleMs = 10_000
const options = { refetchOnMountOrArgChange: staleMs / 1_000 }
/** Enough for the lines of feeling; five of them are shown in words. */
const memoriesRead = 60

export type Dashboard = {
  /** undefined: not here yet, or `error` says why not. */
  figures: EmotionalIntelligence | undefined
  /** Newest first; undefined while they are on their way or when they could not be had. */
  memories: readonly ChatMemory[] | undefined
  error: unknown
  loading: boolean
  memoriesFailed: boolean
  /** When what is shown was read; null before the first answer. */
  readAt: number | null
  refresh: () => void
}

/** What the dashboard shows, kept fresh while it is looked at and when memories change. */
export function useDashboard(): Dashboard {
  const { id } = useUser()
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const params = { userId: id }
  const figures = useGetEmotionalIntelligenceQuery({ params }, options)
  const memories = useListChatMemoriesQuery({ params, query: { limit: memoriesRead } }, options)
  const readAt = figures.fulfilledTimeStamp ?? null
  const lastRead = useRef<number | null>(null)
  useEffect(() => {
    lastRead.current = readAt
  }, [readAt])
  const refresh = useCallback(
    () => void dispatch(memoriesApi.util.invalidateTags(['Dashboard'])),
    [dispatch],
  )

  useEffect(() => {
    const visible = () => document.visibilityState === 'visible'
    const timer = setInterval(() => {
      if (visible()) refresh()
    }, refreshMs)
    const lookAgain = () => {
      if (visible() && Date.now() - (lastRead.current ?? 0) > staleMs) refresh()
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [refresh])

  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'memories_changed') refresh()
      }),
    [subscribe, refresh],
  )

  return {
    figures: figures.data,
    memories: memories.data,
    error: figures.error,
    loading: figures.isFetching,
    memoriesFailed: memories.data === undefined && memories.isError && !memories.isFetching,
    readAt,
    refresh,
  }
}
