import type { ClientFrame, HeldReply, ServerFrame } from '@lumen/contracts/frames'
import { tokenOf } from '@/api/credential'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** `key`: what the page calls the session (see `tokenOf`). */
type Session = { key: string; userId: string }

export type ConnectionOptions = {
  url: string
  onFrame: (frame: ServerFrame) => void
  /** Told `connecting` also of each attempt that has failed, while another one is to follow. */
  onStatus: (status: ConnectionStatus) => void
  /** The server refused the session; no further attempt is made unless somebody asks for one. */
  onRefused: () => void
  /** What the page follows already: after a drop it goes on from there. */
  held: () => HeldReply[]
}

/** Replies that the server is told of; one talk has one at a time. */
const heldAtMost = 20
/** Attempts after a drop, and the wait before each: 2, 4, 8, 10, 10 seconds. */
const maxAttempts = 5
const longestWaitMs = 10_000
const waitBefore = (attempt: number) => Math.min(2 ** attempt * 1000, longestWaitMs)
const firstPingMs = 5_000
const pingEveryMs = 30_000
/** A server that answers neither ping nor auth within this time is gone. */
const answerWithinMs = 10_000
/** The session is over, or this page may not connect: another try would end alike. */
const refusedCodes = new Set([4401, 4403])

export type Connection = {
  open(session: Session): void
  /** Ends the connection for good, until it is opened again. */
  close(): void
  /** Tries at once, with all attempts anew: the network is back, or the user asked for it. */
  retry(): void
  /** False when there is no signed-in connection to send on. */
  send(frame: ClientFrame): boolean
}

/** Signs a socket in: by the cookie that it was opened with, or by a token where that is carried. */
export function authFrame(
  key: string,
  userId: string,
  held: HeldReply[] = [],
): Extract<ClientFrame, { type: 'auth' }> {
  const token = tokenOf(key)
  return {
    type: 'auth',
    userId,
    ...(token !== null && { token }),
    protocol: 2,
    ...(held.length > 0 && { resume: held.slice(0, heldAtMost) }),
  }
}

function parseFrame(text: string): ServerFrame {
  const frame: unknown = JSON.parse(text)
  if (typeof frame !== 'object' || frame === null || !('type' in frame))
    throw new Error('A frame is an object with a type')
  return frame as ServerFrame
}

/** One socket to the gateway that signs in, stays alive and comes back after a drop. */
export function createConnection(options: ConnectionOptions): Connection {
  const { url, onFrame, onStatus, onRefused } = options
  let session: Session | null = null
  let socket: WebSocket | null = null
  let status: ConnectionStatus = 'disconnected'
  let attempts = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let pingTimer: ReturnType<typeof setTimeout> | undefined
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  const become = (next: ConnectionStatus) => {
    if (next === status) return
    status = next
    onStatus(next)
  }

  const drop = () => {
    clearTimeout(reconnectTimer)
    clearTimeout(pingTimer)
    clearTimeout(answerTimer)
    const old = socket
    socket = null
    old?.close()
  }

  const lost = () => {
    drop()
    if (session === null || attempts >= maxAttempts) {
      become('disconnected')
      return
    }
    attempts += 1
    status = 'connecting'
    onStatus(status)
    reconnectTimer = setTimeout(dial, waitBefore(attempts))
  }

  const refused = () => {
    attempts = maxAttempts
    lost()
    onRefused()
  }

  const expectAnswer = () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(lost, answerWithinMs)
  }

  const ping = () => {
    socket?.send(JSON.stringify({ type: 'ping' } satisfies ClientFrame))
    expectAnswer()
    pingTimer = setTimeout(ping, pingEveryMs)
  }

  const receive = (text: string) => {
    let frame: ServerFrame
    try {
      frame = parseFrame(text)
    } catch (error) {
      console.error('A frame could not be read', error)
      lost()
      return
    }
    clearTimeout(answerTimer)
    if (frame.type === 'auth_success') {
      attempts = 0
      clearTimeout(pingTimer)
      pingTimer = setTimeout(ping, firstPingMs)
      become('connected')
    }
    if (frame.type !== 'pong') onFrame(frame)
  }

  const dial = () => {
    if (session === null) return
    const { key, userId } = session
    become('connecting')
    const own = new WebSocket(url)
    socket = own
    expectAnswer()
    own.addEventListener('open', () => {
      if (socket === own) own.send(JSON.stringify(authFrame(key, userId, options.held())))
    })
    own.addEventListener('message', ({ data }) => {
      if (socket === own) receive(String(data))
    })
    // A failure is always followed by the close.
    own.addEventListener('close', ({ code }) => {
      if (socket !== own) return
      if (refusedCodes.has(code)) refused()
      else lost()
    })
  }

  return {
    open(next) {
      if (session?.key === next.key && status !== 'disconnected') return
      drop()
      session = next
      attempts = 0
      dial()
    },
    close() {
      session = null
      drop()
      become('disconnected')
    },
    retry() {
      if (session === null) return
      if (status === 'connected') {
        // A device that slept may hold a socket that is long gone.
        clearTimeout(pingTimer)
        ping()
        return
      }
      // While a socket is being opened there is nothing to hurry.
      if (socket !== null) return
      drop()
      attempts = 0
      dial()
    },
    send(frame) {
      if (status !== 'connected' || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
  }
}
