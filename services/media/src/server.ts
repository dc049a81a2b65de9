import { createServer } from '@lumen/http/server'
import type { MediaConfig } from './config.ts'
import { createContext, type MediaOverrides } from './context.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startMedia(
  config: MediaConfig,
  overrides: MediaOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus, tracing } = context
  try {
    const server = createServer({
      service: 'media',
      log,
      metrics,
      tracing,
      ready: () => Promise.resolve({ status: bus.connected() ? 'ready' : 'down' }),
    })
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.MEDIA_HOST, port: config.MEDIA_PORT })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
