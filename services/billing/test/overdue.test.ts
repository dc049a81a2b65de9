import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../src/use-cases/end-reservation.ts'
import { readAccount } from '../src/use-cases/read-account.ts'
import { releaseOverdue } from '../src/use-cases/release-overdue.ts'
import { renewWallets } from '../src/use-cases/renew-wallets.ts'
import { creditsOf, newUser, openService, waitingIn } from './billing-service.ts'
import { reserved, walletActions } from './wallet-actions.ts'

let service: Awaited<ReturnType<typeof openService>>
let ask: ReturnType<typeof walletActions>['ask']
beforeAll(async () => {
  service = await openService()
  ;({ ask } = walletActions(service.context))
})
afterAll(() => service.close())

const march = new Date('2026-03-15T12:00:00Z')
const anHourLater = new Date('2026-03-15T13:00:00Z')

describe('the sweep of what is overdue', () => {
  it('releases by itself what nobody settles, and says so to who settles late', async () => {
    service.time.now = march
    const userId = newUser()
    const lost = await reserved(ask(userId, 'lost', 'video'))
    service.time.now = anHourLater
    await releaseOverdue(service.context, AbortSignal.timeout(60_000))
    expect(await settle(service.context, { reservationId: lost })).toEqual({
      outcome: 'released',
      credits: 0,
    })
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
  })

  it('leaves alone what is settled before it comes to that', async () => {
    service.time.now = march
    const { context } = service
    const [first, second] = [newUser(), newUser()]
    await reserved(ask(first, 'first', 'video'))
    const late = await reserved(ask(second, 'late', 'video'))
    service.time.now = anHourLater
    const sweeping = await context.db.transaction().execute(async (tx) => {
      await sql`select 1 from wallets where user_id = ${first} for update`.execute(tx)
      const swept = releaseOverdue(context, AbortSignal.timeout(60_000))
      await expect.poll(() => waitingIn(context.db)).toBe(1)
      await settle(context, { reservationId: late })
      return { swept }
    })
    expect(await sweeping.swept).toBe(1)
    expect(await creditsOf(context.db, first)).toEqual({ open: 100, held: 0, debt: 0 })
    expect(await creditsOf(context.db, second)).toEqual({ open: 50, held: 0, debt: 0 })
  })

  it('lets no faulty row keep the others from their jobs', async () => {
    service.time.now = march
    const { context } = service
    const [bad, good] = [newUser(), newUser()]
    await readAccount(context, bad)
    await reserved(ask(bad, 'bad', 'video'))
    await reserved(ask(good, 'good', 'video'))
    // Nothing of the first user can be changed.
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'faulty'; end $$`.execute(context.db)
    for (const table of ['wallets', 'reservations'])
      await sql`create trigger faulty before update on ${sql.table(table)} for each row
        when (old.user_id = ${sql.lit(bad)}) execute function refuse()`.execute(context.db)
    const signal = AbortSignal.timeout(60_000)
    try {
      service.time.now = anHourLater
      await releaseOverdue(context, signal, 1)
      expect(await creditsOf(context.db, good)).toEqual({ open: 100, held: 0, debt: 0 })
      expect(await creditsOf(context.db, bad)).toEqual({ open: 50, held: 50, debt: 0 })
      service.time.now = new Date('2026-04-15T13:00:00Z')
      await renewWallets(context, signal, 1)
      const { rows } =
        await sql`select user_id from wallets where renews_at <= ${service.time.now}`.execute(
          context.db,
        )
      expect(rows).toEqual([{ user_id: bad }])
    } finally {
      await sql`drop function refuse cascade`.execute(context.db)
    }
  })
})
