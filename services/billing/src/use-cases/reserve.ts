import type { billingRequests, Refused } from '@lumen/contracts/billing/bus'
import { newId } from '@lumen/database/ids'
import { runWithCommit } from '@lumen/database/statements'
import { endOfLocalDay, knownTimeZone, localDay } from '@lumen/runtime/local-day'
import type { Static } from 'typebox'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { takeCredits, usableCredits, usableLots } from '../domain/holdings.ts'
import { ceilingOf, costOf, meterOf, planOf, type Meter, type UseKind } from '../domain/quota.ts'
import { movementOf, singleAccount } from '../store/ledger.ts'
import { newReservation, standingAndUsage, standingIn, usageIn } from '../store/reservations.ts'
import type { BillingTables } from '../store/tables.ts'
import { usageOf, type Usage } from '../store/usage.ts'
import { newVersion } from '../store/wallets.ts'
import { openWallet, type OpenWallet } from './open-wallet.ts'

type Request = Static<(typeof billingRequests)['billing.reserve']['input']>
type Answer = Static<(typeof billingRequests)['billing.reserve']['output']>

/** Sets credits and a place under the plan's ceiling aside; the same key gets the same answer. */
export async function reserve(context: BillingContext, request: Request): Promise<Answer> {
  const { answer, version } = await context.db
    .transaction()
    .execute((tx) => reserveWithin(context, tx, request))
  // Other devices see at once what is set aside; nothing is lost when this is.
  if (version !== null) context.teller.tell(request.userId, version)
  return answer
}

/** `version`: of the wallet, when credits of it moved. */
type Reserved = { answer: Answer; version: number | null }

async function reserveWithin(
  context: BillingContext,
  tx: Transaction<BillingTables>,
  request: Request,
): Promise<Reserved> {
  const { userId, key, kind, units } = request
  const now = context.clock.now()
  const asked = { userId, key, meter: meterOf(kind), since: earliestPeriod(request, now) }
  const wallet = await openWallet(context, tx, userId, now, standingAndUsage(asked))
  const standing = standingIn(wallet.also)
  if (standing !== null) return { answer: given(wallet, standing), version: null }

  const meter = meterAt(wallet, request, now)
  const usage = usageIn(wallet.also, meter?.period)
  const full = meter && refusedByCeiling(wallet, meter, usage, units)
  if (full) return { answer: full, version: null }

  const credits = costOf(planOf(wallet.plan), request, context.config)
  const { holdings } = wallet
  const taken = takeCredits(usableLots(holdings, now), credits)
  if (taken === null) {
    const left = usableCredits(holdings, now)
    const resetsAt = wallet.month.end.toISOString()
    const answer = {
      outcome: 'refused',
      reason: 'credits',
      needed: credits,
      left,
      resetsAt,
    } as const
    return { answer, version: null }
  }
  const id = newId()
  const expiresAt = new Date(now.getTime() + request.holdSeconds * 1000)
  const reserved = { id, userId, key, kind, units, credits, meter, at: now, expiresAt }
  const entered = newReservation(reserved)
  const counted = meter ? [usageOf(userId, meter, { used: 0, held: units })] : []
  const answer = given(wallet, { id, credits })
  if (credits === 0) {
    await runWithCommit(tx, ...counted, entered)
    return { answer, version: null }
  }
  const held = wallet.heldAccount ?? (await singleAccount(tx, userId, 'held'))
  const movement = { userId, kind: 'reserve', key: `reserve:${id}`, subject: kind } as const
  const moved = movementOf({ ...movement, amount: 0, at: now }, [
    ...taken,
    { accountId: held, amount: credits },
  ])
  await runWithCommit(tx, entered, ...counted, ...moved, newVersion({ userId, points: 0 }))
  return { answer, version: wallet.version + 1 }
}

const given = (
  { plan }: Pick<OpenWallet, 'plan'>,
  { id, credits }: { id: string; credits: number },
): Answer => ({
  outcome: 'reserved',
  reservationId: id,
  credits,
  plan,
})

const longestMonthMs = 31 * 86_400_000

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

/** No period of a meter that goes on now began before this day. */
function earliestPeriod(
  { kind, timeZone }: { kind: UseKind; timeZone?: string | undefined },
  now: Date,
): string {
  if (meterOf(kind) === 'messages') return localDay(now, knownTimeZone(timeZone))
  return new Date(now.getTime() - longestMonthMs).toISOString().slice(0, 10)
}

/** Why a meter has no room for so many units; null where it has. */
export function refusedByCeiling(
  { plan }: OpenWallet,
  meter: MeterPeriod,
  { used, held }: Usage,
  units: number,
): Refused | null {
  const ceiling = ceilingOf(planOf(plan), meter.name)
  if (ceiling === null) return null
  const left = Math.max(0, ceiling - used - held)
  if (units <= left) return null
  const resetsAt = meter.endsAt.toISOString()
  return { outcome: 'refused', reason: meter.name, needed: units, left, resetsAt }
}
