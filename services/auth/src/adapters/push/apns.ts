import type { Logger } from '@lumen/runtime/logger'
import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { connect, type ClientHttp2Session } from 'node:http2'
import type { PushTarget } from '../../domain/push-target.ts'
import { signToken } from './json-web-token.ts'
import { answerWithinMs, keepForSeconds, PushServiceError, type PushSender } from './sender.ts'

export type ApnsKey = { key: string; keyId: string; teamId: string; topic: string }

/** Apple takes a token for an hour, and new ones no more often than every 20 minutes. */
const tokenMs = 40 * 60_000
const goneReasons = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered', 'ExpiredToken']

/** The Apple Push Notification service, over one HTTP/2 connection that is opened when needed. */
export function createApns(
  { key: pem, keyId, teamId, topic }: ApnsKey,
  url: string,
  log: Logger,
): { send: PushSender<Extract<PushTarget, { kind: 'android' | 'ios' }>>; close(): void } {
  const key = createPrivateKey(pem)
  let token: { text: string; since: number } | undefined
  let session: ClientHttp2Session | undefined

  const providerToken = () => {
    const now = Date.now()
    if (token === undefined || now - token.since > tokenMs) {
      const claims = { iss: teamId, iat: Math.floor(now / 1000) }
      token = { text: signToken(key, claims, { kid: keyId }), since: now }
    }
    return token.text
  }
  const connection = () => {
    if (session !== undefined && !session.closed && !session.destroyed) return session
    const opened = connect(url)
    opened.on('error', (error) => log.warn({ err: error }, 'connection to APNs'))
    opened.on('goaway', () => opened.close())
    // An idle connection holds no process.
    opened.unref()
    session = opened
    return opened
  }

  const post = async (
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<{ status: number; reason: string }> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)])
    try {
      const stream = connection().request({ ':method': 'POST', ...headers }, { signal: limit })
      // Waited for below; one that comes between the waits must not end the process.
      stream.on('error', () => {})
      stream.setEncoding('utf8')
      let text = ''
      stream.on('data', (part: string) => (text += part))
      stream.end(body)
      const [answer] = (await once(stream, 'response', { signal: limit })) as [
        { ':status'?: number },
      ]
      if (!stream.readableEnded) await once(stream, 'end', { signal: limit })
      const { reason = '' } = text === '' ? {} : (JSON.parse(text) as { reason?: string })
      return { status: answer[':status'] ?? 0, reason }
    } catch (cause) {
      throw new PushServiceError('APNs', 'did not answer', { cause })
    }
  }

  return {
    send: async (target, { id, kind, title, body, url: page }, signal) => {
      const { status, reason } = await post(
        {
          ':path': `/3/device/${encodeURIComponent(target.token)}`,
          authorization: `bearer ${providerToken()}`,
          'apns-id': id,
          'apns-topic': topic,
          'apns-push-type': 'alert',
          'apns-expiration': String(Math.floor(Date.now() / 1000) + keepForSeconds),
        },
        JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, id, kind, url: page }),
        signal,
      )
      if (status === 200) return 'sent'
      if (status === 410 || goneReasons.includes(reason)) return 'gone'
      if (reason === 'ExpiredProviderToken') token = undefined
      if (reason === 'ExpiredProviderToken' || status === 429 || status >= 500)
        throw new PushServiceError('APNs', `answered ${status} ${reason}`)
      log.warn({ status, reason }, 'APNs refused a message')
      return 'refused'
    },
    close: () => session?.destroy(),
  }
}
