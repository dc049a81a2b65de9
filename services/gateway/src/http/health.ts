import type { Health } from '@lumen/contracts/gateway/operations'
import { Health as HealthSchema } from '@lumen/contracts/gateway/operations'
import { serviceNames } from '@lumen/contracts/operation'
import type { Readiness } from '@lumen/http/health'
import { degraded, lackingOf } from '@lumen/service/readiness'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { askService } from '../use-cases/ask-service.ts'

const rememberedMs = 1_000

/** Of this process alone, whatever the services are like. */
export async function gatewayReadiness({
  bus,
  needs,
}: Pick<GatewayContext, 'bus' | 'needs'>): Promise<Readiness> {
  const own: Readiness = { status: bus.connected() ? 'ready' : 'down' }
  const lacking = await lackingOf(needs)
  return lacking.length === 0 ? own : degraded(own, lacking)
}

/** Everybody may ask how we are, so services are asked once a second at most. */
function rememberAnswers(context: GatewayContext) {
  const askAll = () =>
    Promise.all(serviceNames.map(async (name) => [name, await askService(context, name)] as const))
  let answers: ReturnType<typeof askAll> | undefined
  let askedAt = -Infinity
  return () => {
    const now = performance.now()
    if (answers === undefined || now - askedAt >= rememberedMs) {
      askedAt = now
      answers = askAll()
    }
    return answers
  }
}

/** `GET /api/health`: live, ready, and each service with the providers it works with. */
export function addHealth(server: FastifyInstance, context: GatewayContext): void {
  const askedLately = rememberAnswers(context)
  server.get(
    '/api/health',
    { schema: { response: { 200: HealthSchema, 503: HealthSchema } } },
    async (_request, reply): Promise<Health> => {
      const answers = await askedLately()
      const services: Health['services'] = Object.fromEntries(answers)
      services['gateway'] = await gatewayReadiness(context)
      const states = Object.values(services).map((service) => service.status)
      const ready = states.every((state) => state !== 'down')
      reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
      return {
        status: ready ? (states.includes('degraded') ? 'degraded' : 'ok') : 'down',
        live: true,
        ready,
        services,
      }
    },
  )
}
