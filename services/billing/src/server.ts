import { billingErasureRequests, billingRequests } from '@lumen/contracts/billing/bus'
import { billingOperations } from '@lumen/contracts/billing/operations'
import {
  paymentOperations,
  testCheckoutOperations,
} from '@lumen/contracts/billing/payment-operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { createJobs } from '@lumen/jobs/queues'
import { readiness } from '@lumen/service/readiness'
import type { BillingConfig } from './config.ts'
import { createContext, type BillingOverrides } from './context.ts'
import { consumeOwnEvents } from './consumers/own-events.ts'
import { billingJobs } from './jobs/jobs.ts'
import { billingRequestHandlers } from './requests/requests.ts'
import type { SignedEvent } from './adapters/local/local-payments.ts'
import { paymentRoutes, testCheckoutRoutes } from './routes/payments.ts'
import { endTestPurchases } from './use-cases/end-test-purchases.ts'
import { walletRoutes } from './routes/wallet.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startBilling(
  config: BillingConfig,
  overrides: BillingOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus, tracing } = context
  try {
    // Before anybody is told of them.
    await endTestPurchases(context)
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'billing' })
    closer.add('jobs', () => jobs.close())
    await jobs.work(billingJobs(context))

    const serving = bus.serve(
      { ...billingRequests, ...billingErasureRequests },
      billingRequestHandlers(context),
    )
    closer.add('requests', () => serving.close())

    const consumer = await consumeOwnEvents(context)
    closer.add('consumer', () => consumer.close())

    const server = createServer({
      service: 'billing',
      log,
      metrics,
      tracing,
      ready: () => readiness(context),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'billing',
    })
    const mounted = { service: 'billing', verifier } as const
    mountOperations(server, billingOperations, walletRoutes(context), mounted)
    mountOperations(server, paymentOperations, paymentRoutes(context), mounted)
    if (context.payments.local !== null) {
      const routes = testCheckoutRoutes(context, (event) => sendEvent(server, event))
      mountOperations(server, testCheckoutOperations, routes, mounted)
    }
    closer.add('server', () => server.close())
    const url = await server.listen({
      host: config.BILLING_HOST,
      port: config.BILLING_PORT,
    })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}

/** Brings an event of the test checkout in by the door that a provider's events come in by. */
async function sendEvent(
  server: ReturnType<typeof createServer>,
  { body, signature }: SignedEvent,
): Promise<void> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
  if (answer.statusCode !== 200)
    throw new Error(`The event of the test checkout was answered ${answer.statusCode}`)
}
