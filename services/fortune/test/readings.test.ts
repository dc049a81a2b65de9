import { zodiacAnimals, zodiacSigns } from '@lumen/contracts/fortune/names'
import { Value } from 'typebox/value'
import { fortuneOperations } from '@lumen/contracts/fortune/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@lumen/contracts/languages'
import { birth, type Fortune, openFortune, type Person } from './fortune-service.ts'

let fortune: Fortune
let me: Person
beforeAll(async () => {
  fortune = await openFortune()
  me = fortune.newPerson()
  await fortune.call(me, `PUT /api/wisdom/${me.userId}/birth-profile`, birth)
})
afterAll(() => fortune?.close())

const baziChart = { year: '庚午', month: '庚辰', day: '丙寅', hour: '甲午' }
const somebody = '018f0000-0000-7000-8000-0000000000c1'
const bodies: Readonly<Record<string, object>> = {
  'POST /api/astrology/bazi': birth,
  'POST /api/astrology/fortune': { zodiacSign: 'taurus', baziChart, period: 'week' },
  'POST /api/western-astrology/compatibility': { partner1: 'aries', partner2: 'leo' },
  'POST /api/western-astrology/birth-chart': birth,
  'POST /api/western-astrology/synastry': { partner2: { ...birth, birthDate: '1988-11-03' } },
  'POST /api/western-astrology/transits': {},
  'POST /api/western-astrology/solar-return': { year: 2026 },
  'POST /api/western-astrology/forecast': {},
  'POST /api/eastern-fortune/bazi': birth,
  'POST /api/eastern-fortune/bazi-match': { partner2: { ...birth, birthDate: '1988-11-03' } },
  'POST /api/eastern-fortune/prediction': { zodiac: 'horse', period: 'monthly', baziChart },
  'POST /api/eastern-fortune/flow': { baziChart, date: '2026-02-04' },
  'POST /api/eastern-fortune/reverse': { baziChart },
  'POST /api/eastern-fortune/wisdom': { question: '易经占卜', zodiac: 'dragon' },
  'POST /api/eastern-fortune/iching': {},
  'POST /api/eastern-fortune/feng-shui': {},
  'PUT /api/wisdom/:userId/birth-profile': birth,
  'POST /api/wisdom/:userId/insights': { type: 'career' },
  'POST /api/wisdom/people': { id: somebody, name: '小林', relation: 'love', birth, consent: true },
  'PATCH /api/wisdom/people/:personId': { name: '老林' },
}
const placed = (key: string) =>
  key
    .replace(':sign', 'leo')
    .replace(':animal', 'dragon')
    .replace(':userId', me.userId)
    .replace(':personId', somebody)
    .replace(/places$/, 'places?query=Rom')

describe('every call', () => {
  const keys = Object.entries(fortuneOperations).filter(([key]) => !key.startsWith('DELETE'))
  it.each(keys)('%s answers what it declares, in full', async (key, operation) => {
    const { status, body } = await fortune.call(me, placed(key), bodies[key])
    const [answers] = Object.keys(operation.replies).map(Number)
    expect([status, body.error]).toEqual([answers, undefined])
    const [schema] = Object.values(operation.replies)
    expect([...Value.Errors(schema, body)]).toEqual([])
    if ('facts' in body) {
      expect(body.facts.length).toBeGreaterThan(0)
      expect(body.notice).toContain('娱乐')
      expect([body.provider, body.language]).toEqual(['local', 'zh'])
    }
    expect(JSON.stringify(body)).not.toMatch(/undefined|NaN|\{\w+\}/)
  })
})

describe('a reading of a day', () => {
  const horoscope = (person: Person, query = '') =>
    fortune.call(person, `GET /api/astrology/horoscope/aries${query}`)

  it('is the same for everybody who reads it that day, and another the next day', async () => {
    const mine = await horoscope(me, '?date=2026-11-21')
    const theirs = await horoscope(fortune.newPerson(), '?date=2026-11-21')
    expect(theirs.body).toEqual(mine.body)
    const next = await horoscope(me, '?date=2026-11-22')
    expect(next.body.text).not.toBe(mine.body.text)
  })

  it('is of the user’s own day', async () => {
    fortune.at('2026-11-21T22:30:00Z')
    expect((await horoscope(me, '?timeZone=Asia/Tokyo')).body.date).toBe('2026-11-22')
    expect((await horoscope(me, '?timeZone=America/New_York')).body.date).toBe('2026-11-21')
    const traveller = fortune.newPerson()
    const path = `/api/wisdom/${traveller.userId}/birth-profile?timeZone=Pacific/Auckland`
    await fortune.call(traveller, `PUT ${path}`, birth)
    expect((await horoscope(traveller)).body.date).toBe('2026-11-22')
    expect((await horoscope(fortune.newPerson())).body.date).toBe('2026-11-21')
    fortune.at('2026-11-21T10:00:00Z')
  })

  it.each(['1900-01-01', '2100-12-31', '2024-02-29'])('is there for %s', async (date) => {
    const { status, body } = await horoscope(me, `?date=${date}`)
    expect([status, body.date]).toEqual([200, date])
    const analysis = await fortune.call(me, `GET /api/western-astrology/analysis/leo?date=${date}`)
    expect(analysis.status).toBe(200)
  })

  it('is computed once, however many ask at the same time', async () => {
    const before = await fortune.done('horoscope')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fortune.call(fortune.newPerson(), 'GET /api/astrology/horoscope/virgo?date=2026-12-01'),
      ),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await fortune.done('horoscope')).toBe(before + 1)
  })

  it('differs between signs and animals', async () => {
    const texts = await Promise.all([
      ...zodiacSigns.map(async (sign) => {
        const { body } = await fortune.call(me, `GET /api/astrology/horoscope/${sign}`)
        return body.text as string
      }),
      ...zodiacAnimals.map(async (animal) => {
        const { body } = await fortune.call(me, `GET /api/eastern-fortune/zodiac/${animal}`)
        return body.fortune.overall as string
      }),
    ])
    expect(new Set(texts).size).toBe(24)
  })
})

describe.each(languages)('in %s', (language) => {
  const person = () => ({ ...me, language })
  it.each([
    'GET /api/astrology/horoscope/:sign',
    'GET /api/western-astrology/analysis/:sign',
    'GET /api/eastern-fortune/zodiac/:animal',
    'POST /api/eastern-fortune/bazi',
    'POST /api/eastern-fortune/bazi-match',
    'POST /api/eastern-fortune/prediction',
    'POST /api/western-astrology/birth-chart',
    'POST /api/western-astrology/transits',
    'POST /api/western-astrology/forecast',
    'POST /api/western-astrology/synastry',
    'POST /api/eastern-fortune/iching',
    'POST /api/eastern-fortune/feng-shui',
    'POST /api/wisdom/:userId/insights',
  ])('%s', async (key) => {
    const { status, body } = await fortune.call(person(), placed(key), bodies[key])
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.language).toBe(language)
    expect(body.facts.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/undefined|NaN|\{\w+\}/)
  })
})

it.each([
  ['GET /api/astrology/horoscope/ophiuchus', 'sign_unknown', 12],
  ['GET /api/western-astrology/analysis/cat', 'sign_unknown', 12],
  ['GET /api/eastern-fortune/zodiac/cat', 'animal_unknown', 12],
])('%s: %s, with the list', async (key, code, count) => {
  const { status, body } = await fortune.call(me, key)
  expect([status, body.code, body.details.length]).toEqual([404, code, count])
})

it.each([
  ['POST /api/western-astrology/compatibility', { partner1: 'aries', partner2: 'x' }, 404],
  ['POST /api/eastern-fortune/prediction', { zodiac: 'x', period: 'daily' }, 404],
  ['POST /api/eastern-fortune/prediction', { zodiac: 'rat', period: 'hourly' }, 400],
  [
    'POST /api/astrology/fortune',
    { baziChart: { ...baziChart, day: '甲丑' }, period: 'week' },
    400,
  ],
  ['POST /api/astrology/fortune', { baziChart: { ...baziChart, year: null }, period: 'week' }, 400],
  ['POST /api/eastern-fortune/reverse', { baziChart: { ...baziChart, month: '丁丑' } }, 400],
  ['POST /api/eastern-fortune/flow', { baziChart, date: '2201-01-01' }, 400],
  [
    'POST /api/eastern-fortune/bazi-match',
    { partner1: birth, partner2: { birthDate: '1500-01-01' } },
    400,
  ],
  ['POST /api/western-astrology/transits', { days: 1_000 }, 400],
  ['POST /api/western-astrology/solar-return', { year: 3_000 }, 400],
  ['POST /api/eastern-fortune/iching', { seed: '../x' }, 400],
  ['POST /api/eastern-fortune/wisdom', { question: '   ' }, 400],
  ['POST /api/wisdom/:userId/insights', { type: 'luck' }, 400],
  ['POST /api/wisdom/:userId/insights', { type: 'fortune', context: { date: '2026-02-30' } }, 400],
])('%s refuses %j', async (key, body, status) => {
  const answer = await fortune.call(me, placed(key), body)
  expect(answer.status).toBe(status)
  expect(answer.body.details.length).toBeGreaterThan(0)
})

describe('two charts of four pillars', () => {
  const match = (person: Person, body: object) =>
    fortune.call(person, 'POST /api/eastern-fortune/bazi-match', body)

  it('may be one and the same', async () => {
    const { status, body } = await match(me, { partner1: birth, partner2: birth })
    expect([status, body.chart1]).toEqual([200, body.chart2])
    expect(body.notes.join('')).toContain('同一张')
  })

  it('take the own birth for the first, and ask for it where none is kept', async () => {
    const own = await match(me, { partner2: birth })
    const given = await match(me, { partner1: birth, partner2: birth })
    expect(own.body.chart1).toEqual(given.body.chart1)
    const stranger = await match(fortune.newPerson(), { partner2: birth })
    expect([stranger.status, stranger.body.code]).toEqual([404, 'birth_profile_missing'])
  })

  it('need no hour and no gender, and say what is missing', async () => {
    const { body } = await match(me, {
      partner1: { birthDate: '1990-05-01' },
      partner2: { birthDate: '1991-05-01' },
    })
    expect([body.chart1.hour, body.chart2.hour]).toEqual([null, null])
    expect(body.notes).toHaveLength(2)
    expect(body.points.map(({ rule }: { rule: string }) => rule)).not.toContain('partner-star')
  })
})

describe('charts', () => {
  it('show what is known of the birth alone when time and place are not', async () => {
    const { body } = await fortune.call(me, 'POST /api/western-astrology/birth-chart', {
      birthDate: '1990-05-01',
    })
    expect(body.rising).toBeNull()
    expect([body.chart.houses, body.chart.angles]).toEqual([[], []])
    expect(body.chart.moonRange.signs.length).toBeGreaterThan(0)
    const kinds = body.chart.warnings.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['time-unknown', 'place-unknown']))
    const bazi = await fortune.call(me, 'POST /api/eastern-fortune/bazi', {
      birthDate: '1990-05-01',
    })
    const { bones, decades, start } = bazi.body.chart.depth
    expect([bones, decades, start]).toEqual([null, [], null])
    const gendered = await fortune.call(me, 'POST /api/eastern-fortune/bazi', {
      birthDate: '1990-05-01',
      gender: 'male',
    })
    // Half a day would be two months: luck is told by the year, not to the day.
    expect(gendered.body.chart.depth.decades).toHaveLength(10)
    expect(gendered.body.chart.depth.start).toBeNull()
    expect([bazi.body.hour, bazi.body.chart.pillars.hour]).toEqual([null, null])
    expect(bazi.body.chart.luck).toBeNull()
  })

  it('take Porphyry beyond the polar circle and say so', async () => {
    const { body } = await fortune.call(me, 'POST /api/western-astrology/birth-chart', {
      ...birth,
      birthLocation: '78.22,15.65',
    })
    expect(body.chart.method).toMatchObject({
      houseSystem: 'porphyry',
      houseSystemRequested: 'placidus',
    })
    expect(body.chart.warnings.map(({ kind }: { kind: string }) => kind)).toContain('polar-houses')
  })

  it('are of the poles and of the edges of the years too', async () => {
    for (const changes of [
      { birthLocation: '90,0' },
      { birthLocation: '-90,0' },
      { birthDate: '1600-01-01', birthLocation: 'London' },
      { birthDate: '2100-12-31', birthLocation: 'London' },
    ]) {
      const sky = await fortune.call(me, 'POST /api/western-astrology/birth-chart', {
        ...birth,
        ...changes,
      })
      const bazi = await fortune.call(me, 'POST /api/eastern-fortune/bazi', {
        ...birth,
        ...changes,
      })
      expect([changes, sky.status, bazi.status]).toEqual([changes, 200, 200])
    }
  })

  it('show the pillars of the other axis and school where they differ', async () => {
    const { body } = await fortune.call(me, 'POST /api/eastern-fortune/bazi', {
      ...birth,
      birthTime: '00:20',
    })
    expect(body.chart.alternatives.length).toBeGreaterThan(0)
    expect(body.chart.warnings.map(({ kind }: { kind: string }) => kind)).toContain(
      'schools-differ',
    )
  })

  it('count elements to 8 and share them to 1', async () => {
    const { body } = await fortune.call(me, 'POST /api/eastern-fortune/bazi', birth)
    const sum = (values: object) => Object.values(values).reduce((a, b) => a + Number(b), 0)
    expect(sum(body.elements)).toBe(8)
    expect(sum(body.elementFractions)).toBeCloseTo(1, 2)
    expect(body.destiny.dayMaster).toContain('丙')
  })

  it('are asked for first when nothing is kept of one’s own', async () => {
    const stranger = fortune.newPerson()
    for (const [key, body] of [
      [`GET /api/wisdom/${stranger.userId}/bazi`],
      [`GET /api/wisdom/${stranger.userId}/chart`],
      ['POST /api/western-astrology/transits', {}],
      [`POST /api/wisdom/${stranger.userId}/insights`, { type: 'fortune' }],
    ] as const) {
      const answer = await fortune.call(stranger, key, body)
      expect([key, answer.status, answer.body.code]).toEqual([key, 404, 'birth_profile_missing'])
    }
    const day = await fortune.call(stranger, `GET /api/wisdom/${stranger.userId}/daily-fortune`)
    expect([day.status, day.body.personal]).toEqual([200, false])
  })
})

describe('insights', () => {
  const path = (userId: string) => `/api/wisdom/${userId}/insights`
  it('are made once for a type and day, anew after the birth was corrected, and forgotten with it', async () => {
    const person = fortune.newPerson()
    const profile = `/api/wisdom/${person.userId}/birth-profile`
    await fortune.call(person, `PUT ${profile}`, birth)
    const make = (type: string, date?: string) =>
      fortune.call(person, `POST ${path(person.userId)}`, {
        type,
        ...(date !== undefined && { context: { date } }),
      })
    const first = await make('fortune')
    expect(first.body).toMatchObject({ type: 'fortune', applicableDate: '2026-11-21' })
    expect(first.body.confidence).toBeGreaterThan(0)
    expect((await make('fortune')).body).toEqual(first.body)
    expect((await make('fortune', '2026-11-22')).body.id).not.toBe(first.body.id)
    const both = await Promise.all([make('philosophy'), make('philosophy')])
    expect(both[0].body.id).toBe(both[1].body.id)
    await fortune.call(person, `PUT ${profile}`, { ...birth, birthDate: '1985-02-14' })
    expect((await make('fortune')).body.id).not.toBe(first.body.id)
    const list = await fortune.call(person, `GET ${path(person.userId)}`)
    expect(list.body).toHaveLength(4)
    const some = await fortune.call(person, `GET ${path(person.userId)}?type=philosophy`)
    expect(some.body).toHaveLength(1)
    await fortune.call(person, `DELETE ${profile}`)
    expect((await fortune.call(person, `GET ${path(person.userId)}`)).body).toEqual([])
  })
})

describe('a day of a life', () => {
  const forecast = (body: object) => fortune.call(me, 'POST /api/western-astrology/forecast', body)

  it('is told by its date, and not before the birth nor long after', async () => {
    const { body } = await forecast({ birth, date: '2026-11-21' })
    expect(body.profection).toMatchObject({ age: 36, house: 1, from: '2026-05-01' })
    expect(body.progressed.instant).toMatch(/^1990-06-06/)
    expect(Math.abs(body.solarArc.degrees - 35)).toBeLessThan(1)
    expect(Date.parse(body.lunarReturn.next)).toBeGreaterThan(Date.parse('2026-11-21'))
    const later = await forecast({ birth, date: '2031-11-21' })
    expect(later.body.progressed.text).not.toBe(body.progressed.text)
    for (const date of ['1990-04-30', '2111-05-01'])
      expect((await forecast({ birth, date })).body.details).toMatchObject([{ path: 'date' }])
    expect((await forecast({ birth, date: '1990-05-01' })).status).toBe(200)
  })

  it('leaves out what needs a time of birth, and stands in another zodiac as chosen', async () => {
    const unknown = { birthDate: '1990-05-01', birthLocation: '北京' }
    const { body } = await forecast({ birth: unknown, date: '2026-11-21' })
    expect([body.profection, body.lunarReturn, body.progressed.angles]).toEqual([null, null, []])
    const sidereal = await forecast({ birth: { ...birth, zodiac: 'lahiri' }, date: '2026-11-21' })
    expect(sidereal.body.chart.positions[0]).toMatchObject({ name: 'Sun', sign: 'aries' })
    expect(sidereal.body.chart.method).toMatchObject({ zodiac: 'lahiri', ayanamsa: 23.7252 })
    expect((await forecast({ birth: { ...birth, zodiac: 'chinese' } })).status).toBe(400)
  })
})

it('compares somebody with themselves, and with somebody whose time is unknown', async () => {
  const compare = (partner2: object) =>
    fortune.call(me, 'POST /api/western-astrology/synastry', { partner1: birth, partner2 })
  const { body } = await compare(birth)
  expect(body.analysis).toContain('同一张')
  expect(body.davison.positions[0].longitude).toBe(body.chart1.positions[0].longitude)
  expect(body.overlays.first).toEqual(body.overlays.second)
  expect(body.domains).toHaveLength(5)
  expect(body.kinds).toHaveLength(4)
  const unknown = (await compare({ birthDate: '1988-11-03' })).body
  expect(unknown.overlays.first).toEqual([])
  expect(unknown.overlays.second).not.toEqual([])
  expect([unknown.compositeChart.houses, unknown.davison.place]).toEqual([[], null])
})
