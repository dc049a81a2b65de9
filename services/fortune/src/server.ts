import { fortuneErasureRequests, fortuneRequests } from '@lumen/contracts/fortune/bus'
import { fortuneOperations } from '@lumen/contracts/fortune/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { createJobs } from '@lumen/jobs/queues'
import { readiness } from '@lumen/service/readiness'
import type { FortuneConfig } from './config.ts'
import { createContext, type FortuneOverrides } from './context.ts'
import { readingJobs } from './jobs/readings.ts'
import { fortuneRequestHandlers } from './requests/requests.ts'
import { astrologyRoutes } from './routes/astrology.ts'
import { easternRoutes } from './routes/eastern.ts'
import { westernRoutes } from './routes/western.ts'
import { wisdomRoutes } from './routes/wisdom.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export async function startFortune(
  config: FortuneConfig,
  overrides: FortuneOverrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics, bus, engine, tracing } = context
  try {
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics, service: 'fortune' })
    closer.add('jobs', () => jobs.close())
    await jobs.work(readingJobs(context))
    const serving = bus.serve(
      { ...fortuneRequests, ...fortuneErasureRequests },
      fortuneRequestHandlers(context),
    )
    closer.add('requests', () => serving.close())
    const server = createServer({
      service: 'fortune',
      log,
      metrics,
      tracing,
      ready: () =>
        readiness(context, {
          status: 'ready',
          capabilities: { readings: context.writer?.provider ?? 'local' },
        }),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: 'fortune',
    })
    const handlers = {
      ...astrologyRoutes(context),
      ...westernRoutes(context),
      ...easternRoutes(context),
      ...wisdomRoutes(context),
    }
    mountOperations(server, fortuneOperations, handlers, { service: 'fortune', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({ host: config.FORTUNE_HOST, port: config.FORTUNE_PORT })
    // Places and zones are loaded while nobody waits for them.
    engine.run('warm', null).catch((error: unknown) => {
      log.warn({ err: error }, 'places were not loaded ahead')
    })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
