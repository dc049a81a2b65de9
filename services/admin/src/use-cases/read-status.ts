import { statusLimits } from '@lumen/contracts/admin/limits'
import type { SystemStatus } from '@lumen/contracts/admin/schema'
import { serviceNames } from '@lumen/contracts/operation'
import type { ServiceCheck } from '@lumen/contracts/gateway/bus'
import type { AdminContext } from '../context.ts'
import { overallStatus, stateOf } from '../domain/overall-status.ts'
import { describeService, inOrder } from '../domain/service-names.ts'
import { uptimeOf } from '../domain/uptime.ts'
import { listIncidents } from '../store/incidents.ts'
import { listDays } from '../store/samples.ts'

const dayMs = 86_400_000

/** Without a gateway nothing can be reached. */
const allDown: readonly ServiceCheck[] = ['gateway', ...serviceNames].map((id) => ({
  id,
  status: 'down',
  responseMs: null,
}))

/** How the services are now, how they were, and what happened. */
export async function readStatus({ mayBeOld, checks, clock }: AdminContext): Promise<SystemStatus> {
  const now = clock.now()
  const { uptimeDays, incidentDays } = statusLimits
  const since = new Date(now.getTime() - (uptimeDays - 1) * dayMs).toISOString().slice(0, 10)
  const [answers, days, incidents] = await Promise.all([
    checks.latest(),
    listDays(mayBeOld, since),
    listIncidents(mayBeOld, new Date(now.getTime() - incidentDays * dayMs)),
  ])
  const services = inOrder(answers ?? allDown).map((check) => ({
    id: check.id,
    ...describeService(check.id),
    status: stateOf(check),
    responseTime: check.responseMs,
    ...uptimeOf(
      days.filter(({ service }) => service === check.id),
      now,
      uptimeDays,
    ),
    ...(check.off !== undefined && { off: check.off }),
  }))
  const status = overallStatus(services, incidents)
  return { status, checkedAt: now.toISOString(), services, incidents }
}
