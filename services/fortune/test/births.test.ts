import { openDatabase } from '@lumen/database/open'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { birth, type Fortune, openFortune, silent } from './fortune-service.ts'

let fortune: Fortune
beforeAll(async () => {
  fortune = await openFortune()
})
afterAll(() => fortune?.close())

const profileOf = (userId: string) => `/api/wisdom/${userId}/birth-profile`

describe('a birth profile', () => {
  it('is kept, read, corrected and forgotten', async () => {
    const me = fortune.newPerson()
    const path = profileOf(me.userId)
    expect(await fortune.call(me, `GET ${path}`)).toEqual({ status: 200, body: { profile: null } })
    const put = await fortune.call(me, `PUT ${path}`, birth)
    expect(put.status).toBe(200)
    expect(put.body.profile).toMatchObject({
      birthDate: '1990-05-01',
      birthTime: '12:30',
      birthLocation: '北京',
      gender: 'female',
      timeUnknown: false,
      houseSystem: null,
      zodiacSign: 'taurus',
      chineseZodiac: 'horse',
      baziChart: { year: '庚午', month: '庚辰', day: '丙寅' },
      method: {
        zone: 'Asia/Shanghai',
        offset: '+09:00',
        dstSeconds: 3600,
        timeKnown: true,
        axis: 'true-solar',
        dayChange: '23:00',
        houseSystem: 'placidus',
        offsetBasis: 'zone',
        accuracyPromised: true,
        place: { country: 'CN', countryName: '中国' },
      },
    })
    expect(put.body.profile.method.solarMinutes).toBeCloseTo(-11.5, 0)
    expect((await fortune.call(me, `GET ${path}`)).body).toEqual(put.body)
    const corrected = await fortune.call(me, `PUT ${path}`, {
      birthDate: '1990-05-01',
      timeUnknown: true,
    })
    expect(corrected.body.profile).toMatchObject({
      birthTime: null,
      birthLocation: null,
      gender: null,
      timeUnknown: true,
      baziChart: { hour: null },
      method: { place: null, houseSystem: null, offsetBasis: 'assumed', axis: 'clock' },
    })
    expect(await fortune.call(me, `DELETE ${path}`)).toEqual({
      status: 200,
      body: { success: true },
    })
    expect((await fortune.call(me, `GET ${path}`)).body).toEqual({ profile: null })
  })

  it('is nobody else’s, an administrator’s neither', async () => {
    const me = fortune.newPerson()
    const path = profileOf(me.userId)
    await fortune.call(me, `PUT ${path}`, birth)
    const [stranger, admin] = [fortune.newPerson(), fortune.newPerson({ role: 'admin' })]
    for (const key of [
      `GET ${path}`,
      `GET /api/wisdom/${me.userId}/bazi`,
      `GET /api/wisdom/${me.userId}/chart`,
      `GET /api/wisdom/${me.userId}/daily-fortune`,
      `GET /api/wisdom/${me.userId}/insights`,
    ]) {
      for (const person of [stranger, admin]) {
        const { status, body } = await fortune.call(person, key)
        expect([key, status, body.code]).toEqual([key, 403, 'forbidden'])
      }
    }
    for (const person of [stranger, admin]) {
      for (const [key, body] of [
        [`PUT ${path}`, birth],
        [`DELETE ${path}`],
        [`POST /api/wisdom/${me.userId}/insights`, { type: 'fortune' }],
      ] as const)
        expect([key, (await fortune.call(person, key, body)).status]).toEqual([key, 403])
    }
  })

  it('is sealed', async () => {
    const me = fortune.newPerson()
    await fortune.call(me, `PUT ${profileOf(me.userId)}`, birth)
    const db = openDatabase<Record<never, never>>({
      url: fortune.environment.databaseUrl,
      log: silent,
    })
    const { rows } = await sql<{ text: string }>`
      select encode(data, 'escape') as text from birth_profiles
      where user_id = ${me.userId}`.execute(db)
    await db.destroy()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain('1990')
  })
})

describe('what is wrong with a birth', () => {
  const save = (changes: object) => {
    const me = fortune.newPerson({ language: 'en' })
    return fortune.call(me, `PUT ${profileOf(me.userId)}`, { ...birth, ...changes })
  }
  it.each([
    ['30 February', { birthDate: '1990-02-30' }, 400, 'birth_date_invalid'],
    ['31 April', { birthDate: '1990-04-31' }, 400, 'birth_date_invalid'],
    ['29 February of no leap year', { birthDate: '1900-02-29' }, 400, 'birth_date_invalid'],
    ['a month 13', { birthDate: '1990-13-01' }, 400, 'birth_date_invalid'],
    ['a year too early', { birthDate: '1599-12-31' }, 400, 'birth_year_out_of_range'],
    ['a year too late', { birthDate: '2101-01-01' }, 400, 'birth_year_out_of_range'],
    ['words for a date', { birthDate: 'yesterday' }, 400, 'invalid_input'],
    ['the hour 24', { birthTime: '24:00' }, 400, 'invalid_input'],
    ['a place nobody knows', { birthLocation: 'Xyzzyville' }, 422, 'place_unknown'],
    ['SQL for a place', { birthLocation: "'; drop table birth_profiles;--" }, 422, 'place_unknown'],
    ['a script for a place', { birthLocation: '<script>alert(1)</script>' }, 422, 'place_unknown'],
    ['10 kB for a place', { birthLocation: 'x'.repeat(10_240) }, 400, 'invalid_input'],
    ['a place beyond the globe', { birthLocation: '99,200' }, 422, 'place_unknown'],
    ['an id beyond the globe', { placeId: '99,200' }, 422, 'place_unknown'],
    ['another gender', { gender: 'x' }, 400, 'invalid_input'],
    ['an offset that no zone has', { utcOffset: '+25:00' }, 400, 'invalid_input'],
  ])('is told of %s', async (_, changes, status, code) => {
    const answer = await save(changes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.details.length).toBeGreaterThan(0)
  })

  it('is an unclear place, with the candidates to choose from', async () => {
    const { status, body } = await save({ birthLocation: 'Springfield' })
    expect([status, body.code]).toEqual([409, 'place_ambiguous'])
    expect(body.details.length).toBeGreaterThan(3)
    for (const { path, message, value } of body.details) {
      expect(path).toBe('placeId')
      expect(message).toMatch(/Springfield.*United States/)
      const chosen = await save({ birthLocation: 'Springfield', placeId: value })
      expect(chosen.body.profile.method.place).toMatchObject({ id: value, country: 'US' })
    }
  })

  it('is a time that the clocks skipped: the one before or after the change', async () => {
    const skipped = { birthDate: '2021-03-28', birthTime: '02:30', birthLocation: 'Berlin' }
    const { status, body } = await save(skipped)
    expect([status, body.code]).toEqual([409, 'birth_time_in_gap'])
    expect(body.details).toEqual([
      { path: 'disambiguation', message: 'UTC+01:00', value: 'earlier' },
      { path: 'disambiguation', message: 'UTC+02:00', value: 'later' },
    ])
    const instantOf = async (disambiguation: string) =>
      (await save({ ...skipped, disambiguation })).body.profile.method.instant
    expect(await instantOf('earlier')).toBe('2021-03-28T01:30:00.000Z')
    expect(await instantOf('later')).toBe('2021-03-28T00:30:00.000Z')
  })

  it('is a time that the clocks showed twice: the first or the second', async () => {
    const twice = { birthDate: '2021-10-31', birthTime: '02:30', birthLocation: 'Berlin' }
    const { status, body } = await save(twice)
    expect([status, body.code]).toEqual([409, 'birth_time_twice'])
    expect(body.details.map(({ value }: { value: string }) => value)).toEqual(['earlier', 'later'])
    const instantOf = async (disambiguation: string) =>
      (await save({ ...twice, disambiguation })).body.profile.method.instant
    expect(await instantOf('earlier')).toBe('2021-10-31T00:30:00.000Z')
    expect(await instantOf('later')).toBe('2021-10-31T01:30:00.000Z')
  })

  it('is not an offset that was given, nor coordinates', async () => {
    const given = await save({ utcOffset: '+08:00' })
    expect(given.body.profile.method).toMatchObject({
      instant: '1990-05-01T04:30:00.000Z',
      offset: '+08:00',
      offsetBasis: 'given',
    })
    const coordinates = await save({ birthLocation: '39.9042,116.4074' })
    expect(coordinates.body.profile.method).toMatchObject({ zone: 'Asia/Shanghai' })
  })

  it('is not a birth in Xinjiang, which is read by Beijing time', async () => {
    const { body } = await save({ birthLocation: '乌鲁木齐', birthDate: '2000-01-01' })
    expect(body.profile.method).toMatchObject({ zone: 'Asia/Shanghai', offset: '+08:00' })
    expect(body.profile.method.solarMinutes).toBeLessThan(-120)
  })
})

describe('the place search', () => {
  const search = async (query: string, language: 'zh' | 'de' = 'zh') =>
    fortune.call(
      fortune.newPerson({ language }),
      `GET /api/wisdom/places?query=${encodeURIComponent(query)}`,
    )
  it.each([
    ['北京', 'CN', '中国'],
    ['東京', 'JP', '日本'],
    ['서울', 'KR', '韩国'],
    ['München', 'DE', '德国'],
    ['São Paulo', 'BR', '巴西'],
  ])('finds %s', async (query, country, countryName) => {
    const { status, body } = await search(query)
    expect(status).toBe(200)
    expect(body.places[0]).toMatchObject({ country, countryName })
    expect(body.attribution.text).toContain('GeoNames')
  })
  it('goes on from what was typed so far', async () => {
    const { body } = await search('Münch', 'de')
    expect(body.places[0]).toMatchObject({ country: 'DE', countryName: 'Deutschland' })
    expect(body.places.length).toBeGreaterThan(1)
  })
  it.each(['Xyzzyville', '<script>', "' or 1=1--", '京'.repeat(200)])(
    'finds nothing for %j',
    async (query) => {
      expect((await search(query)).body.places).toEqual([])
    },
  )
})
