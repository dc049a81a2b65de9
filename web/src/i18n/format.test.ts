import { describe, expect, it, vi } from 'vitest'
import { createFormat, formatCalendarDay } from './format'

const now = new Date(2026, 4, 3, 15, 30)
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)

describe('createFormat', () => {
  it('names days as people do', () => {
    const { day } = createFormat('zh')
    expect(day(now, now)).toBe('今天')
    expect(day(new Date(2026, 4, 2, 23, 59), now)).toBe('昨天')
    expect(day(new Date(2026, 3, 30), now)).toBe('4月30日')
    expect(day(new Date(2025, 3, 30), now)).toContain('2025')
    expect(createFormat('de').day(now, now)).toBe('Heute')
  })

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'keeps a day without a time the same in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(createFormat('de').calendarDay('2026-05-03')).toBe('03.05.2026')
      expect(formatCalendarDay('zh', { month: 'short' })('2026-05-01')).toBe('5月')
      vi.unstubAllEnvs()
    },
  )

  it('says how long ago', () => {
    const { relative } = createFormat('en')
    expect(relative(before(20_000), now)).toBe('now')
    expect(relative(before(5 * 60_000), now)).toBe('5 min. ago')
    expect(relative(before(26 * 3_600_000), now)).toBe('yesterday')
  })

  it.each([
    ['en', '3:05 PM'],
    ['ko', '오후 3:05'],
    ['zh', '15:05'],
    ['de', '15:05'],
  ])('tells the time as one does in %s', (language, time) => {
    expect(createFormat(language).time(new Date(2026, 4, 3, 15, 5))).toMatch(time)
  })

  it('writes numbers in the style of the language', () => {
    expect(createFormat('de').number(1280)).toBe('1.280')
    expect(createFormat('fr').percent(0.42)).toBe('42\u00a0%')
  })
})
