import type { ServerFrame } from '@lumen/contracts/frames'
import type { Caller } from '@lumen/http/identity'
import type { Logger } from '@lumen/runtime/logger'
import type { WebSocket } from 'ws'

/** A socket that lets this much pile up unread is cut off. */
const maxBufferedBytes = 1024 * 1024
/** Above this, chunks wait: the next one will carry what was left out. */
const busyBytes = 64 * 1024

/** Close codes of our own; 4000–4999 is the range for applications. */
export const closeCodes = {
  restarting: 1012,
  tooSlow: 1013,
  flood: 4008,
  crowded: 4009,
  unauthenticated: 4401,
  forbidden: 4403,
  authTimeout: 4408,
} as const

/** One open socket. `caller` is null until its auth frame was accepted. */
export type Connection = {
  readonly id: string
  caller: Caller | null
  protocol: 1 | 2
  /** Per running reply, how much of its text this socket has got. */
  readonly sentSeq: Map<string, number>
  send(frame: ServerFrame): void
  /** True while earlier frames are still waiting to be read by the client. */
  isBusy(): boolean
  close(code: number, reason: string): void
}

export function createConnection(id: string, socket: WebSocket, log: Logger): Connection {
  return {
    id,
    caller: null,
    protocol: 1,
    sentSeq: new Map(),
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxBufferedBytes) {
        log.info({ connection: id }, 'a socket that reads too slowly was cut off')
        socket.close(closeCodes.tooSlow, 'the client reads too slowly')
        socket.terminate()
        return
      }
      socket.send(JSON.stringify(frame))
    },
    isBusy: () => socket.bufferedAmount > busyBytes,
    close(code, reason) {
      log.info({ connection: id, code, reason }, 'closing a socket')
      socket.close(code, reason)
    },
  }
}
