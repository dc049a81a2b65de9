import type { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { Static } from 'typebox'
import type { BillingContext } from '../context.ts'
import { usableCredits } from '../domain/holdings.ts'
import { isMoved, readHoldings } from '../store/ledger.ts'
import { clawBack } from './claw-back.ts'
import { tellWallet } from './end-reservation.ts'
import { grantCredits } from './grant-credits.ts'
import { openWallet } from './open-wallet.ts'

type Adjusting = (typeof billingOfficeRequests)['billing.adjust-credits']

/**
 * Gives credits that do not expire, or takes some that are there and never more, because an
 * administrator says so. Asked again under an id it changes nothing.
 */
export async function adjustCredits(
  context: BillingContext,
  { id, userId, credits }: Static<Adjusting['input']>,
): Promise<Static<Adjusting['output']>> {
  const key = `office:${id}`
  const result = await context.db.transaction().execute(async (tx) => {
    const at = context.clock.now()
    const { holdings } = await openWallet(context, tx, userId, at)
    const usable = usableCredits(holdings, at)
    if (credits === 0 || (await isMoved(tx, userId, key)))
      return { outcome: 'done', balance: usable } as const
    if (-credits > usable) return { outcome: 'too_much', balance: usable } as const
    const moved = { userId, key, subject: 'office', credits: Math.abs(credits), at }
    if (credits < 0) await clawBack(tx, { ...moved, references: [] })
    else await grantCredits(tx, { ...moved, source: 'bonus', expiresAt: null, reference: key })
    await tellWallet(tx, userId)
    const balance = usableCredits(await readHoldings(tx, userId), at)
    return { outcome: 'done', balance } as const
  })
  context.eventsCommitted()
  return result
}
