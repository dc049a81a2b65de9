import type { billingOperations } from '@lumen/contracts/billing/operations'
import type {
  paymentOperations,
  testCheckoutOperations,
} from '@lumen/contracts/billing/payment-operations'
import { newId } from '@lumen/database/ids'
import { createIdentitySigner, generateIdentityKeys, identityHeader } from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { loadConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { startBilling } from '../src/server.ts'
import { silent } from './billing-service.ts'

type Key = keyof (typeof billingOperations &
  typeof paymentOperations &
  typeof testCheckoutOperations)
export type Answer = { status: number; body: any; headers: Headers }

/**
 * The whole service on real servers, whose clock stands until it is set.
 * @param reachedBy the address by which it reaches its database
 */
export async function startTestBilling(
  env: Record<string, string> = {},
  reachedBy = async (databaseUrl: string) => databaseUrl,
) {
  const environment = await openTestEnvironment('billing')
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner(keys)
  const time = { now: new Date('2026-03-15T12:00:00Z') }
  const settings = {
    BILLING_DATABASE_URL: await reachedBy(environment.databaseUrl),
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    LOG_LEVEL: 'silent',
    ...env,
  }
  const config = loadConfig(settings)
  const clock = { now: () => new Date(time.now) }
  const service = await startBilling(config, { log: silent, clock })
  // What jobs and other services would ask, beside the running service.
  const { context, closer } = await createContext(config, { log: silent, clock })
  return {
    url: service.url,
    db: context.db,
    context,
    /** The environment that it read. */
    settings,
    time,
    user: newId,
    /** Where another service's bus connects to. */
    nats: environment.nats,
    async call(
      userId: string | null,
      key: Key,
      {
        body,
        params = {},
        query = {},
      }: { body?: unknown; params?: Record<string, string>; query?: object } = {},
    ): Promise<Answer> {
      const [method, path] = key.split(' ') as [string, string]
      const identity =
        userId === null
          ? {}
          : {
              [identityHeader]: signer.sign(
                {
                  userId,
                  sessionId: newId(),
                  role: 'user',
                  ageBand: 'adult',
                  region: null,
                  language: 'zh',
                },
                'billing',
              ),
            }
      const response = await fetch(
        `${service.url}${path.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? '')}?${new URLSearchParams({ ...query }).toString()}`,
        {
          method,
          headers: {
            ...identity,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      )
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        headers: response.headers,
      }
    },
    async close() {
      await closer.close()
      await service.close()
      await environment.close()
    },
  }
}
export type TestBilling = Awaited<ReturnType<typeof startTestBilling>>
