import type { ServiceState } from '@lumen/contracts/admin/schema'
import type { ServiceCheck } from '@lumen/contracts/gateway/bus'

const states = { ready: 'operational', degraded: 'degraded', down: 'outage' } as const

export const stateOf = ({ status }: Pick<ServiceCheck, 'status'>): ServiceState => states[status]

/** Operational when all services are, outage when any is out, otherwise degraded. */
export function overallStatus(services: readonly { status: ServiceState }[]): ServiceState {
  if (services.some(({ status }) => status === 'outage')) return 'outage'
  return services.every(({ status }) => status === 'operational') ? 'operational' : 'degraded'
}
