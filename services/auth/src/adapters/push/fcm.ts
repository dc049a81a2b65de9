import type { Logger } from '@lumen/runtime/logger'
import { createPrivateKey } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Check } from 'typebox/value'
import type { PushTarget } from '../../domain/push-target.ts'
import { signToken } from './json-web-token.ts'
import { answerWithinMs, keepForSeconds, PushServiceError, type PushSender } from './sender.ts'

/** What is needed of a Google service account’s key file. */
const ServiceAccount = Type.Object({
  project_id: Type.String({ minLength: 1 }),
  client_email: Type.String({ minLength: 1 }),
  private_key: Type.String({ minLength: 1 }),
  token_uri: Type.String({ minLength: 1 }),
})
type ServiceAccount = Static<typeof ServiceAccount>

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const lifetimeSeconds = 3_600
/** A token is renewed so long before it ends. */
const marginMs = 60_000

/** @throws Error when the text is not the key file of a service account */
export function readServiceAccount(text: string): ServiceAccount {
  const account: unknown = JSON.parse(text)
  if (!Check(ServiceAccount, account)) throw new Error('it is not the key of a service account')
  return account
}

/** Firebase Cloud Messaging, HTTP v1. */
export function createFcm(
  account: ServiceAccount,
  url: string,
  log: Logger,
): PushSender<Extract<PushTarget, { kind: 'android' | 'ios' }>> {
  const key = createPrivateKey(account.private_key)
  let access: Promise<{ token: string; until: number }> | undefined

  const post = async (address: string, init: RequestInit, signal: AbortSignal) => {
    try {
      return await fetch(address, {
        ...init,
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      })
    } catch (cause) {
      throw new PushServiceError('FCM', 'did not answer', { cause })
    }
  }

  const requestAccess = async (signal: AbortSignal) => {
    const now = Math.floor(Date.now() / 1000)
    const { client_email: iss, token_uri: aud } = account
    const assertion = signToken(key, { iss, scope, aud, iat: now, exp: now + lifetimeSeconds })
    const body = new URLSearchParams({ grant_type: grant, assertion })
    const response = await post(aud, { body }, signal)
    if (!response.ok) throw new PushServiceError('FCM', `gives no token: ${response.status}`)
    const answer = (await response.json()) as { access_token: string; expires_in: number }
    return { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 - marginMs }
  }

  const accessToken = async (signal: AbortSignal): Promise<string> => {
    const known = await access?.catch(() => undefined)
    if (known !== undefined && known.until > Date.now()) return known.token
    access = requestAccess(signal)
    return (await access).token
  }

  return async ({ token }, { id, kind, title, body, url: page }, signal) => {
    const message = {
      token,
      notification: { title, body },
      data: { id, kind, url: page },
      android: { ttl: `${keepForSeconds}s` },
    }
    const response = await post(
      `${url}/v1/projects/${account.project_id}/messages:send`,
      {
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message }),
      },
      signal,
    )
    const answer = await response.text()
    const { status } = response
    if (response.ok) return 'sent'
    // A project that does not exist is a 404 too, and no reason to forget devices.
    if (answer.includes('UNREGISTERED')) return 'gone'
    if (status === 401) access = undefined
    if (status === 401 || status === 429 || status >= 500)
      throw new PushServiceError('FCM', `answered ${status}`)
    log.warn({ status }, 'FCM refused a message')
    return 'refused'
  }
}
