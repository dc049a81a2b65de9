import type { PushPayload } from '@lumen/contracts/auth/notifications'
import type { PushTarget } from '../../domain/push-target.ts'

/**
 * `gone`: the device will never take a message again. `refused`: this message or our keys are not
 * accepted, which another try does not change.
 */
export type PushAnswer = 'sent' | 'gone' | 'refused'

export type PushSender<T extends PushTarget = PushTarget> = (
  target: T,
  payload: PushPayload,
  signal: AbortSignal,
) => Promise<PushAnswer>

/** A push service that may do better later; the job tries again. */
export class PushServiceError extends Error {
  constructor(service: string, reason: string, options?: ErrorOptions) {
    super(`${service}: ${reason}`, options)
    this.name = 'PushServiceError'
  }
}

/** The kinds of devices that messages can go to, by what is configured. */
export type Push = {
  /** VAPID public key, for browsers; null where Web Push is not set up. */
  webPushKey: string | null
  sends(kind: PushTarget['kind']): boolean
  send: PushSender
  close(): void
}

/** How long push services keep a message for a device that is away, in seconds. */
export const keepForSeconds = 86_400
/** How long a push service may take to answer. */
export const answerWithinMs = 10_000
