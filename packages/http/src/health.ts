import { withDeadline } from '@lumen/runtime/deadline'
import type { Metrics } from '@lumen/runtime/metrics'
import type { FastifyInstance } from 'fastify'

/** Whether a service can do its work, and which provider serves each capability. */
export type Readiness = {
  status: 'ready' | 'degraded' | 'down'
  capabilities?: Record<string, string>
}

const readyTimeoutMs = 2_000
/** When this process began: a later one than before was started again. */
const since = new Date(performance.timeOrigin).toISOString()

/**
 * What orchestrators and load balancers ask: `/health/live` (the process answers) and `/health/ready`
 * (503 while this process is down or closing).
 */
export function addHealthRoutes(
  server: FastifyInstance,
  options: { ready: () => Promise<Readiness>; draining: () => boolean },
): void {
  server.get('/health/live', async () => ({ status: 'live' }))

  server.get('/health/ready', async (request, reply) => {
    let readiness: Readiness = { status: 'down' }
    try {
      if (!options.draining())
        readiness = await withDeadline(options.ready(), readyTimeoutMs, 'the readiness check')
    } catch (error) {
      request.log.error({ requestId: request.id, err: error }, 'the readiness check failed')
    }
    return reply.code(readiness.status === 'down' ? 503 : 200).send({ ...readiness, since })
  })
}

/** What Prometheus asks. Not for the public. */
export function addMetricsRoute(server: FastifyInstance, metrics: Metrics): void {
  server.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.expose()
    return reply.type(contentType).send(text)
  })
}
