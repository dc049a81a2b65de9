import type { RequestHandlers } from '@lumen/bus/answers'
import type { gatewayRequests, ServiceCheck } from '@lumen/contracts/gateway/bus'
import { serviceNames } from '@lumen/contracts/operation'
import type { GatewayContext } from '../context.ts'
import { askService } from '../use-cases/ask-service.ts'

/** What other services ask: how every service answers, measured on the way that users' calls go. */
export function serviceCheckRequests(
  context: GatewayContext,
): RequestHandlers<typeof gatewayRequests> {
  const check = async (id: (typeof serviceNames)[number]): Promise<ServiceCheck> => {
    const started = performance.now()
    const { status, capabilities = {} } = await askService(context, id)
    const responseMs = status === 'down' ? null : Math.round(performance.now() - started)
    const off = Object.keys(capabilities).filter((name) => capabilities[name]?.startsWith('off:'))
    return { id, status, responseMs, ...(off.length > 0 && { off }) }
  }
  return {
    'gateway.check-services': async () => ({
      services: [
        { id: 'gateway', status: 'ready', responseMs: 0 },
        ...(await Promise.all(serviceNames.map(check))),
      ],
    }),
  }
}
