import { authRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { AppError, toErrorBody } from '@lumen/http/app-error'
import { newRequestId } from '@lumen/runtime/request-context'
import { repeat } from '@lumen/runtime/repeat'
import type { GatewayContext } from '../context.ts'
import { closeCodes, type Connection } from './connection.ts'
import type { ConnectedUsers } from './users.ts'

const checkEveryMs = 60_000
const idsPerQuestion = 1_000

/**
 * Closes sockets whose session ended: at once when told, and by a check every minute. Of one that
 * only changed the cache of sessions hears, and their next message asks that.
 */
export function watchSessions(context: GatewayContext, users: ConnectedUsers): { stop(): void } {
  const { bus, log } = context

  const end = (connection: Connection) => {
    const error = new AppError('session_expired', 'This session has ended; sign in again')
    const { error: message, code, requestId } = toErrorBody(error, newRequestId())
    connection.send({ type: 'error', message, code, requestId })
    connection.close(closeCodes.unauthenticated, code)
  }

  const told = bus.listen(subjects.sessionRevoked, (data) => {
    const { userId, sessionIds, reason } = data as SessionRevoked
    if (reason !== 'ended') return
    for (const connection of users.of(userId)) {
      const { caller } = connection
      if (caller !== null && sessionIds.includes(caller.sessionId)) end(connection)
    }
  })

  const check = async () => {
    const connections = [...users.all()]
    const ids = [...new Set(connections.flatMap(({ caller }) => caller?.sessionId ?? []))]
    for (let start = 0; start < ids.length; start += idsPerQuestion) {
      const sessionIds = ids.slice(start, start + idsPerQuestion)
      const { alive } = await bus.request(authRequests, 'auth.check-sessions', { sessionIds })
      const ended = new Set(sessionIds).difference(new Set(alive))
      for (const connection of connections)
        if (connection.caller !== null && ended.has(connection.caller.sessionId)) end(connection)
    }
  }

  const checks = repeat({
    every: checkEveryMs,
    label: 'the check of open sessions',
    log,
    work: check,
  })
  return {
    stop() {
      void checks.close()
      told.stop()
    },
  }
}
