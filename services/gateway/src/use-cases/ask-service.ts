import type { Health } from '@lumen/contracts/gateway/operations'
import type { ServiceName } from '@lumen/contracts/operation'
import type { GatewayContext } from '../context.ts'

const deadlineMs = 1_000

type ServiceHealth = Health['services'][string]

/** What a service says of itself; `down` when it does not answer within a second. */
export async function askService(
  { pools, log }: GatewayContext,
  name: ServiceName,
): Promise<ServiceHealth> {
  try {
    const answer = await pools[name].request({
      path: '/health/ready',
      method: 'GET',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const body = (await answer.body.json()) as ServiceHealth
    return answer.statusCode === 200 ? body : { ...body, status: 'down' }
  } catch (error) {
    log.warn({ err: error, asked: name }, 'a service does not say how it is')
    return { status: 'down' }
  }
}
