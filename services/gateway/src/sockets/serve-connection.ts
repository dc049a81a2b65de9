import { chatRequests } from '@lumen/contracts/chat/bus'
import type { ClientFrame, HeldReply } from '@lumen/contracts/frames'
import { limits } from '@lumen/contracts/limits'
import { AppError, toErrorBody } from '@lumen/http/app-error'
import { toAppError } from '@lumen/http/failures'
import type { Caller } from '@lumen/http/identity'
import { newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import type { WebSocket } from 'ws'
import type { GatewayContext } from '../context.ts'
import { FrameBudget } from '../domain/frame-budget.ts'
import { identify } from '../sessions/identify.ts'
import { authenticateSocket, type SocketOrigin } from './authenticate-socket.ts'
import { closeCodes, createConnection, type Connection } from './connection.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { LiveReplies } from './live-replies.ts'
import { readChatReference } from './parse-frame.ts'
import { sendMessage } from './send-message.ts'
import type { ConnectedUsers } from './users.ts'
import type { WaitingSockets } from './waiting-sockets.ts'

export type SocketServices = {
  context: GatewayContext
  users: ConnectedUsers
  waiting: WaitingSockets
  liveReplies: LiveReplies
  parse: (text: string) => ClientFrame
  /** Told how long each frame took and how it ended. */
  frames: { observe(labels: { type: string; outcome: string }, seconds: number): void }
}

/** Until auth is asked again that did not answer: with both tries in less than a page waits, 12 s. */
const askAgainMs = 1_500

type AuthFrame = Extract<ClientFrame, { type: 'auth' }>

export type SocketServing = {
  /** Runs one socket from its opening to its end. */
  serve(socket: WebSocket, from: SocketOrigin): void
  /** Tells every socket to come again, and takes no new ones. */
  close(): void
}

/** Serves sockets until it is closed. */
export function createSocketServing(services: SocketServices): SocketServing {
  const heartbeat = createHeartbeat<ServedSocket>()
  const { log } = services.context
  const failed = (error: Error) => log.debug({ err: error }, 'socket error')
  let opened = 0
  let closed = false
  const restart = (served: ServedSocket) =>
    served.close(closeCodes.restarting, 'the server is restarting')
  return {
    serve(socket, from) {
      const served = new ServedSocket((opened += 1), socket, from, services)
      socket.on('error', failed)
      heartbeat.add(served)
      socket.on('close', () => {
        heartbeat.remove(served)
        served.ended()
      })
      if (closed) restart(served)
    },
    close() {
      closed = true
      heartbeat.stop()
      for (const served of heartbeat.all()) restart(served)
    },
  }
}

/**
 * One socket. Thousands wait for hours, so that what each holds are fields of one object rather than
 * closures and timers.
 */
class ServedSocket {
  readonly id: number
  readonly #services: SocketServices
  readonly #socket: WebSocket
  readonly #from: SocketOrigin
  readonly #connection: Connection
  readonly #budget = new FrameBudget()
  #heard = true
  /** Of the session that it belongs to; '' until that is known. */
  #tokenHash = ''
  /** Runs while its user is asked for anew: messages that come meanwhile wait for the same answer. */
  #asking: Promise<Caller> | null = null
  /** Ends the wait for its user; null once that is known. */
  #known: (() => void) | null

  constructor(id: number, socket: WebSocket, from: SocketOrigin, services: SocketServices) {
    this.id = id
    this.#services = services
    this.#socket = socket
    this.#from = from
    this.#connection = createConnection(id, socket, services.context.log)
    this.#known = this.#wait()
    socket.on('message', (data: Buffer, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.#heard = true
    })
  }

  /** Asks whether its client is still there; who did not answer the last time is gone. */
  beat(): void {
    if (!this.#heard) return this.#socket.terminate()
    this.#heard = false
    this.#socket.ping()
  }

  close(code: number, reason: string): void {
    this.#connection.close(code, reason)
  }

  /** To be called when the socket has closed. */
  ended(): void {
    this.#stopWaiting()
    const { caller } = this.#connection
    if (caller !== null) this.#services.users.remove(caller.userId, this.#connection)
  }

  #wait(): () => void {
    const { context, waiting } = this.#services
    const timer = setTimeout(() => {
      const error = new AppError('auth_timeout', 'No auth frame came in time')
      refuse(this.#connection, error, newRequestId())
      this.close(closeCodes.authTimeout, 'no auth frame')
    }, limits.socketAuthSeconds * 1000)
    const leave =
      context.config.LUMEN_RATE_LIMITS === 'off'
        ? () => {}
        : waiting.enter(this.#from.address, () =>
            this.close(closeCodes.crowded, 'too many sockets without an auth frame'),
          )
    return () => {
      clearTimeout(timer)
      leave()
    }
  }

  #stopWaiting(): void {
    this.#known?.()
    this.#known = null
  }

  #hear(data: Buffer, isBinary: boolean): void {
    this.#heard = true
    const requestId = newRequestId()
    void runWithRequestId(requestId, () => {
      if (!isBinary) return this.#receive(data.toString('utf8'), requestId)
      const error = new AppError('unsupported_media_type', 'Frames are text')
      return Promise.resolve(refuse(this.#connection, error, requestId))
    })
  }

  async #receive(text: string, requestId: string): Promise<void> {
    const { context, parse, frames } = this.#services
    const connection = this.#connection
    const begun = performance.now()
    let type = 'none'
    let outcome = 'ok'
    try {
      const allowance =
        context.config.LUMEN_RATE_LIMITS === 'off'
          ? 'ok'
          : this.#budget.take(context.clock.now().getTime())
      if (allowance === 'flood') return connection.close(closeCodes.flood, 'too many frames')
      if (allowance === 'over') throw new AppError('rate_limited', 'Too many frames; slow down')
      const frame = parse(text)
      ;({ type } = frame)
      await context.tracing.inSpan(`frame ${frame.type}`, () => this.#handle(frame), {
        kind: 'server',
        attributes: { 'lumen.request_id': requestId },
      })
    } catch (error) {
      const failure = toAppError(error)
      outcome = failure.code
      if (failure.status >= 500) context.log.error({ err: error }, 'a frame failed')
      refuse(connection, failure, requestId, readChatReference(text))
      if (connection.caller === null && closing.has(failure.code))
        connection.close(closeCodes.unauthenticated, failure.code)
    } finally {
      frames.observe({ type, outcome }, (performance.now() - begun) / 1_000)
    }
  }

  async #handle(frame: ClientFrame): Promise<void> {
    const { context, liveReplies } = this.#services
    const connection = this.#connection
    const { caller } = connection
    if (frame.type === 'auth') return this.#authenticate(frame)
    if (caller === null)
      throw new AppError('not_authenticated_yet', 'The first frame must be an auth frame')
    switch (frame.type) {
      case 'ping':
        return connection.send({ type: 'pong' })
      case 'streaming_chat':
        if (frame.userId !== undefined && frame.userId !== caller.userId)
          throw new AppError('forbidden', 'The userId does not belong to this session')
        return sendMessage(context, liveReplies, connection, await this.#identifyAgain(), frame)
      case 'resume':
        if (!(await liveReplies.attach(connection, caller.userId, frame)))
          throw new AppError('not_found', 'There is no such reply')
        return
      case 'stop': {
        const { stopped } = await context.bus.request(chatRequests, 'chat.stop-reply', {
          userId: caller.userId,
          messageId: frame.messageId,
        })
        if (!stopped) throw new AppError('not_found', 'No such reply is running')
      }
    }
  }

  /**
   * Whose socket it is now, remembered for as long as for requests: age band, region and language may
   * have changed since it was opened, hours ago.
   */
  #identifyAgain(): Promise<Caller> {
    this.#asking ??= this.#askTwice().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  /** Once more while auth restarts: people would have to send again what a moment later is taken. */
  async #askTwice(): Promise<Caller> {
    const ask = () => identify(this.#services.context, this.#tokenHash, this.#from.address)
    const caller = await ask().catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error
      await new Promise((resolve) => setTimeout(resolve, askAgainMs))
      return ask()
    })
    this.#connection.caller = caller
    return caller
  }

  async #authenticate(frame: AuthFrame): Promise<void> {
    const { caller, tokenHash } = await authenticateSocket(
      this.#services.context,
      frame,
      this.#from,
    )
    const { caller: before } = this.#connection
    if (before !== null && before.userId !== caller.userId)
      throw new AppError('forbidden', 'This socket belongs to another user')
    this.#admit(caller, tokenHash, frame)
  }

  #admit(caller: Caller, tokenHash: string, { protocol, resume = [] }: AuthFrame): void {
    const { users } = this.#services
    const connection = this.#connection
    // It may have gone while its session was looked up; its end has passed then.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const isNew = connection.caller === null
    if (isNew && users.of(caller.userId).size >= limits.socketsPerUser)
      throw new AppError('rate_limited', 'Too many connections are open; close some first')
    this.#stopWaiting()
    this.#tokenHash = tokenHash
    connection.caller = caller
    connection.protocol = protocol === 2 ? 2 : 1
    if (isNew) users.add(caller.userId, connection)
    connection.send({ type: 'auth_success', userId: caller.userId, protocol: connection.protocol })
    if (isNew) void this.#showRunningReplies(caller, resume)
  }

  /** A page that was away or reloaded in mid-reply sees it go on from what it has, or ended. */
  async #showRunningReplies(caller: Caller, held: readonly HeldReply[]): Promise<void> {
    const { context, liveReplies } = this.#services
    try {
      const { messages } = await context.bus.request(chatRequests, 'chat.running-replies', {
        userId: caller.userId,
      })
      const from = new Map<string, HeldReply>()
      for (const { id } of messages) from.set(id, { messageId: id, afterSeq: 0 })
      for (const reply of held) from.set(reply.messageId, reply)
      for (const reply of from.values())
        await liveReplies.attach(this.#connection, caller.userId, reply)
    } catch (error) {
      context.log.warn({ err: error }, 'running replies are not known; the client can still resume')
    }
  }
}

/** Refusals of an auth frame that end the socket: another try needs another sign-in. */
const closing = new Set(['unauthenticated', 'session_expired', 'forbidden', 'account_needed'])

function refuse(
  connection: Connection,
  error: AppError,
  requestId: string,
  chat: { clientMessageId: string | null } | null = null,
): void {
  const { error: message, code } = toErrorBody(error, requestId)
  if (chat !== null && connection.caller !== null)
    connection.send({ type: 'streaming_error', message, code, requestId, ...chat })
  else connection.send({ type: 'error', message, code, requestId })
}
