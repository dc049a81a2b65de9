import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { MediaContext } from '../context.ts'
import { chargeKey } from '../domain/job-input.ts'
import { closeCharge as writeClosed, findCharge, type OwedCharge } from '../store/charges.ts'

/** So long after the end of its job a reservation that nobody heard of may still come to stand. */
const onItsWayMs = 60_000

/**
 * Settles or releases what a job that ended owes. When billing does not answer the debt stands and
 * the sweep asks again. Of a job that is done the event is told here, with its receipt where there
 * is one.
 * @param tell also when billing does not answer: those who wait for the job are not to wait for that
 * @returns false when billing did not answer
 */
export async function closeCharge(
  context: MediaContext,
  jobId: string,
  { tell }: { tell: boolean },
): Promise<boolean> {
  const { db, log, figures } = context
  const charge = await findCharge(db, jobId)
  if (charge === null) return true
  const { charge_state: state } = charge
  if (state !== 'settle' && state !== 'release') return true
  const credits = await askBilling(context, charge).catch((error: unknown) => {
    figures.openCharges.inc({ state })
    log.warn({ err: error, jobId, state }, 'billing did not answer; the sweep asks again')
    return null
  })
  if (credits === 'unknown') return true
  await db.transaction().execute(async (tx) => {
    const closed = credits !== null && (await writeClosed(tx, jobId, state, credits))
    if (charge.status === 'done' && !charge.deleted && (closed || tell)) {
      const { id, user_id: userId, companion_id: companionId, message_id: messageId } = charge
      await appendEvent(tx, mediaEvents, 'media.job-ended', {
        userId,
        jobId: id,
        companionId,
        messageId,
        status: 'done',
      })
    }
  })
  context.eventsCommitted()
  return credits !== null
}

/** Credits spent; `unknown`: a reservation may be on its way still, so the debt stands. */
async function askBilling(
  { charges, clock }: MediaContext,
  charge: OwedCharge,
): Promise<number | 'unknown'> {
  const { id, user_id: userId, reservation_id: reservation } = charge
  if (charge.charge_state === 'release') {
    if (reservation !== null) await charges.release({ id: reservation })
    else {
      const outcome = await charges.release({ userId, key: chargeKey(id) })
      const endedMs = clock.now().getTime() - (charge.finished_at?.getTime() ?? 0)
      if (outcome === 'unknown' && endedMs < onItsWayMs) return 'unknown'
    }
    return 0
  }
  if (reservation === null) throw new Error(`Job ${id} is done without a reservation`)
  return charges.settle(reservation, charge.units_made ?? undefined)
}
