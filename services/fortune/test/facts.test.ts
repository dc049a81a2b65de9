import { type ChartAbout, type ChartPart, fortuneRequests } from '@lumen/contracts/fortune/bus'
import type { BirthData } from '@lumen/contracts/fortune/birth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { birth, type Fortune, openFortune } from './fortune-service.ts'

let fortune: Fortune
beforeAll(async () => {
  fortune = await openFortune()
})
afterAll(() => fortune?.close())

const patient = { timeoutMs: 20_000 }

const factsOf = async (userId: string, about: ChartAbout, part?: ChartPart) => {
  const input = {
    userId,
    about,
    ...(part && { part }),
    language: 'zh',
    timeZone: 'Asia/Shanghai',
  } as const
  // What is said is looked at here, not how soon: the first request computes charts on a machine that others use.
  return (await fortune.bus.request(fortuneRequests, 'fortune.facts', input, patient)).facts
}

it('tells facts of the chart and of the day', async () => {
  const me = fortune.newPerson()
  await fortune.call(me, `PUT /api/wisdom/${me.userId}/birth-profile`, birth)
  const chart = await factsOf(me.userId, 'chart')
  expect(chart.map(({ text }) => text).join()).toMatch(/太阳.*金牛座.*日主丙/)
  const textsOf = async (part: ChartPart) =>
    (await factsOf(me.userId, 'chart', part)).map(({ text }) => text)
  expect(await textsOf('moon')).toEqual([expect.stringMatching(/^月亮在狮子座/)])
  expect(await textsOf('rising')).toEqual([expect.stringMatching(/^上升/)])
  expect(await textsOf('day-master')).toEqual([expect.stringMatching(/日主丙/)])
  expect(await textsOf('venus')).toEqual([expect.stringMatching(/^金星在双鱼座/)])
  expect(await textsOf('animal')).toEqual(['马 · 年柱庚午'])
  expect(await textsOf('elements')).toEqual([
    expect.stringMatching(/木.*、.*火.*、.*土.*、.*金.*、.*水/),
  ])
  expect(await textsOf('pillars')).toEqual([
    expect.stringMatching(/^日主/),
    expect.stringMatching(/生扶占/),
    expect.stringMatching(/^喜用/),
  ])
  for (const about of ['tomorrow', 'week', 'month', 'year'] as const)
    for (const { text } of await factsOf(me.userId, about)) expect(text.length).toBeLessThan(410)
  const [tomorrow] = await factsOf(me.userId, 'tomorrow')
  expect(tomorrow?.text).toMatch(/^\d+月\d+日 · 日柱.. · . · /)
  const today = await factsOf(me.userId, 'today')
  expect(today.length).toBeGreaterThan(3)
  expect(new Set(today.map(({ id }) => id)).size).toBe(today.length)
  expect(today).not.toEqual(chart)
})

it('tells nothing of somebody whose birth is not known', async () => {
  expect(await factsOf(fortune.newPerson().userId, 'today')).toEqual([])
})

const starsOf = (given: BirthData) =>
  fortune.bus.request(fortuneRequests, 'fortune.stars', {
    userId: fortune.newPerson().userId,
    birth: given,
    language: 'en',
    timeZone: null,
  })

it('tells the stars of a birth that somebody else keeps, and what is wrong with one', async () => {
  const { birth: read, stars } = await starsOf({ ...birth, birthLocation: 'Beijing' })
  expect(read.placeId).toMatch(/^39\.\d+,116\.\d+$/)
  expect(stars).toMatchObject({ sun: 'taurus', moon: 'leo', animal: 'horse' })
  expect(stars.rising).not.toBeNull()
  expect(stars.pillars.year).toBe('庚午')
  const dateAlone = await starsOf({ birthDate: '1990-05-15' })
  expect(dateAlone.stars).toMatchObject({ sun: 'taurus', rising: null, pillars: { hour: null } })
  await expect(starsOf({ birthDate: '1990-02-30' })).rejects.toMatchObject({
    appCode: 'birth_date_invalid',
  })
  const twice = { birthDate: '2020-10-25', birthTime: '02:30', birthLocation: 'Berlin' }
  await expect(starsOf(twice)).rejects.toMatchObject({ appCode: 'birth_time_twice' })
})
