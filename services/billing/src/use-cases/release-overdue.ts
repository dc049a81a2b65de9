import type { BillingContext } from '../context.ts'
import { noId } from '../store/no-id.ts'
import { overdueReservations } from '../store/reservations.ts'
import { releaseUnsettled } from './end-reservation.ts'

/**
 * Releases what nobody settled in time; one that fails does not keep the others waiting.
 * @returns how many
 */
export async function releaseOverdue(
  context: BillingContext,
  signal: AbortSignal,
  batch = 100,
): Promise<number> {
  let released = 0
  let after = noId
  for (;;) {
    const ids = await overdueReservations(context.db, context.clock.now(), { after, limit: batch })
    for (const id of ids) {
      signal.throwIfAborted()
      after = id
      try {
        if ((await releaseUnsettled(context, id)).outcome === 'released') released += 1
      } catch (error) {
        context.log.error({ err: error, reservation: id }, 'could not release a reservation')
      }
    }
    if (ids.length < batch) return released
  }
}
