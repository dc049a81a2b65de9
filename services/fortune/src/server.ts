import { erasureRequests } from '@lumen/contracts/erasure'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import { fortuneOperations } from '@lumen/contracts/fortune/operations'
import { mountOperations } from '@lumen/http/operations'
import { openJobs } from '@lumen/service/open'
import { serveExports } from '@lumen/service/serve-exports'
import { startService } from '@lumen/service/start'
import type { FortuneConfig } from './config.ts'
import { createContext, type FortuneContext, type FortuneOverrides } from './context.ts'
import { readingJobs } from './jobs/readings.ts'
import { fortuneRequestHandlers } from './requests/requests.ts'
import { astrologyRoutes } from './routes/astrology.ts'
import { easternRoutes } from './routes/eastern.ts'
import { peopleRoutes } from './routes/people.ts'
import { westernRoutes } from './routes/western.ts'
import { wisdomRoutes } from './routes/wisdom.ts'
import { fortuneExport } from './use-cases/export-sections.ts'

/** Starts the service with every entrance; `url` is where it listens. */
export const startFortune = (config: FortuneConfig, overrides: FortuneOverrides = {}) =>
  startService(
    config.base,
    createContext(config, overrides),
    async (entrances) => {
      const { context, closer, server, mounted } = entrances
      await openJobs(entrances).work(readingJobs(context))
      const serving = context.bus.serve(
        { ...fortuneRequests, ...erasureRequests.fortune },
        fortuneRequestHandlers(context),
      )
      closer.add('requests', () => serving.close())
      await serveExports(entrances, fortuneExport)
      const handlers = {
        ...astrologyRoutes(context),
        ...westernRoutes(context),
        ...easternRoutes(context),
        ...wisdomRoutes(context),
        ...peopleRoutes(context),
      }
      mountOperations(server, fortuneOperations, handlers, mounted)
      server.addHook('onListen', (done) => {
        warmUp(context)
        done()
      })
    },
    {
      ready: ({ writer }) => ({
        status: 'ready',
        capabilities: { readings: writer()?.provider ?? 'local' },
      }),
    },
  )

/** Places and zones are loaded while nobody waits for them. */
function warmUp({ engine, log }: FortuneContext): void {
  engine.run('warm', null).catch((error: unknown) => {
    log.warn({ err: error }, 'places were not loaded ahead')
  })
}
