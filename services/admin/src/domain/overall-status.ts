import type { Incident, ServiceState } from '@lumen/contracts/admin/schema'
import type { ServiceCheck } from '@lumen/contracts/gateway/bus'

const states = { ready: 'operational', degraded: 'degraded', down: 'outage' } as const

export const stateOf = ({ status }: Pick<ServiceCheck, 'status'>): ServiceState => states[status]

/**
 * Operational when all services are and no incident is open, outage when a service is out or an open
 * incident is critical, otherwise degraded: what operators know counts as much as what is measured.
 */
export function overallStatus(
  services: readonly { status: ServiceState }[],
  incidents: readonly Pick<Incident, 'status' | 'severity'>[],
): ServiceState {
  const open = incidents.filter(({ status }) => status !== 'resolved')
  if (
    services.some(({ status }) => status === 'outage') ||
    open.some(({ severity }) => severity === 'critical')
  )
    return 'outage'
  const well = open.length === 0 && services.every(({ status }) => status === 'operational')
  return well ? 'operational' : 'degraded'
}
