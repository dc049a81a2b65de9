import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import type { AdminConfig } from './config.ts'
import { createContext, type AdminOverrides } from './context.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startAdmin(
  config: AdminConfig,
  overrides: AdminOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus } = context
  try {
    const server = createServer({
      service: 'admin',
      log,
      metrics,
      ready: () => Promise.resolve({ status: bus.connected() ? 'ready' : 'down' }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'admin',
    })
    mountOperations(server, {}, {}, { service: 'admin', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({
      host: config.ADMIN_HOST,
      port: config.ADMIN_PORT,
    })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
