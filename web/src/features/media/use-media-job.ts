import { useEffect, useState } from 'react'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { freshenJob, isOver, tellProgress, useGetMediaJobQuery } from './media-api'
import type { MediaJob } from './media-types'

/** Asked for again this often where the socket is silent or away, until the limit. */
const silentMs = 15_000
const offlineMs = 5_000
const limitMs = 20 * 60_000

/**
 * A job by its id: told by the socket, asked for after every (re)connect, and now and then where the
 * socket says nothing, for twenty minutes at most. `lost`: it was given up; `refetch` asks again.
 */
export function useMediaJob(jobId: string | null): {
  job: MediaJob | undefined
  error: unknown
  lost: boolean
  refetch: () => void
} {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const connected = useAppSelector(({ realtime }) => realtime.status === 'connected')
  const [lostId, setLostId] = useState<string | null>(null)
  const skip = jobId === null
  const held = useGetMediaJobQuery(jobId ?? '', { skip, refetchOnMountOrArgChange: true })
  const { currentData: job, error, refetch } = held
  const over = job !== undefined && isOver(job.status)
  const waiting = !skip && !over && lostId !== jobId

  useEffect(() => {
    if (jobId === null) return
    return subscribe((frame) => {
      if (frame.type !== 'media_progress' || frame.jobId !== jobId) return
      // The result is not in the frame.
      if (isOver(frame.status)) void dispatch(freshenJob(jobId))
      else dispatch(tellProgress(jobId, frame))
    })
  }, [dispatch, jobId, subscribe])

  useEffect(() => {
    if (!waiting || jobId === null) return
    const ask = () => void dispatch(freshenJob(jobId))
    ask()
    const poll = setInterval(ask, connected ? silentMs : offlineMs)
    const limit = setTimeout(() => setLostId(jobId), limitMs)
    return () => {
      clearInterval(poll)
      clearTimeout(limit)
    }
  }, [connected, dispatch, jobId, waiting])

  return {
    job,
    error,
    lost: lostId === jobId && !skip && !over,
    refetch: () => {
      setLostId(null)
      void refetch()
    },
  }
}
