import { randomUUID } from 'node:crypto'
import type { User } from './user.ts'
import { UserSocket } from './user-socket.ts'

/** Opens a user's second socket that reads nothing while the user chats on; `stop` tells what became of it. */
export type SlowReader = () => Promise<{ stop(): Promise<string> }>

const pingMs = 200

/** Of the first user: every device of a user hears of everything. */
export const slowReaderOf =
  (url: string, users: readonly User[]): SlowReader =>
  async () => {
    const { session, created } = users[0]!
    const socket = new UserSocket(url, session)
    const since = performance.now()
    let endedAfter: number | undefined
    socket.hear((frame) => {
      if (frame === null) endedAfter ??= performance.now() - since
    })
    await socket.stopReading()
    // It asks for answers that it never reads.
    const timer = setInterval(() => {
      if (endedAfter === undefined)
        void socket
          .send({ type: 'resume', messageId: created[0] ?? randomUUID(), afterSeq: 0 })
          .catch(() => undefined)
    }, pingMs)
    return {
      async stop() {
        clearInterval(timer)
        socket.close()
        return endedAfter === undefined
          ? 'slow socket still open'
          : `slow socket closed after ${Math.round(endedAfter / 1_000)} s`
      },
    }
  }
