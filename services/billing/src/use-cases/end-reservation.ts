import { billingEvents } from '@lumen/contracts/billing/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { giveBack, type Entry } from '../domain/holdings.ts'
import { move, readHoldings, singleAccount, takenFromLots } from '../store/ledger.ts'
import {
  endReservation,
  findReservation,
  findStanding,
  type Reservation,
} from '../store/reservations.ts'
import type { BillingTables } from '../store/tables.ts'
import { countUsage } from '../store/usage.ts'
import { lockWalletOf, raiseVersion } from '../store/wallets.ts'
import { grantCredits } from './grant-credits.ts'

/**
 * Spends what was reserved, or less where fewer units were used; the rest goes back. Asked again it
 * changes nothing.
 */
export function settle(
  context: BillingContext,
  { reservationId, units }: { reservationId: string; units?: number },
): Promise<{ outcome: 'settled' | 'released' | 'unknown'; credits: number }> {
  return withReservation(context, reservationId, async (tx, reservation, now) => {
    if (reservation === null) return { outcome: 'unknown', credits: 0 }
    const { status, credits } = reservation
    if (status === 'settled') return { outcome: 'settled', credits }
    if (status !== 'reserved') return { outcome: 'released', credits: 0 }
    const used = Math.min(units ?? reservation.units, reservation.units)
    const spent = Math.ceil((credits * used) / reservation.units)
    await endReservation(tx, reservation.id, {
      status: 'settled',
      credits: spent,
      units: used,
      at: now,
    })
    if (credits > 0) {
      const entries = [{ accountId: 'spent', amount: spent }]
      await leaveHeld(tx, reservation, 'settle', spent, entries, now)
    }
    if (reservation.meter) {
      const change = { used, held: -reservation.units }
      await countUsage(tx, reservation.userId, reservation.meter, change)
    }
    await tellWallet(tx, reservation.userId, spent)
    return { outcome: 'settled', credits: spent }
  })
}

type Released = { outcome: 'released' | 'refunded' | 'unknown' }

/**
 * Gives back what was reserved under a key, for whoever heard no answer and knows no id. `unknown`:
 * nothing stands under it, or it is on its way still.
 */
export async function releaseByKey(
  context: BillingContext,
  { userId, key }: { userId: string; key: string },
): Promise<Released> {
  const standing = await findStanding(context.db, userId, key)
  return standing === null ? { outcome: 'unknown' } : release(context, standing.id)
}

/** Gives back what was reserved; makes good what was spent already. Asked again it changes nothing. */
export async function release(context: BillingContext, reservationId: string): Promise<Released> {
  let changed: { userId: string; version: number } | null = null
  const done = await withReservation<Released>(
    context,
    reservationId,
    async (tx, reservation, now) => {
      if (reservation === null) return { outcome: 'unknown' }
      if (reservation.status === 'released' || reservation.status === 'refunded')
        return { outcome: reservation.status }
      if (reservation.status === 'settled') {
        await makeGood(tx, reservation, now)
        return { outcome: 'refunded' }
      }
      await endReservation(tx, reservation.id, { status: 'released', at: now })
      if (reservation.credits > 0) await leaveHeld(tx, reservation, 'release', 0, [], now)
      if (reservation.meter) {
        const change = { used: 0, held: -reservation.units }
        await countUsage(tx, reservation.userId, reservation.meter, change)
      }
      const { userId, credits } = reservation
      if (credits > 0) changed = { userId, version: await raiseVersion(tx, userId) }
      return { outcome: 'released' }
    },
  )
  tellReleased(context, changed)
  return done
}

/** Other devices see at once that it is there again. */
function tellReleased(
  { teller }: BillingContext,
  changed: { userId: string; version: number } | null,
): void {
  if (changed !== null) teller.tell(changed.userId, changed.version)
}

async function withReservation<T>(
  context: BillingContext,
  id: string,
  act: (tx: Transaction<BillingTables>, reservation: Reservation | null, now: Date) => Promise<T>,
): Promise<T> {
  const done = await context.db.transaction().execute(async (tx) => {
    // Read under the lock: another may end it meanwhile.
    await lockWalletOf(tx, id)
    return act(tx, await findReservation(tx, id), context.clock.now())
  })
  context.eventsCommitted()
  return done
}

/** Moves a reservation's credits out of the held ones: what is not spent goes back to its lots. */
async function leaveHeld(
  tx: Transaction<BillingTables>,
  { id, userId, kind, credits }: Reservation,
  how: 'settle' | 'release',
  spent: number,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const given =
    credits > spent
      ? await returned(tx, { userId, id, amount: credits - spent }, now)
      : { entries: [], lost: 0 }
  const held = await singleAccount(tx, userId, 'held')
  await move(
    tx,
    { userId, kind: how, key: `${how}:${id}`, subject: kind, amount: -spent - given.lost, at: now },
    [{ accountId: held, amount: -credits }, ...entries, ...given.entries],
  )
}

/** Where unspent credits of a reservation go: back to what they were taken from. */
async function returned(
  tx: Transaction<BillingTables>,
  { userId, id, amount: back }: { userId: string; id: string; amount: number },
  now: Date,
): Promise<{ entries: Entry[]; lost: number }> {
  let left = back
  const lots = (await takenFromLots(tx, userId, `reserve:${id}`)).flatMap((taken) => {
    const amount = Math.min(left, taken.amount)
    left -= amount
    return amount > 0 ? [{ ...taken, amount }] : []
  })
  const { debt } = await readHoldings(tx, userId)
  return giveBack(lots, debt, debt > 0 ? await singleAccount(tx, userId, 'debt') : '', now)
}

/** Gives the credits of something that failed after it was settled, as ones that never expire. */
async function makeGood(
  tx: Transaction<BillingTables>,
  { id, userId, kind, credits, units, meter }: Reservation,
  now: Date,
): Promise<void> {
  await endReservation(tx, id, { status: 'refunded', at: now })
  if (meter) await countUsage(tx, userId, meter, { used: -units, held: 0 })
  if (credits > 0) {
    await grantCredits(tx, {
      userId,
      key: `refund:${id}`,
      kind: 'refund',
      from: 'spent',
      source: 'refund',
      subject: kind,
      credits,
      expiresAt: null,
      reference: id,
      at: now,
    })
  }
  await tellWallet(tx, userId, -credits)
}

/** Tells everybody who shows the wallet that it changed. */
export async function tellWallet(
  tx: Transaction<BillingTables>,
  userId: string,
  points = 0,
): Promise<void> {
  const version = await raiseVersion(tx, userId, points)
  await appendEvent(tx, billingEvents, 'billing.wallet-changed', { userId, version })
}
