import type { ServerFrame, ServerFrames, ServerFrameType } from '@lumen/contracts/frames'
import { WebSocket } from 'ws'

type Frame<T extends ServerFrameType> = ServerFrames[T]

/** A test's socket: every frame is kept, and one can wait for the next that matters. */
export type SocketClient = {
  frames: ServerFrame[]
  send(frame: object | string | Buffer): void
  /** The first frame of a type (from `after` on) that fulfils the condition, come or to come. */
  next<T extends ServerFrameType>(
    type: T,
    condition?: (frame: Frame<T>) => boolean,
    after?: number,
  ): Promise<Frame<T>>
  closed: Promise<{ code: number; reason: string }>
  close(): void
}

const waitMs = 60_000

export async function openSocket(
  url: string,
  options: { headers?: Record<string, string> } = {},
): Promise<SocketClient> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, options)
  const frames: ServerFrame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')) as ServerFrame)
    for (const look of waiting) look()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  return {
    frames,
    send(frame) {
      socket.send(
        typeof frame === 'string' || frame instanceof Buffer ? frame : JSON.stringify(frame),
      )
    },
    next(type, condition = () => true, after = 0) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = frames
            .slice(after)
            .find(
              (frame): frame is Frame<typeof type> =>
                frame.type === type && condition(frame as Frame<typeof type>),
            )
          if (found === undefined) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          const seen = frames.map((frame) => frame.type).join(', ')
          reject(new Error(`no ${type} came within ${waitMs / 1000} s; frames: ${seen}`))
        }, waitMs)
        waiting.add(look)
        look()
      })
    },
    closed,
    close: () => socket.close(),
  }
}

/** A socket that has signed in. */
export async function signedInSocket(
  url: string,
  token: string,
  userId: string,
  protocol: 1 | 2 = 2,
): Promise<SocketClient> {
  const client = await openSocket(url)
  client.send({ type: 'auth', userId, token, protocol })
  await client.next('auth_success')
  return client
}
