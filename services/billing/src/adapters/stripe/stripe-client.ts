import { Stripe } from 'stripe'

export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string }

/** Short enough that two attempts end before the gateway gives up. */
const timeoutMs = 6_000

/** The official client, against Stripe or whatever speaks for it at `apiBase`. */
export function createStripeClient({
  secretKey,
  apiBase,
}: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  const { protocol, hostname, port } = new URL(apiBase)
  const secure = protocol === 'https:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}
