import type { ClientFrame, ServerFrame } from '@lumen/contracts/frames'
import { authFrame } from '@/realtime/connection'

/** A frame as it went over the line. */
export type Traffic = {
  id: number
  /** Milliseconds since the diagnosis began. */
  at: number
  direction: 'out' | 'in' | 'line'
  type: string
  bytes: number
  text: string
}

export type Probe = {
  /** From dialling to the answer of the sign-in, in milliseconds. */
  connectMs: number
  send(frame: ClientFrame): void
  /** The next frame that passes the test; rejects when the socket closes or the time is up. */
  next(wanted: (frame: ServerFrame) => boolean, withinMs: number): Promise<ServerFrame>
  close(): void
}

export const answerWithinMs = 10_000

const hideToken = (frame: ClientFrame): object =>
  frame.type === 'auth' && frame.token !== undefined ? { ...frame, token: '…' } : frame

/** A socket of its own beside the one of the product, so that a drop disturbs nobody. */
export async function openProbe({
  session,
  clock,
  record,
}: {
  session: { key: string; userId: string }
  clock: () => number
  record: (traffic: Omit<Traffic, 'id'>) => void
}): Promise<Probe> {
  const { protocol, host } = globalThis.location
  const began = clock()
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  const waiting = new Set<{
    wanted: (frame: ServerFrame) => boolean
    done: (frame: ServerFrame) => void
    fail: (error: Error) => void
  }>()
  const line = (type: string) =>
    record({ at: clock(), direction: 'line', type, bytes: 0, text: '' })

  socket.addEventListener('open', () => line('open'))
  socket.addEventListener('close', ({ code }) => {
    line(`close ${code}`)
    for (const one of waiting) one.fail(new Error(`closed ${code}`))
    waiting.clear()
  })
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    const frame = JSON.parse(text) as ServerFrame
    record({ at: clock(), direction: 'in', type: frame.type, bytes: text.length, text })
    for (const one of waiting)
      if (one.wanted(frame)) {
        waiting.delete(one)
        one.done(frame)
      }
  })

  const probe: Probe = {
    connectMs: 0,
    send(frame) {
      const text = JSON.stringify(frame)
      socket.send(text)
      record({
        at: clock(),
        direction: 'out',
        type: frame.type,
        bytes: text.length,
        text: JSON.stringify(hideToken(frame)),
      })
    },
    next: (wanted, withinMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => one.fail(new Error('timeout')), withinMs)
        const one = {
          wanted,
          done: (frame: ServerFrame) => {
            clearTimeout(timer)
            resolve(frame)
          },
          fail: (error: Error) => {
            clearTimeout(timer)
            waiting.delete(one)
            reject(error)
          },
        }
        waiting.add(one)
      }),
    close: () => socket.close(),
  }

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.close()
      reject(new Error('timeout'))
    }, answerWithinMs)
    socket.addEventListener('open', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(timer)
      reject(new Error(`closed ${code}`))
    })
  })
  const welcomed = probe.next(({ type }) => type === 'auth_success', answerWithinMs)
  probe.send(authFrame(session.key, session.userId))
  try {
    await welcomed
  } catch (error) {
    socket.close()
    throw error
  }
  return { ...probe, connectMs: clock() - began }
}
