import type { ClientFrame, HeldReply, ServerFrame } from '@lumen/contracts/frames'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { socketAddress } from '@/api/server-address'
import { refreshUser } from '@/session/session-flow'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { createConnection } from './connection'
import { connectionEnded, statusChanged } from './realtime-slice'

type Listener = (frame: ServerFrame) => void

/** Hands each frame to whoever listens now; features come and go with their routes. */
function createFrameBus() {
  const listeners = new Set<Listener>()
  return {
    publish(frame: ServerFrame) {
      for (const listener of listeners) listener(frame)
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Realtime = {
  /** False when the frame could not be sent; nothing is queued. */
  send(frame: ClientFrame): boolean
  /** Connects at once, after attempts were given up or while the next one is waited for. */
  retry(): void
  subscribe(listener: (frame: ServerFrame) => void): () => void
  /** Has each new socket go on with what is held of running replies; returns how to stop. */
  resumeFrom(held: () => HeldReply[]): () => void
}

const RealtimeContext = createContext<Realtime | null>(null)

/** Keeps one socket open while somebody is signed in. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const { status, key, user } = useSession()
  const userId = status === 'signed-in' ? (user?.id ?? null) : null
  const [{ connection, realtime }] = useState(() => {
    const frames = createFrameBus()
    const sources = new Set<() => HeldReply[]>()
    const connection = createConnection({
      url: socketAddress(),
      onFrame: frames.publish,
      onStatus: (next) => dispatch(statusChanged(next)),
      // A call in this session says for certain whether the session is over, and ends it then.
      onRefused: () => void dispatch(refreshUser()),
      held: () => [...sources].flatMap((held) => held()),
    })
    const realtime: Realtime = {
      send: connection.send,
      retry: connection.retry,
      subscribe: frames.subscribe,
      resumeFrom(held) {
        sources.add(held)
        return () => sources.delete(held)
      },
    }
    return { connection, realtime }
  })

  useEffect(() => {
    if (userId === null || key === null) return
    connection.open({ key, userId })
    const back = () => {
      if (document.visibilityState === 'visible') connection.retry()
    }
    globalThis.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      globalThis.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
      connection.close()
      dispatch(connectionEnded())
    }
  }, [connection, dispatch, key, userId])

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>
}

export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext)
  if (realtime === null) throw new Error('useRealtime needs a RealtimeProvider above it')
  return realtime
}
