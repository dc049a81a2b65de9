import websocket from '@fastify/websocket'
import { subjects } from '@lumen/contracts/bus'
import type { LiveDeltas } from '@lumen/contracts/chat/bus'
import type { ModelsState } from '@lumen/contracts/models/schema'
import { AppError } from '@lumen/http/app-error'
import type { Closer } from '@lumen/runtime/lifecycle'
import { repeat } from '@lumen/runtime/repeat'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { readCredentials } from '../sessions/credentials.ts'
import { handleLiveFrame } from './handle-live-frame.ts'
import { letGoOfRequest } from './let-go-of-request.ts'
import { createLiveReplies } from './live-replies.ts'
import { createFrameParser } from './parse-frame.ts'
import { createSocketServing } from './serve-connection.ts'
import { createConnectedUsers, type ConnectedUsers } from './users.ts'
import { createWaitingSockets } from './waiting-sockets.ts'
import { watchSessions } from './watch-sessions.ts'

/** Larger frames end the socket; those up to here are answered with `body_too_large`. */
const maxPayload = 2 * 1024 * 1024
const refreshEveryMs = 5_000

/** The realtime entrance at /ws. */
export async function addSockets(
  server: FastifyInstance,
  context: GatewayContext,
  closer: Closer,
): Promise<void> {
  const { bus, log, metrics } = context
  const users: ConnectedUsers = createConnectedUsers(bus, (userId, frame) =>
    handleLiveFrame(users, liveReplies, userId, frame),
  )
  metrics.gauge('gateway_sockets', 'Sockets of people who are signed in', [], (gauge) =>
    gauge.set([...users.all()].length),
  )
  const liveReplies = createLiveReplies(context, () => users)
  const waiting = createWaitingSockets()
  const frames = metrics.histogram(
    'gateway_frame_seconds',
    'Frames of people, from their arrival until they are answered or handed on',
    ['type', 'outcome'],
  )
  const parse = createFrameParser()
  const sockets = createSocketServing({ context, users, waiting, liveReplies, parse, frames })

  const deltas = bus.listen(subjects.liveGateway(context.gatewayId), (data) =>
    liveReplies.deltas(data as LiveDeltas),
  )
  const models = bus.listen(subjects.modelsChanged, (data) => {
    const { revision } = data as ModelsState
    for (const connection of users.all()) connection.send({ type: 'models_changed', revision })
  })
  const flags = bus.listen(subjects.flagsChanged, () => {
    for (const connection of users.all()) connection.send({ type: 'flags_changed' })
  })
  const announcements = bus.listen(subjects.announcementsChanged, () => {
    for (const connection of users.all()) connection.send({ type: 'announcements_changed' })
  })
  const refreshing = repeat({
    every: refreshEveryMs,
    label: 'the refresh of live replies',
    log,
    work: () => liveReplies.refresh('silent'),
  })
  const stopWatchingBus = bus.onStatus((status) => {
    if (status !== 'connected') return
    liveReplies.refresh('all').catch((error: unknown) => log.error({ err: error }, 'live replies'))
  })
  const sessionWatch = watchSessions(context, users)
  let draining = false
  closer.add('sockets', () => {
    draining = true
    void refreshing.close()
    stopWatchingBus()
    sessionWatch.stop()
    deltas.stop()
    models.stop()
    flags.stop()
    announcements.stop()
    liveReplies.close()
    sockets.close()
    return Promise.resolve()
  })

  // Who is open is known here already.
  const options = { maxPayload, perMessageDeflate: false, clientTracking: false }
  await server.register(websocket, { options })
  server.route({
    method: 'GET',
    url: '/ws',
    // A browser of another origin is turned away before the socket opens.
    preValidation: async (request) => {
      // Whoever was just told to go elsewhere does not come back here.
      if (draining) throw new AppError('unavailable', 'The server is restarting', { retryAfter: 1 })
      const { origin, host } = request.headers
      if (origin !== undefined && !context.origins.allows(origin, host))
        throw new AppError('origin_refused', 'This page may not open a socket')
    },
    handler: () => {
      throw new AppError('not_found', 'Open this address as a WebSocket')
    },
    wsHandler: (socket, request) => {
      // A cookie counts only for pages of ours, and only browsers tell their origin.
      const cookie = readCredentials({}, request.cookies, {
        https: context.https,
        guests: false,
      })
      const ours = context.origins.allows(request.headers.origin, request.headers.host)
      const cookieTokenHash =
        ours && cookie !== null && cookie !== 'malformed' ? cookie.tokenHash : null
      const address = request.ip
      letGoOfRequest(socket, request)
      sockets.serve(socket, { address, cookieTokenHash })
    },
  })
}
