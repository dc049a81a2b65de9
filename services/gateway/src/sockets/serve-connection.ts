import { chatRequests } from '@lumen/contracts/chat/bus'
import type { ClientFrame, HeldReply } from '@lumen/contracts/frames'
import { limits } from '@lumen/contracts/limits'
import { AppError, toErrorBody } from '@lumen/http/app-error'
import { toAppError } from '@lumen/http/failures'
import type { Caller } from '@lumen/http/identity'
import { newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import type { WebSocket } from 'ws'
import type { GatewayContext } from '../context.ts'
import { createFrameBudget } from '../domain/frame-budget.ts'
import { authenticateSocket, type SocketOrigin } from './authenticate-socket.ts'
import { closeCodes, createConnection, type Connection } from './connection.ts'
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

type AuthFrame = Extract<ClientFrame, { type: 'auth' }>

const heartbeatMs = 30_000

/** Runs one socket from its opening to its end. */
export function serveConnection(
  { context, users, waiting, liveReplies, parse, frames }: SocketServices,
  socket: WebSocket,
  from: SocketOrigin,
): void {
  const { log, clock } = context
  const connection = createConnection(newRequestId(), socket, log)
  const budget = createFrameBudget()
  let heard = true

  const authTimer = setTimeout(() => {
    refuse(connection, new AppError('auth_timeout', 'No auth frame came in time'), newRequestId())
    connection.close(closeCodes.authTimeout, 'no auth frame')
  }, limits.socketAuthSeconds * 1000)
  const isKnown =
    context.config.LUMEN_RATE_LIMITS === 'off'
      ? () => {}
      : waiting.enter(from.address, () =>
          connection.close(closeCodes.crowded, 'too many sockets without an auth frame'),
        )
  const heartbeat = setInterval(() => {
    if (!heard) return socket.terminate()
    heard = false
    socket.ping()
  }, heartbeatMs)

  const admit = (caller: Caller, { protocol, resume = [] }: AuthFrame) => {
    // It may have gone while its session was looked up; its end has passed then.
    if (socket.readyState !== socket.OPEN) return
    const isNew = connection.caller === null
    if (isNew && users.of(caller.userId).size >= limits.socketsPerUser)
      throw new AppError('rate_limited', 'Too many connections are open; close some first')
    clearTimeout(authTimer)
    isKnown()
    connection.caller = caller
    connection.protocol = protocol === 2 ? 2 : 1
    if (isNew) users.add(caller.userId, connection)
    connection.send({ type: 'auth_success', userId: caller.userId, protocol: connection.protocol })
    if (isNew) void showRunningReplies(caller, resume)
  }

  /** A page that was away or reloaded in mid-reply sees it go on from what it has, or ended. */
  const showRunningReplies = async (caller: Caller, held: readonly HeldReply[]) => {
    try {
      const { messages } = await context.bus.request(chatRequests, 'chat.running-replies', {
        userId: caller.userId,
      })
      const from = new Map<string, HeldReply>()
      for (const { id } of messages) from.set(id, { messageId: id, afterSeq: 0 })
      for (const reply of held) from.set(reply.messageId, reply)
      for (const reply of from.values()) await liveReplies.attach(connection, caller.userId, reply)
    } catch (error) {
      log.warn({ err: error }, 'running replies are not known; the client can still resume')
    }
  }

  const handle = async (frame: ClientFrame): Promise<void> => {
    if (frame.type === 'auth') {
      const caller = await authenticateSocket(context, frame, from)
      if (connection.caller !== null && connection.caller.userId !== caller.userId)
        throw new AppError('forbidden', 'This socket belongs to another user')
      return admit(caller, frame)
    }
    const { caller } = connection
    if (caller === null)
      throw new AppError('not_authenticated_yet', 'The first frame must be an auth frame')
    switch (frame.type) {
      case 'ping':
        return connection.send({ type: 'pong' })
      case 'streaming_chat':
        if (frame.userId !== undefined && frame.userId !== caller.userId)
          throw new AppError('forbidden', 'The userId does not belong to this session')
        return sendMessage(context, liveReplies, connection, caller, frame)
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

  const receive = async (text: string, requestId: string) => {
    const begun = performance.now()
    let type = 'none'
    let outcome = 'ok'
    try {
      const allowance =
        context.config.LUMEN_RATE_LIMITS === 'off' ? 'ok' : budget.take(clock.now().getTime())
      if (allowance === 'flood') return connection.close(closeCodes.flood, 'too many frames')
      if (allowance === 'over') throw new AppError('rate_limited', 'Too many frames; slow down')
      const frame = parse(text)
      ;({ type } = frame)
      await context.tracing.inSpan(`frame ${frame.type}`, () => handle(frame), {
        kind: 'server',
        attributes: { 'lumen.request_id': requestId },
      })
    } catch (error) {
      const failure = toAppError(error)
      outcome = failure.code
      if (failure.status >= 500) log.error({ err: error }, 'a frame failed')
      refuse(connection, failure, requestId, readChatReference(text))
      if (connection.caller === null && closing.has(failure.code))
        connection.close(closeCodes.unauthenticated, failure.code)
    } finally {
      frames.observe({ type, outcome }, (performance.now() - begun) / 1_000)
    }
  }

  socket.on('message', (data: Buffer, isBinary) => {
    heard = true
    const requestId = newRequestId()
    void runWithRequestId(requestId, () => {
      if (!isBinary) return receive(data.toString('utf8'), requestId)
      const error = new AppError('unsupported_media_type', 'Frames are text')
      return Promise.resolve(refuse(connection, error, requestId))
    })
  })
  socket.on('pong', () => {
    heard = true
  })
  socket.on('error', (error) => log.debug({ err: error }, 'socket error'))
  socket.on('close', () => {
    clearTimeout(authTimer)
    isKnown()
    clearInterval(heartbeat)
    if (connection.caller !== null) users.remove(connection.caller.userId, connection)
  })
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
