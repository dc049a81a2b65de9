import { billingOperations } from '@lumen/contracts/billing/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import type { BillingConfig } from './config.ts'
import { createContext, type BillingOverrides } from './context.ts'
import { billingRoutes } from './routes/billing.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startBilling(
  config: BillingConfig,
  overrides: BillingOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus } = context
  try {
    const server = createServer({
      service: 'billing',
      log,
      metrics,
      ready: () => Promise.resolve({ status: bus.connected() ? 'ready' : 'down' }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'billing',
    })
    const handlers = billingRoutes(context)
    mountOperations(server, billingOperations, handlers, { service: 'billing', verifier })
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
