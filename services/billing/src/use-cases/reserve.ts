import type { billingRequests, Refused } from '@lumen/contracts/billing/bus'
import { endOfLocalDay, knownTimeZone, localDay } from '@lumen/runtime/local-day'
import type { Static } from 'typebox'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { takeCredits, usableCredits, usableLots } from '../domain/holdings.ts'
import { ceilingOf, costOf, meterOf, planOf, type Meter, type UseKind } from '../domain/quota.ts'
import { move, readHoldings, singleAccount } from '../store/ledger.ts'
import { findStanding, insertReservation } from '../store/reservations.ts'
import type { BillingTables } from '../store/tables.ts'
import { countUsage, readUsage } from '../store/usage.ts'
import { openWallet, type OpenWallet } from './open-wallet.ts'

type Request = Static<(typeof billingRequests)['billing.reserve']['input']>
type Answer = Static<(typeof billingRequests)['billing.reserve']['output']>

/** Sets credits and a place under the plan's ceiling aside; the same key gets the same answer. */
export function reserve(context: BillingContext, request: Request): Promise<Answer> {
  const { userId, key, kind, units } = request
  return context.db.transaction().execute(async (tx) => {
    const now = context.clock.now()
    const wallet = await openWallet(context, tx, userId, now)
    const standing = await findStanding(tx, userId, key)
    if (standing !== null)
      return { outcome: 'reserved', reservationId: standing.id, credits: standing.credits }

    const meter = meterAt(wallet, request, now)
    const full = meter && (await refusedByCeiling(tx, wallet, meter, units))
    if (full) return full

    const credits = costOf(planOf(wallet.plan), kind, units)
    const holdings = await readHoldings(tx, userId)
    const taken = takeCredits(usableLots(holdings, now), credits)
    if (taken === null) {
      const left = usableCredits(holdings, now)
      const resetsAt = wallet.month.end.toISOString()
      return { outcome: 'refused', reason: 'credits', needed: credits, left, resetsAt }
    }
    const reservationId = await insertReservation(tx, {
      userId,
      key,
      kind,
      units,
      credits,
      meter,
      at: now,
      expiresAt: new Date(now.getTime() + request.holdSeconds * 1000),
    })
    if (credits > 0) {
      const held = await singleAccount(tx, userId, 'held')
      await move(
        tx,
        {
          userId,
          kind: 'reserve',
          key: `reserve:${reservationId}`,
          subject: kind,
          amount: 0,
          at: now,
        },
        [...taken, { accountId: held, amount: credits }],
      )
    }
    if (meter) await countUsage(tx, userId, meter, { used: 0, held: units })
    return { outcome: 'reserved', reservationId, credits }
  })
}

type MeterPeriod = { name: Meter; period: string; endsAt: Date }

/** The meter that a use counts on now, and until when it counts. */
export function meterAt(
  { month }: Pick<OpenWallet, 'month'>,
  { kind, timeZone }: { kind: UseKind; timeZone?: string | undefined },
  now: Date,
): MeterPeriod | null {
  const name = meterOf(kind)
  if (name === null) return null
  if (name !== 'messages')
    return { name, period: month.start.toISOString().slice(0, 10), endsAt: month.end }
  const zone = knownTimeZone(timeZone)
  return { name, period: localDay(now, zone), endsAt: endOfLocalDay(now, zone) }
}

/** Why a meter has no room for so many units; null where it has. */
export async function refusedByCeiling(
  tx: Transaction<BillingTables>,
  { userId, plan }: OpenWallet,
  meter: MeterPeriod,
  units: number,
): Promise<Refused | null> {
  const ceiling = ceilingOf(planOf(plan), meter.name)
  if (ceiling === null) return null
  const { used, held } = await readUsage(tx, userId, meter.name, meter.period)
  const left = Math.max(0, ceiling - used - held)
  if (units <= left) return null
  const resetsAt = meter.endsAt.toISOString()
  return { outcome: 'refused', reason: meter.name, needed: units, left, resetsAt }
}
