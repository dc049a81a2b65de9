import type { Logger } from '@lumen/runtime/logger'
import type { RequestDetails } from 'web-push'
import type { PushTarget } from '../../domain/push-target.ts'
import { answerWithinMs, keepForSeconds, PushServiceError, type PushSender } from './sender.ts'

export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

/** Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed with our VAPID keys (RFC 8292). */
export const createWebPush =
  (vapidDetails: VapidKeys, log: Logger): PushSender<Extract<PushTarget, { kind: 'web' }>> =>
  async ({ endpoint, keys }, payload, signal) => {
    const { default: webPush } = await import('web-push')
    let request: RequestDetails
    try {
      const subscription = { endpoint, keys }
      const options = { vapidDetails, TTL: keepForSeconds, urgency: 'normal' } as const
      request = webPush.generateRequestDetails(subscription, JSON.stringify(payload), options)
    } catch (error) {
      log.warn({ err: error }, 'a browser’s subscription has unusable keys')
      return 'gone'
    }
    const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
    let response: Response
    try {
      response = await fetch(request.endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      })
      await response.body?.cancel()
    } catch (cause) {
      throw new PushServiceError('Web Push', 'did not answer', { cause })
    }
    const { status } = response
    if (response.ok) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500)
      throw new PushServiceError('Web Push', `answered ${status}`)
    log.warn({ status }, 'the push service refused a message')
    return 'refused'
  }
