import { createLogger } from '@lumen/runtime/logger'
import { afterAll, expect, it } from 'vitest'
import { createEngine } from './engine.ts'

const log = createLogger({ service: 'fortune', level: 'silent' })
const observed: string[] = []
const engine = createEngine({ log, observe: (name) => observed.push(name) })
afterAll(() => engine.close())
const asker = { language: 'zh', date: '2026-11-21', timeZone: null } as const

it('computes in a thread, in the order in which it is asked', async () => {
  const done: string[] = []
  await Promise.all(
    (['aries', 'leo', 'pisces'] as const).map(async (sign) => {
      const { facts } = await engine.run('horoscope', { sign, asker })
      expect(facts.length).toBeGreaterThan(0)
      done.push(sign)
    }),
  )
  expect(done).toEqual(['aries', 'leo', 'pisces'])
  expect(observed).toEqual(['horoscope', 'horoscope', 'horoscope'])
})

it('tells what is wrong with the input by its code, and what broke as it is', async () => {
  const data = { birthDate: '1990-05-01', birthLocation: 'Nowhere at all, Xyz' }
  await expect(engine.run('birthChart', { data, asker })).rejects.toMatchObject({
    code: 'place_unknown',
  })
  await expect(
    engine.run('horoscope', { sign: 'aries', asker: { ...asker, date: '2026-02-30' } }),
  ).rejects.toThrow(RangeError)
})

it('sends away what it has no room for, and everything once it closes', async () => {
  const all = Array.from({ length: 201 }, () => engine.run('warm', null))
  await expect(all.at(-1)).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(all.slice(0, -1))
  await engine.close()
  await expect(engine.run('warm', null)).rejects.toMatchObject({ code: 'unavailable' })
})
