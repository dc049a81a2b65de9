import { plans } from '@lumen/contracts/plans'
import { ConfigError } from '@lumen/runtime/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  /** The plan of people who pay for none; the operator of a copy may give more. */
  LUMEN_DEFAULT_PLAN: Type.Enum(
    plans.map(({ id }) => id),
    { default: 'free' },
  ),
  /** What text costs that a model of the operator's own machines, or no model, writes. */
  LUMEN_LOCAL_TEXT: Type.Enum(['priced', 'free'], { default: 'priced' }),
  /** Who takes payments: Stripe with these, else a test checkout, in production nobody. */
  STRIPE_SECRET_KEY: Type.Optional(Type.String({ minLength: 1 })),
  STRIPE_WEBHOOK_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  STRIPE_API_BASE: Type.String({ default: 'https://api.stripe.com' }),
  /** The checkout without money: `auto` is off in production and on public addresses. */
  BILLING_TEST_CHECKOUT: Type.Enum(['auto', 'on', 'off'], { default: 'auto' }),
  /** Where people are sent back to after paying. */
  PUBLIC_URL: Type.Optional(Type.String()),
  NODE_ENV: Type.String({ default: 'development' }),
})
export type BillingConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readServiceConfig('billing', Own, env)
  const problems = [
    ...(/^https?:$/.test(URL.parse(config.STRIPE_API_BASE)?.protocol ?? '')
      ? []
      : ['STRIPE_API_BASE must be an address, like https://api.stripe.com']),
    ...(config.STRIPE_SECRET_KEY === undefined
      ? []
      : missingForStripe(config).map((name) => `${name} must be set beside STRIPE_SECRET_KEY`)),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...config, localTextFree: config.LUMEN_LOCAL_TEXT === 'free' }
}

const missingForStripe = (
  config: Pick<BillingConfig, 'STRIPE_WEBHOOK_SECRET' | 'PUBLIC_URL'>,
): string[] =>
  (['STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const).filter((name) => config[name] === undefined)

/** Whether purchases without money are made here, where Stripe takes none. */
export const allowsTestCheckout = (config: BillingConfig): boolean =>
  config.BILLING_TEST_CHECKOUT === 'auto'
    ? config.NODE_ENV !== 'production' && !isPublic(config.PUBLIC_URL)
    : config.BILLING_TEST_CHECKOUT === 'on'

/** An https address that is not of this machine: people come to it. */
function isPublic(address: string | undefined): boolean {
  const url = address === undefined ? null : URL.parse(address)
  return (
    url?.protocol === 'https:' &&
    !/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  )
}
