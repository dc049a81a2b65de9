import { billingRequests } from '@lumen/contracts/billing/bus'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import { billingOperations } from '@lumen/contracts/billing/operations'
import {
  paymentOperations,
  testCheckoutOperations,
} from '@lumen/contracts/billing/payment-operations'
import { erasureRequests } from '@lumen/contracts/erasure'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { Server } from '@lumen/service/start-process'
import type { BillingConfig } from './config.ts'
import { createContext } from './context.ts'
import { consumeOwnEvents } from './consumers/own-events.ts'
import { billingJobs } from './jobs/jobs.ts'
import { officeHandlers } from './requests/office.ts'
import { billingRequestHandlers } from './requests/requests.ts'
import type { SignedEvent } from './adapters/local/local-payments.ts'
import { paymentRoutes, testCheckoutRoutes } from './routes/payments.ts'
import { endTestPurchases } from './use-cases/end-test-purchases.ts'
import { walletRoutes } from './routes/wallet.ts'
import { billingExport } from './use-cases/export-sections.ts'

/** Lists read much; nobody else waits for them. */
const officeConcurrency = 4

/** Starts the service with every entrance; `url` is where it listens. */
export const startBilling = (config: BillingConfig, overrides: Overrides = {}) =>
  startService(config.base, createContext(config, overrides), async (entrances) => {
    const { context, closer, server, mounted } = entrances
    // Before anybody is told of them.
    await endTestPurchases(context)
    await openJobs(entrances).work(billingJobs(context))

    const serving = context.bus.serve(
      { ...billingRequests, ...erasureRequests.billing },
      billingRequestHandlers(context),
    )
    closer.add('requests', () => serving.close())
    const office = context.bus.serve(billingOfficeRequests, officeHandlers(context), {
      concurrency: officeConcurrency,
    })
    closer.add('requests of the back office', () => office.close())
    const consumer = await consumeOwnEvents(context)
    closer.add('consumer', () => consumer.close())

    await serveExports(entrances, billingExport)
    mountOperations(server, billingOperations, walletRoutes(context), mounted)
    mountOperations(server, paymentOperations, paymentRoutes(context), mounted)
    if (context.payments.local !== null) {
      const routes = testCheckoutRoutes(context, (event) => sendEvent(server, event))
      mountOperations(server, testCheckoutOperations, routes, mounted)
    }
  })

/** Brings an event of the test checkout in by the door that a provider's events come in by. */
async function sendEvent(server: Server, { body, signature }: SignedEvent): Promise<void> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
  if (answer.statusCode !== 200)
    throw new Error(`The event of the test checkout was answered ${answer.statusCode}`)
}
