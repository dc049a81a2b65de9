import type { MediaContext } from '../context.ts'
import { chargeKey } from '../domain/job-input.ts'
import { closeCharge as writeClosed, findCharge } from '../store/charges.ts'
import { appendJobEnded } from '../store/job-ended.ts'
import { settleDebt } from './settle-debt.ts'

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
  const credits = await settleDebt(context, {
    state,
    userId: charge.user_id,
    key: chargeKey(jobId),
    reservationId: charge.reservation_id,
    units: charge.units_made ?? undefined,
    since: charge.finished_at,
  }).catch((error: unknown) => {
    figures.openCharges.inc({ state })
    log.warn({ err: error, jobId, state }, 'billing did not answer; the sweep asks again')
    return null
  })
  if (credits === 'unknown') return true
  await db.transaction().execute(async (tx) => {
    const closed = credits !== null && (await writeClosed(tx, jobId, state, credits))
    if (charge.status === 'done' && !charge.deleted && (closed || tell)) {
      await appendJobEnded(tx, charge, 'done')
    }
  })
  context.eventsCommitted()
  return credits !== null
}
