import { expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'
import { pillarTasks } from './pillars.ts'

const unasked = () => Promise.reject(new Error('This is not asked for'))
const tasks = pillarTasks({ atlas: unasked, birth: unasked, noon: unasked, reader: readerFor })

it('tells a day without a birth to nobody’s sign', async () => {
  const asker = { language: 'de', date: '2026-12-01', timeZone: null } as const
  const day = await tasks.dailyFortune({ data: null, asker })
  expect(day).toMatchObject({ personal: false, date: '2026-12-01' })
  // The Sun’s sign of that day.
  expect(day.fortune + day.love + day.career + day.wealth + day.health).not.toContain('Schütze')
  expect(day.facts.map(({ kind }) => kind)).not.toContain('house')
  expect(day.fortune).toBe(readerFor('de').generalDay('2026-12-01').fortune)
})
