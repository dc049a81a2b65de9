import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { MediaContext } from '../context.ts'
import { chargeKey } from '../domain/job-input.ts'
import { closeCharge as writeClosed, findCharge, type OwedCharge } from '../store/charges.ts'
import { removeJob } from '../store/jobs.ts'

/**
 * Settles or releases what a job that ended owes. When billing does not answer the debt stands and
 * the sweep asks again. A job that is done is told about here, with its receipt where there is one.
 */
export async function closeCharge(context: MediaContext, jobId: string): Promise<void> {
  const { db, log, figures } = context
  const charge = await findCharge(db, jobId)
  if (charge === null) return
  const { charge_state: state } = charge
  if (state !== 'settle' && state !== 'release') return
  const credits = await askBilling(context, charge).catch((error: unknown) => {
    figures.openCharges.inc({ state })
    log.warn({ err: error, jobId, state }, 'billing did not answer; the sweep asks again')
    return null
  })
  await db.transaction().execute(async (tx) => {
    const closed = credits !== null && (await writeClosed(tx, jobId, state, credits))
    if (charge.status === 'done' && !charge.deleted) {
      const { id, user_id: userId, companion_id: companionId, message_id: messageId } = charge
      await appendEvent(tx, mediaEvents, 'media.job-ended', {
        userId,
        jobId: id,
        companionId,
        messageId,
        status: 'done',
      })
    }
    if (closed && charge.deleted) await removeJob(tx, jobId)
  })
  context.eventsCommitted()
}

async function askBilling({ charges }: MediaContext, charge: OwedCharge): Promise<number> {
  const { id, user_id: userId, reservation_id: reservation } = charge
  if (charge.charge_state === 'release') {
    await charges.release(
      reservation === null ? { userId, key: chargeKey(id) } : { id: reservation },
    )
    return 0
  }
  if (reservation === null) throw new Error(`Job ${id} is done without a reservation`)
  return charges.settle(reservation, charge.units_made ?? undefined)
}
