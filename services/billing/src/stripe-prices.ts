import { ConfigError, readConfig } from '@lumen/runtime/config'
import { Type } from 'typebox'
import { setUpPrices } from './adapters/stripe/price-list.ts'
import { createStripeClient } from './adapters/stripe/stripe-client.ts'

/** `npm run stripe:prices`: makes or finds the prices of every plan and pack at Stripe. */
const Settings = Type.Object({
  STRIPE_SECRET_KEY: Type.String({ minLength: 1 }),
  STRIPE_API_BASE: Type.String({ default: 'https://api.stripe.com' }),
})

try {
  const settings = readConfig(Settings, process.env)
  const stripe = createStripeClient({
    secretKey: settings.STRIPE_SECRET_KEY,
    apiBase: settings.STRIPE_API_BASE,
  })
  for (const { lookupKey, id, made } of await setUpPrices(stripe))
    console.log(`${made ? 'made ' : 'found'} ${lookupKey.padEnd(22)} ${id}`)
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(cause instanceof Error ? cause.message : String(cause))
  if (!(error instanceof ConfigError)) console.error('No price was changed by what failed.')
  process.exitCode = 1
}
