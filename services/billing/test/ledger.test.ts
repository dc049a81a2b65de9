import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { release, settle } from '../src/use-cases/end-reservation.ts'
import { readAccount } from '../src/use-cases/read-account.ts'
import { renewWallets } from '../src/use-cases/renew-wallets.ts'
import {
  readBalance,
  readQuote,
  readTransactions,
  readUsageStats,
} from '../src/use-cases/read-wallet.ts'
import { reserve } from '../src/use-cases/reserve.ts'
import { balanceBefore } from '../src/store/statement.ts'
import { creditsOf, newUser, openService, waitingIn } from './billing-service.ts'
import { faultsOf } from './ledger-faults.ts'
import { reserved, walletActions } from './wallet-actions.ts'

type Actions = ReturnType<typeof walletActions>
let service: Awaited<ReturnType<typeof openService>>
let ask: Actions['ask']
let pack: Actions['pack']
let takeBack: Actions['takeBack']
beforeAll(async () => {
  service = await openService()
  ;({ ask, pack, takeBack } = walletActions(service.context))
})
afterAll(() => service.close())

const march = new Date('2026-03-15T12:00:00Z')

describe('the ledger', () => {
  it('gives a new user the credits of the month, once, and lets them go at its end', async () => {
    const userId = newUser()
    service.time.now = march
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100, plan: 'free' })
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100 })
    service.time.now = new Date('2026-04-15T12:00:00Z')
    await Promise.all([
      renewWallets(service.context, AbortSignal.timeout(60_000)),
      renewWallets(service.context, AbortSignal.timeout(60_000)),
    ])
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
    const { rows } = await sql`select kind, amount from movements where user_id = ${userId}
      order by position`.execute(service.context.db)
    expect(rows).toEqual([
      { kind: 'grant', amount: 100 },
      { kind: 'expire', amount: -100 },
      { kind: 'grant', amount: 100 },
    ])
  })

  it('costs nobody a month when a clock jumps ahead and comes back', async () => {
    const userId = newUser()
    service.time.now = march
    await readAccount(service.context, userId)
    service.time.now = new Date('2026-06-20T12:00:00Z')
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100 })
    service.time.now = new Date('2026-04-20T12:00:00Z')
    await reserved(ask(userId, 'april', 'image'))
    // April’s came as well; those of June are there already and will not come again.
    expect(await creditsOf(service.context.db, userId)).toMatchObject({ open: 190, held: 10 })
    service.time.now = new Date('2026-06-21T12:00:00Z')
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100 })
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('takes nothing for local text where the operator gives it, and counts it all the same', async () => {
    service.time.now = march
    const userId = newUser()
    const giving = {
      ...service.context,
      config: { ...service.context.config, localTextFree: true },
    }
    const write = (context: typeof giving, key: string, local: boolean) =>
      reserve(context, { userId, key, kind: 'text', units: 1, local, holdSeconds: 600 })
    const free = await write(giving, 'local', true)
    expect(free).toMatchObject({ outcome: 'reserved', credits: 0 })
    expect(await write(giving, 'remote', false)).toMatchObject({ credits: 1 })
    expect(await write(service.context, 'priced', true)).toMatchObject({ credits: 1 })
    await settle(service.context, { reservationId: await reserved(Promise.resolve(free)) })
    const { messages } = await readUsageStats(giving, userId, undefined)
    expect(messages).toMatchObject({ used: 3, total: 20 })
    expect(await readQuote(giving, userId, { kind: 'text', local: true })).toMatchObject({
      credits: 0,
      localTextFree: true,
    })
    expect(await readBalance(giving, userId, 'en')).toMatchObject({
      localTextFree: true,
      usableBalance: 98,
    })
    // Beyond the ceiling it is refused like any other.
    for (let at = 3; at < 20; at += 1) await write(giving, `more-${at}`, true)
    expect(await write(giving, 'beyond', true)).toMatchObject({ reason: 'messages' })
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('spends first what goes first, and packs last', async () => {
    service.time.now = march
    const userId = newUser()
    await pack(userId, 'p1', 30)
    const picture = await reserved(ask(userId, 'a', 'image', 10))
    await settle(service.context, { reservationId: picture })
    expect(await readAccount(service.context, userId)).toMatchObject({
      credits: 30,
      vipPoints: 100,
    })
    expect(await ask(userId, 'b', 'video')).toEqual({
      outcome: 'refused',
      reason: 'credits',
      needed: 50,
      left: 30,
      resetsAt: '2026-04-15T12:00:00.000Z',
    })
  })

  it('answers the same key alike, whatever became of it, and asks anew after a release', async () => {
    service.time.now = march
    const userId = newUser()
    const first = await reserved(ask(userId, 'same', 'image'))
    expect(await reserved(ask(userId, 'same', 'image'))).toBe(first)
    await settle(service.context, { reservationId: first })
    expect(await reserved(ask(userId, 'same', 'image'))).toBe(first)
    expect(await settle(service.context, { reservationId: first })).toMatchObject({ credits: 10 })
    expect(await release(service.context, first)).toEqual({ outcome: 'refunded' })
    expect(await release(service.context, first)).toEqual({ outcome: 'refunded' })
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100, vipPoints: 0 })
    expect(await reserved(ask(userId, 'same', 'image'))).not.toBe(first)
  })

  it('gives back what less was used than reserved', async () => {
    service.time.now = march
    const userId = newUser()
    const call = await reserved(ask(userId, 'call', 'voice', 6))
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 70, held: 30, debt: 0 })
    expect(await settle(service.context, { reservationId: call, units: 2 })).toEqual({
      outcome: 'settled',
      credits: 10,
    })
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 90, held: 0, debt: 0 })
  })

  it('holds the ceiling of the day by the user’s clocks', async () => {
    service.time.now = new Date('2026-03-15T15:59:00Z')
    const userId = newUser()
    const say = (key: string) =>
      reserve(service.context, {
        userId,
        key,
        kind: 'text',
        units: 1,
        holdSeconds: 600,
        timeZone: 'Asia/Shanghai',
      })
    for (let index = 0; index < 20; index += 1) await reserved(say(`m${index}`))
    expect(await say('m20')).toEqual({
      outcome: 'refused',
      reason: 'messages',
      needed: 1,
      left: 0,
      resetsAt: '2026-03-15T16:00:00.000Z',
    })
    service.time.now = new Date('2026-03-15T16:00:00Z')
    expect(await say('m20')).toMatchObject({ outcome: 'reserved' })
  })

  it('does not bring back credits whose time went by while they were reserved', async () => {
    service.time.now = new Date('2026-04-15T11:59:00Z')
    const userId = newUser()
    service.time.now = march
    await readAccount(service.context, userId)
    service.time.now = new Date('2026-04-15T11:59:00Z')
    const late = await reserved(ask(userId, 'late', 'video'))
    service.time.now = new Date('2026-04-15T12:01:00Z')
    await release(service.context, late)
    // What was never reserved is to expire as well, when somebody next looks.
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 50, held: 0, debt: 0 })
    expect(await readAccount(service.context, userId)).toMatchObject({ credits: 100 })
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('books as debt what cannot be taken back, and pays it by what comes', async () => {
    service.time.now = march
    const userId = newUser()
    await pack(userId, 'p2', 200)
    const used = await reserved(ask(userId, 'used', 'video', 5))
    await settle(service.context, { reservationId: used })
    const open = await reserved(ask(userId, 'open', 'image', 3))
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 20, held: 30, debt: 0 })
    expect(await takeBack(userId, 'p2', 200)).toBe(true)
    expect(await takeBack(userId, 'p2', 200)).toBe(false)
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 0, held: 30, debt: 180 })
    await release(service.context, open)
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 0, held: 0, debt: 150 })
    await pack(userId, 'p3', 170)
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 20, held: 0, debt: 0 })
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('takes what is missing from other credits before it books a debt', async () => {
    service.time.now = march
    const userId = newUser()
    await pack(userId, 'own', 200)
    await pack(userId, 'other', 50)
    const used = await reserved(ask(userId, 'used', 'video', 5))
    await settle(service.context, { reservationId: used })
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
    // 50 of its own are there, 50 of the other pack.
    expect(await takeBack(userId, 'own', 80)).toBe(true)
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 20, held: 0, debt: 0 })
    expect(await takeBack(userId, 'other', 50)).toBe(true)
    expect(await creditsOf(service.context.db, userId)).toEqual({ open: 0, held: 0, debt: 30 })
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('lets one of a hundred have the last credits', async () => {
    service.time.now = march
    const userId = newUser()
    await settle(service.context, { reservationId: await reserved(ask(userId, 'x', 'image', 9)) })
    const { db } = service.context
    const askTimes = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ask(userId, `${name}-${index}`, 'image'))
    // The first begin while somebody has the wallet, so that all of them compete.
    const early = await db.transaction().execute(async (tx) => {
      await sql`select from wallets where user_id = ${userId} for update`.execute(tx)
      const asked = askTimes(8, 'early')
      await expect.poll(() => waitingIn(db)).toBe(8)
      return asked
    })
    const answers = await Promise.all([...early, ...askTimes(92, 'late')])
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
    expect(await faultsOf(service.context.db)).toEqual([])
  })

  it('ends once what many settle and release at once', async () => {
    service.time.now = march
    const { context } = service
    const userId = newUser()
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => reserved(ask(userId, key, 'image'))),
    )
    const ends = await Promise.all(
      ids.flatMap((reservationId) => [
        settle(context, { reservationId }),
        settle(context, { reservationId, units: 1 }),
        release(context, reservationId),
        settle(context, { reservationId }),
      ]),
    )
    expect(ends.filter(({ outcome }) => outcome === 'unknown')).toEqual([])
    // What was released after it was settled came back: nothing stays spent or held.
    expect(await creditsOf(context.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
    const { rows } =
      await sql`select count(*) filter (where status in ('released', 'refunded')) as ended
      from reservations where user_id = ${userId}`.execute(context.db)
    expect(rows).toEqual([{ ended: '4' }])
    expect(await faultsOf(context.db)).toEqual([])
  })

  it('tells which version of the wallet a settled use made', async () => {
    service.time.now = march
    const { db } = service.context
    const told: unknown[] = []
    const userId = newUser()
    const reservationId = await reserved(ask(userId, 'told', 'image'))
    // Nothing leaves the outbox while somebody else has the turn of its relay.
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('outbox:' || current_schema(), 0))`.execute(
        tx,
      )
      await settle(service.context, { reservationId })
      const { rows } = await sql`select name, payload from outbox
        where payload ->> 'userId' = ${userId}`.execute(db)
      told.push(...rows)
    })
    const { version } = await db
      .selectFrom('wallets')
      .select('version')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(told).toEqual([{ name: 'billing.wallet-changed', payload: { userId, version } }])
  })

  it('tells what was moved, in words', async () => {
    service.time.now = march
    const userId = newUser()
    await pack(userId, 'words', 100)
    const picture = await reserved(ask(userId, 'p', 'image'))
    await settle(service.context, { reservationId: picture })
    await ask(userId, 'open', 'video')
    const lines = await readTransactions(service.context, userId, 'zh', {})
    expect(lines.map(({ description, type, amount }) => [description, type, amount])).toEqual([
      ['图像生成', 'spent', 10],
      ['购买入门包', 'earned', 100],
      ['免费版每月积分', 'earned', 100],
    ])
    const [, second] = lines
    const older = await readTransactions(service.context, userId, 'de', { cursor: second!.id })
    expect(older.map(({ description }) => description)).toEqual(['Monatliche Credits, Gratis'])
    expect(await balanceBefore(service.context.db, userId, lines[0]!.id)).toBe(200)
    expect(await balanceBefore(service.context.db, newUser(), lines[0]!.id)).toBe(0)
    expect(await readBalance(service.context, userId, 'zh')).toMatchObject({
      totalBalance: 190,
      usableBalance: 140,
      pendingExpiry: 40,
      expiryDate: '2026-04-15T12:00:00.000Z',
      debt: 0,
      monthlyUsage: { period: '2026-03', used: 10, total: 100 },
    })
  })

  it('has no index that a changed balance would rewrite', async () => {
    const { rows } = await sql`select indexname from pg_indexes
      where schemaname = current_schema() and tablename = 'accounts'
        and indexdef ~ 'balance'`.execute(service.context.db)
    expect(rows).toEqual([])
  })

  it('refuses to be edited', async () => {
    const { db } = service.context
    await expect(sql`update accounts set balance = 1000000`.execute(db)).rejects.toThrow(/refused/)
    await expect(sql`update entries set amount = amount + 1`.execute(db)).rejects.toThrow(/refused/)
    await expect(sql`update movements set amount = 5`.execute(db)).rejects.toThrow(/refused/)
    await expect(
      sql`insert into entries (movement_id, account_id, amount)
        select movement_id, account_id, 5 from entries e join accounts a on a.id = e.account_id
        where a.user_id is null
        on conflict (movement_id, account_id) do nothing`.execute(db),
    ).resolves.toBeDefined()
    await expect(
      sql`insert into entries (movement_id, account_id, amount)
        select (select id from movements limit 1), a.id, 5 from accounts a
        where a.user_id is null and not exists (select from entries e where e.account_id = a.id
          and e.movement_id = (select id from movements limit 1)) limit 1`.execute(db),
    ).rejects.toThrow(/not balanced/)
  })
})
