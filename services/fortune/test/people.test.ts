import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { birth, type Fortune, openFortune, type Person, silent } from './fortune-service.ts'

let fortune: Fortune
beforeAll(async () => {
  fortune = await openFortune()
})
afterAll(() => fortune?.close())

const path = '/api/wisdom/people'
const sample = (changes: object = {}) => ({
  id: newId(),
  name: '小林',
  relation: 'love',
  birth,
  consent: true,
  ...changes,
})
const keep = (me: Person, changes: object = {}) => fortune.call(me, `POST ${path}`, sample(changes))
const kept = async (me: Person) => (await fortune.call(me, `GET ${path}`)).body.people

describe('people whose births are kept', () => {
  it('are kept with their consent, listed, changed and forgotten', async () => {
    const me = fortune.newPerson()
    expect(await kept(me)).toEqual([])
    fortune.at('2026-11-21T10:00:00Z')
    const { status, body } = await keep(me, { name: ' 小林 ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: '小林',
      relation: 'love',
      birth: { ...birth, placeId: expect.stringMatching(/^39\.9/) },
      consentedAt: '2026-11-21T10:00:00.000Z',
    })
    expect(await kept(me)).toEqual([body])
    fortune.at('2026-11-21T11:00:00Z')
    const changed = await fortune.call(me, `PATCH ${path}/${body.id}`, {
      name: '老林',
      birth: { birthDate: '1991-06-02', timeUnknown: true, birthLocation: '杭州' },
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      id: body.id,
      name: '老林',
      relation: 'love',
      birth: { birthDate: '1991-06-02', placeId: expect.stringMatching(/^30\.2/) },
      consentedAt: body.consentedAt,
      updatedAt: '2026-11-21T11:00:00.000Z',
    })
    expect(changed.body.birth).not.toHaveProperty('birthTime')
    expect(await kept(me)).toEqual([changed.body])
    const forget = () => fortune.call(me, `DELETE ${path}/${body.id}`)
    expect(await forget()).toEqual({ status: 200, body: { success: true } })
    expect(await kept(me)).toEqual([])
    expect((await forget()).status).toBe(404)
  })

  it('are kept once however often it is asked, and apart from another’s of the same id', async () => {
    const [me, other] = [fortune.newPerson(), fortune.newPerson()]
    const id = newId()
    const answers = await Promise.all([keep(me, { id }), keep(me, { id }), keep(me, { id })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const again = await keep(me, { id, name: '别人' })
    expect(again.body).toEqual(answers[0]?.body)
    expect(await kept(me)).toHaveLength(1)
    expect((await keep(other, { id, name: '别人' })).body.name).toBe('别人')
    expect(await kept(me)).toMatchObject([{ name: '小林' }])
    await fortune.call(other, `DELETE ${path}/${id}`)
    expect(await kept(me)).toHaveLength(1)
  })

  it('are not kept without their consent', async () => {
    const me = fortune.newPerson()
    const { consent: _, ...without } = sample()
    for (const body of [without, sample({ consent: false })]) {
      const answer = await fortune.call(me, `POST ${path}`, body)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    }
    expect(await kept(me)).toEqual([])
  })

  it.each([
    ['a day that never was', { birthDate: '1990-02-30' }, 400, 'birth_date_invalid'],
    ['a place nobody knows', { birthLocation: 'Xyzzyville' }, 422, 'place_unknown'],
    ['a place that is not clear', { birthLocation: 'Springfield' }, 409, 'place_ambiguous'],
    ['a year too early', { birthDate: '1599-12-31' }, 400, 'birth_year_out_of_range'],
  ])('are refused with %s, and stay as they were', async (_, changes, status, code) => {
    const me = fortune.newPerson()
    const wrong = { ...birth, ...changes }
    const refused = await keep(me, { birth: wrong })
    expect([refused.status, refused.body.code]).toEqual([status, code])
    const { body } = await keep(me)
    const change = await fortune.call(me, `PATCH ${path}/${body.id}`, { birth: wrong })
    expect([change.status, change.body.code]).toEqual([status, code])
    expect(await kept(me)).toEqual([body])
  })

  it('are so many and no more, asked for at once too', async () => {
    const me = fortune.newPerson()
    const room = 3
    for (let each = 0; each < fortuneLimits.people - room; each += 1) await keep(me)
    const answers = await Promise.all(Array.from({ length: room + 2 }, () => keep(me)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.code)).toEqual(['too_many_people', 'too_many_people'])
    const people = await kept(me)
    expect(people).toHaveLength(fortuneLimits.people)
    // What is there is still answered, and changed.
    expect((await keep(me, { id: people[0].id })).status).toBe(201)
    const rename = await fortune.call(me, `PATCH ${path}/${people[0].id}`, { name: '甲' })
    expect(rename.status).toBe(200)
  })

  it('are nobody else’s, and sealed', async () => {
    const [me, stranger] = [fortune.newPerson(), fortune.newPerson({ role: 'admin' })]
    const { body } = await keep(me)
    expect(await kept(stranger)).toEqual([])
    const address = `${path}/${body.id}`
    expect((await fortune.call(stranger, `PATCH ${address}`, { name: 'x' })).status).toBe(404)
    expect((await fortune.call(stranger, `DELETE ${address}`)).status).toBe(404)
    expect(await kept(me)).toEqual([body])
    const db = openDatabase<Record<never, never>>({
      url: fortune.environment.databaseUrl,
      log: silent,
    })
    const { rows } = await sql<{ text: string }>`
      select encode(data, 'escape') as text from people
      where user_id = ${me.userId}`.execute(db)
    await db.destroy()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain('1990')
    expect(rows[0]?.text).not.toContain('love')
  })
})
