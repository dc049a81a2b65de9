import { expect, it } from 'vitest'
import { sentPillars } from './person.ts'
import { datesOfPillars } from './reverse.ts'

const find = (text: string) => {
  const [year = null, month = null, day = null, hour = null] = text.split(' ')
  return () => datesOfPillars(sentPillars({ year, month, day, hour }))
}

it('tells the hours of a day in Beijing time, and the school where they differ', () => {
  expect(find('庚午 辛巳 庚辰 癸未')().matches).toContainEqual({
    from: '1990-05-15T13:00',
    until: '1990-05-15T15:00',
    dayChange: null,
  })
  expect(find('庚午 辛巳 庚辰 丙子')().matches).toContainEqual({
    from: '1990-05-14T23:00',
    until: '1990-05-15T00:00',
    dayChange: '23:00',
  })
})

it.each([
  ['甲子 戊寅 甲子 甲子', 'baziChart.month'],
  ['甲子 丙寅 甲子 丙寅', null],
  ['甲子 丙寅 甲子 戊寅', 'baziChart.hour'],
  ['甲丑 丙寅 甲子', 'baziChart.year'],
])('of %s names what is wrong: %s', (text, path) => {
  if (path === null) expect(find(text)).not.toThrow()
  else
    expect(find(text)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        details: [expect.objectContaining({ path })],
      }),
    )
})
