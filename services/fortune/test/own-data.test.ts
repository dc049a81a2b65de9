import { erasureRequests } from '@lumen/contracts/erasure'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { openDatabase } from '@lumen/database/open'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { birth, type Fortune, openFortune, type Person, silent } from './fortune-service.ts'

let fortune: Fortune
let told: { name: string; userId: string }[]
beforeAll(async () => {
  fortune = await openFortune()
  told = []
  await fortune.bus.consume({
    durable: 'test-openings',
    filter: 'event.fortune.>',
    concurrency: 1,
    handler: (event) => {
      told.push({ name: event.name, ...(event.payload as { userId: string }) })
      return Promise.resolve()
    },
  })
})
afterAll(() => fortune.close())

const toldOf = ({ userId }: Person) =>
  told.filter((event) => event.userId === userId).map(({ name }) => name)
const keep = (person: Person) =>
  fortune.call(person, `PUT /api/wisdom/${person.userId}/birth-profile`, birth)
const zone = '?timeZone=Asia/Shanghai'

describe('looking at charts of one’s own', () => {
  it('is told once a day, kind by kind, with an id and nothing else', async () => {
    const me = fortune.newPerson()
    fortune.at('2026-11-21T10:00:00Z')
    await keep(me)
    const chart = `GET /api/wisdom/${me.userId}/chart${zone}`
    const bazi = `GET /api/wisdom/${me.userId}/bazi${zone}`
    expect((await fortune.call(me, chart)).status).toBe(200)
    await fortune.call(me, chart)
    await fortune.call(me, 'POST /api/western-astrology/transits', {})
    await fortune.call(me, bazi)
    await vi.waitFor(() =>
      expect(toldOf(me)).toEqual(['fortune.western-opened', 'fortune.eastern-opened']),
    )
    // 00:10 of the next day in Shanghai, still the same day in UTC.
    fortune.at('2026-11-21T16:10:00Z')
    await fortune.call(me, bazi)
    await vi.waitFor(() => expect(toldOf(me)).toHaveLength(3))
    expect(told.every((event) => Object.keys(event).length === 2)).toBe(true)
  })

  it('is not a birth that was refused', async () => {
    const me = fortune.newPerson()
    await keep(me)
    await fortune.call(me, 'POST /api/eastern-fortune/bazi', { birthDate: '2023-02-30' })
    await fortune.call(me, 'POST /api/western-astrology/birth-chart', birth)
    await vi.waitFor(() => expect(toldOf(me)).toEqual(['fortune.western-opened']))
  })
})

describe('erasing a user', () => {
  it('leaves nothing of them, not even the key, and touches nobody else', async () => {
    const [me, other] = [fortune.newPerson(), fortune.newPerson()]
    for (const person of [me, other]) {
      await keep(person)
      await fortune.call(person, `POST /api/wisdom/${person.userId}/insights`, { type: 'career' })
      await fortune.call(person, `GET /api/wisdom/${person.userId}/chart`)
      await fortune.call(person, 'POST /api/wisdom/people', {
        id: newId(),
        name: '小林',
        relation: 'love',
        birth,
        consent: true,
      })
    }
    const db = openDatabase({ url: fortune.environment.databaseUrl, log: silent })
    const rowsOf = async ({ userId }: Person) => {
      const tables = ['birth_profiles', 'insights', 'readings', 'openings', 'people', 'data_keys']
      const counts = await Promise.all(
        tables.map(async (table) => {
          const { rows } = await sql<{ count: string }>`
            select count(*) from ${sql.table(table)} where user_id = ${userId}`.execute(db)
          return [table, Number(rows[0]?.count)] as const
        }),
      )
      return Object.fromEntries(counts)
    }
    expect(Object.values(await rowsOf(me)).every((count) => count > 0)).toBe(true)
    const erase = () =>
      fortune.bus.request(erasureRequests.fortune, 'fortune.erase-user', { userId: me.userId })
    await erase()
    expect(Object.values(await rowsOf(me))).toEqual([0, 0, 0, 0, 0, 0])
    expect(Object.values(await rowsOf(other)).every((count) => count > 0)).toBe(true)
    await expect(erase()).resolves.toEqual({ done: true, erased: {} })
    const late = await fortune.call(me, `GET /api/wisdom/${me.userId}/birth-profile`)
    expect([late.status, late.body.code]).toEqual([401, 'session_expired'])
    await db.destroy()
  })
})

it('keeps no place where only spaces were written', async () => {
  const me = fortune.newPerson()
  const path = `PUT /api/wisdom/${me.userId}/birth-profile`
  const { body } = await fortune.call(me, path, { ...birth, birthLocation: '   ' })
  expect(body).toMatchObject({ profile: { birthLocation: null, placeId: null } })
})
