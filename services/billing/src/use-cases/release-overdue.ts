import type { BillingContext } from '../context.ts'
import { overdueReservations } from '../store/reservations.ts'
import { release } from './end-reservation.ts'

const batch = 100

/** Releases what nobody settled in time. @returns how many */
export async function releaseOverdue(
  context: BillingContext,
  signal: AbortSignal,
): Promise<number> {
  let released = 0
  for (;;) {
    const ids = await overdueReservations(context.db, context.clock.now(), batch)
    for (const id of ids) {
      signal.throwIfAborted()
      await release(context, id)
      released += 1
    }
    if (ids.length < batch) return released
  }
}
