import type { AdminLogs, AdminProviders } from '@lumen/contracts/admin/system-schema'
import { modelRequests } from '@lumen/contracts/models/bus'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'

/** Who writes answers, and how they are. @throws BusError when service models does not tell */
export async function readProviders({ bus }: AdminContext): Promise<AdminProviders> {
  const { answering, providers } = await bus.request(modelRequests, 'models.read-state', {})
  return {
    answering: answering && { providerId: answering.providerId, model: answering.model },
    providers: providers.map(({ id, name, kind, local, state, model }) => ({
      id,
      name,
      kind,
      local,
      state,
      model,
    })),
  }
}

/** What was logged under the id of a request; that somebody read it is written down. */
export async function readLogs(
  { db, clock, logs }: AdminContext,
  actor: string,
  requestId: string,
): Promise<AdminLogs> {
  const deed = { at: clock.now(), actor, action: 'read-logs' } as const
  await writeDown(db, { ...deed, subject: null, reason: null, detail: requestId })
  return logs(requestId)
}
