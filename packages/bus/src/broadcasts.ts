import type { Logger } from '@lumen/runtime/logger'
import type { Connection } from './connection.ts'
import { decodePayload, encodePayload } from './payload.ts'

export type Listening = { stop(): void }

/**
 * Core NATS: at most once, cheap, not validated. Nothing is kept for a time without connection:
 * what nobody heard is repaired from the row that is the truth.
 */
export function createBroadcasts(connection: Connection, log: Logger) {
  const { nats } = connection
  return {
    broadcast(subject: string, data: unknown): void {
      if (!connection.connected()) return
      nats.publish(subject, encodePayload(`Message ${subject}`, data, connection.maxPayload()))
    },
    listen(
      subject: string,
      handler: (data: unknown, subject: string) => void | Promise<void>,
    ): Listening {
      const subscription = nats.subscribe(subject, {
        callback(error, message) {
          if (error) return notHandled(log, subject, error)
          // An event or an answer that was to be sent here by somebody who may not tell it.
          if (message.reply !== undefined && message.reply !== '') return
          try {
            const result = handler(decodePayload(message.data), message.subject)
            if (result instanceof Promise)
              result.catch((cause: unknown) => notHandled(log, subject, cause))
          } catch (cause) {
            notHandled(log, subject, cause)
          }
        },
      })
      return { stop: () => subscription.unsubscribe() }
    },
  }
}

/** Outside of `listen`, as there are listeners for each user who is here. */
function notHandled(log: Logger, subject: string, error: unknown): void {
  log.error({ err: error, subject }, 'message not handled')
}
