import { useEffect, useRef, useState } from 'react'
import { baseApi } from '@/api/base-api'
import {
  freshenJob,
  isOver,
  tellProgress,
  useGenerationFailure,
  useListGalleryInfiniteQuery,
  type MediaJob,
} from '@/features/media'
import { useRealtime } from '@/realtime/realtime'
import { useUser } from '@/session/use-session'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { readSessionStart, writeSessionStart } from './session-start'

const none: readonly MediaJob[] = []
/** A frame tells of new work at once; without one it is looked for after this. */
const unheardMs = 2_500

/**
 * Everything that was made, newest first, followed live, and what of it is of this session.
 * @param asking whether something new was asked for and not answered yet
 */
export function useWorks(asking: boolean) {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const { id: userId } = useUser()
  const tellFailure = useGenerationFailure()
  const { data, error, isFetching, refetch } = useListGalleryInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const works = data?.pages.flatMap(({ items }) => items) ?? none
  const held = useRef(works)
  const askingNow = useRef(asking)
  useEffect(() => {
    held.current = works
    askingNow.current = asking
  })

  useEffect(() => {
    const tellNew = async (jobId: string, failed: boolean) => {
      const { data: job } = await dispatch(freshenJob(jobId))
      // What fails while it is waited for is told by the answer.
      if (failed && !askingNow.current && job?.companionId === null)
        tellFailure(job.kind, job.error)
    }
    return subscribe((frame) => {
      if (frame.type !== 'media_progress') return
      const work = held.current.find(({ id }) => id === frame.jobId)
      if (work !== undefined && !isOver(frame.status)) {
        dispatch(tellProgress(frame.jobId, frame))
        return
      }
      void tellNew(frame.jobId, frame.status === 'failed')
    })
  }, [dispatch, subscribe, tellFailure])

  // Whatever was told while the connection was away.
  const connected = useAppSelector(({ realtime }) => realtime.status === 'connected')
  const away = useRef(false)
  useEffect(() => {
    // Not `refetch`, which asks for nothing while an older answer is on its way.
    if (connected && away.current) dispatch(baseApi.util.invalidateTags(['Gallery']))
    away.current = !connected
  }, [connected, dispatch])
  useEffect(() => {
    if (!asking) return
    const timer = setTimeout(() => void refetch(), unheardMs)
    return () => clearTimeout(timer)
  }, [asking, refetch])

  // Ids are in the order of time: what is after the newest of the beginning is of this session.
  const [since, setSince] = useState(() => readSessionStart(userId))
  const newest = data === undefined ? null : (works[0]?.id ?? '')
  if (since === null && newest !== null) setSince(newest)
  useEffect(() => {
    if (since !== null) writeSessionStart(userId, since)
  }, [since, userId])

  return {
    works,
    session: since === null ? none : works.filter(({ id }) => id > since),
    running: works.find((job) => !isOver(job.status) && job.companionId === null) ?? null,
    known: data !== undefined,
    error: data === undefined && !isFetching ? error : undefined,
    refetch,
  }
}
