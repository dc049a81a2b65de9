import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceMs = 5 * 60_000

const digest = (secret: string, time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

/** Signs a body the way Stripe does: `t=<seconds>,v1=<hex of the HMAC over time and body>`. */
export function signEvent(body: Uint8Array, secret: string, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`
}

/** Whether a signature is of this body, by this secret and of the last five minutes. */
export function isSigned(
  body: Uint8Array,
  signature: string | undefined,
  secret: string,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  if (match === null) return false
  const [, time = '', hex = ''] = match
  if (Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return false
  return timingSafeEqual(digest(secret, time, body), Buffer.from(hex, 'hex'))
}
