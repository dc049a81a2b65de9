import type { Health } from '@lumen/contracts/gateway/operations'
import { Health as HealthSchema } from '@lumen/contracts/gateway/operations'
import { serviceNames } from '@lumen/contracts/operation'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'undici'
import type { GatewayContext } from '../context.ts'

const deadlineMs = 1_000

type ServiceHealth = Health['services'][string]

/** What a service says of itself; `down` when it does not answer within a second. */
export async function askService(pool: Pool): Promise<ServiceHealth> {
  try {
    const answer = await pool.request({
      path: '/health/ready',
      method: 'GET',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const body = (await answer.body.json()) as ServiceHealth
    return answer.statusCode === 200 ? body : { ...body, status: 'down' }
  } catch {
    return { status: 'down' }
  }
}

/** `GET /api/health`: live, ready, and each service with the providers it works with. */
export function addHealth(server: FastifyInstance, context: GatewayContext): void {
  server.get(
    '/api/health',
    { schema: { response: { 200: HealthSchema, 503: HealthSchema } } },
    async (_request, reply): Promise<Health> => {
      const answers = await Promise.all(
        serviceNames.map(async (name) => [name, await askService(context.pools[name])] as const),
      )
      const services: Health['services'] = Object.fromEntries(answers)
      services['gateway'] = { status: context.bus.connected() ? 'ready' : 'down' }
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
