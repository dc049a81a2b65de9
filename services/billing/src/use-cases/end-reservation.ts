import { billingEvents } from '@lumen/contracts/billing/bus'
import { appendEvent, eventToAppend } from '@lumen/database/outbox'
import { runAsOne, runWithCommit, type Statement } from '@lumen/database/statements'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { giveBack, type Entry } from '../domain/holdings.ts'
import { movementOf, readHoldings, singleAccount, takenFromLots } from '../store/ledger.ts'
import { endedAs, findStanding, settledWith, type Reservation } from '../store/reservations.ts'
import { settleWhole } from '../store/settle-whole.ts'
import type { BillingTables } from '../store/tables.ts'
import { usageOf } from '../store/usage.ts'
import { lockReservation, newVersion, type Hold } from '../store/wallets.ts'
import { grantCredits } from './grant-credits.ts'

/**
 * Spends what was reserved, or less where fewer units were used; the rest goes back. Asked again it
 * changes nothing.
 */
export async function settle(
  context: BillingContext,
  { reservationId, units }: { reservationId: string; units?: number },
): Promise<{ outcome: 'settled' | 'released' | 'unknown'; credits: number }> {
  // Nearly always. Of what is not settled so, the rest tells why.
  if (units === undefined) {
    const credits = await settleWhole(context.db, reservationId, context.clock.now())
    if (credits !== null) {
      context.eventsCommitted()
      return { outcome: 'settled', credits }
    }
  }
  return withReservation(context, reservationId, async (tx, found, now) => {
    if (found === null) return { outcome: 'unknown', credits: 0 }
    const { reservation, hold } = found
    const { status, credits } = reservation
    if (status === 'settled') return { outcome: 'settled', credits }
    if (status !== 'reserved') return { outcome: 'released', credits: 0 }
    const used = Math.min(units ?? reservation.units, reservation.units)
    const spent = Math.ceil((credits * used) / reservation.units)
    const { userId, version } = hold
    const { statement: told } = eventToAppend(billingEvents, 'billing.wallet-changed', {
      userId,
      version: version + 1,
    })
    await runWithCommit(
      tx,
      settledWith({ id: reservation.id, credits: spent, units: used, at: now }),
      ...usageAfter(reservation, used),
      ...(await leavingHeld(tx, hold, reservation, { how: 'settle', spent, now })),
      told,
      newVersion({ userId, points: spent }),
    )
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
export const release = (context: BillingContext, reservationId: string): Promise<Released> =>
  giveUp(context, reservationId, async (tx, reservation, now) => {
    await makeGood(tx, reservation, now)
    return { outcome: 'refunded' }
  })

/** Gives back what nobody settled in time. What was settled meanwhile was delivered, and stays. */
export const releaseUnsettled = (
  context: BillingContext,
  reservationId: string,
): Promise<Released | { outcome: 'settled' }> =>
  giveUp(context, reservationId, () => Promise.resolve({ outcome: 'settled' }))

async function giveUp<T>(
  context: BillingContext,
  reservationId: string,
  ofSettled: (tx: Transaction<BillingTables>, reservation: Reservation, now: Date) => Promise<T>,
): Promise<T | Released> {
  let changed: { userId: string; version: number } | null = null
  const done = await withReservation<T | Released>(
    context,
    reservationId,
    async (tx, found, now) => {
      if (found === null) return { outcome: 'unknown' }
      const { reservation, hold } = found
      if (reservation.status === 'released' || reservation.status === 'refunded')
        return { outcome: reservation.status }
      if (reservation.status === 'settled') return ofSettled(tx, reservation, now)
      const { userId, credits } = reservation
      await runWithCommit(
        tx,
        ...usageAfter(reservation, 0),
        ...(await leavingHeld(tx, hold, reservation, { how: 'release', spent: 0, now })),
        ...(credits === 0 ? [] : [newVersion({ userId, points: 0 })]),
        endedAs({ id: reservation.id, status: 'released', at: now }),
      )
      if (credits > 0) changed = { userId, version: hold.version + 1 }
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
  act: (
    tx: Transaction<BillingTables>,
    found: { reservation: Reservation; hold: Hold } | null,
    now: Date,
  ) => Promise<T>,
): Promise<T> {
  const done = await context.db.transaction().execute(async (tx) => {
    const found = await lockReservation(tx, id)
    return act(tx, found, context.clock.now())
  })
  context.eventsCommitted()
  return done
}

/** What is held on the meter of a reservation is used, or free again. */
const usageAfter = ({ userId, meter, units }: Reservation, used: number): Statement[] =>
  meter === null ? [] : [usageOf(userId, meter, { used, held: -units })]

/** Moves a reservation's credits out of the held ones: what is not spent goes back to its lots. */
async function leavingHeld(
  tx: Transaction<BillingTables>,
  { heldAccount }: Hold,
  { id, userId, kind, credits }: Reservation,
  { how, spent, now }: { how: 'settle' | 'release'; spent: number; now: Date },
): Promise<Statement[]> {
  if (credits === 0) return []
  const given =
    credits > spent
      ? await returned(tx, { userId, id, amount: credits - spent }, now)
      : { entries: [], lost: 0 }
  const held = heldAccount ?? (await singleAccount(tx, userId, 'held'))
  return movementOf(
    { userId, kind: how, key: `${how}:${id}`, subject: kind, amount: -spent - given.lost, at: now },
    [
      { accountId: held, amount: -credits },
      { accountId: 'spent', amount: spent },
      ...given.entries,
    ],
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
  const undone = meter === null ? [] : [usageOf(userId, meter, { used: -units, held: 0 })]
  await runAsOne(tx, ...undone, endedAs({ id, status: 'refunded', at: now }))
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
  const [row] = await runAsOne(tx, newVersion({ userId, points }))
  if (row === undefined) throw new Error(`There is no wallet of ${userId}`)
  await appendEvent(tx, billingEvents, 'billing.wallet-changed', { userId, version: row.version })
}
