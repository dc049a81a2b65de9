import type { FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/**
 * A socket stays open for hours: the request that opened it, its headers, reply and hooks, need not stay
 * with it. Whoever calls this listens for errors of the socket from now on.
 */
export function letGoOfRequest(socket: WebSocket, request: FastifyRequest): void {
  // The plugin’s own listener holds request and reply.
  socket.removeAllListeners('error')
  const connection = request.raw.socket as Socket & { _httpMessage?: ServerResponse | null }
  connection._httpMessage?.detachSocket(connection)
  // What would end with the reply, which never does now.
  request.span?.end()
}
