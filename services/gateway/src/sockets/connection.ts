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
  /** Counted by this process. */
  readonly id: number
  caller: Caller | null
  protocol: 1 | 2
  /** Per running reply, how much of its text this socket has got. */
  readonly sentSeq: Map<string, number>
  send(frame: ServerFrame): void
  /** True while earlier frames are still waiting to be read by the client. */
  isBusy(): boolean
  close(code: number, reason: string): void
}

export const createConnection = (id: number, socket: WebSocket, log: Logger): Connection =>
  new SocketConnection(id, socket, log)

/** A class, as what thousands of idle sockets share they need not hold. */
class SocketConnection implements Connection {
  readonly id: number
  caller: Caller | null = null
  protocol: 1 | 2 = 1
  readonly #socket: WebSocket
  readonly #log: Logger
  #sentSeq: Map<string, number> | null = null

  constructor(id: number, socket: WebSocket, log: Logger) {
    this.id = id
    this.#socket = socket
    this.#log = log
  }

  /** Made for the first reply. */
  get sentSeq(): Map<string, number> {
    return (this.#sentSeq ??= new Map())
  }

  send(frame: ServerFrame): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxBufferedBytes) {
      this.#log.info({ connection: this.id }, 'a socket that reads too slowly was cut off')
      socket.close(closeCodes.tooSlow, 'the client reads too slowly')
      socket.terminate()
      return
    }
    socket.send(JSON.stringify(frame))
  }

  isBusy(): boolean {
    return this.#socket.bufferedAmount > busyBytes
  }

  close(code: number, reason: string): void {
    this.#log.info({ connection: this.id, code, reason }, 'closing a socket')
    this.#socket.close(code, reason)
  }
}
