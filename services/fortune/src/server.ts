import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import type { FortuneConfig } from './config.ts'
import { createContext, type FortuneOverrides } from './context.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startFortune(
  config: FortuneConfig,
  overrides: FortuneOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus } = context
  try {
    const server = createServer({
      service: 'fortune',
      log,
      metrics,
      ready: () => Promise.resolve({ status: bus.connected() ? 'ready' : 'down' }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'fortune',
    })
    mountOperations(server, {}, {}, { service: 'fortune', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({
      host: config.FORTUNE_HOST,
      port: config.FORTUNE_PORT,
    })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
