import { unansweredMost, type ContactWish } from '@lumen/contracts/chat/contact'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import { contactFault, isOpen } from '@lumen/contracts/chat/contact-hours'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseOccasion,
  daysApart,
  isTimeZone,
  mayWrite,
  wallClock,
  type ContactHistory,
} from './contact.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const never: ContactHistory = { companionId: 'c', last: null, unanswered: 0, lastSaidAt: null }

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((at) => new Date(at * minuteMs).toISOString().slice(11, 16))
const hours = fc
  .tuple(clock, clock)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }))
const quiet = fc.option(fc.record({ from: clock, to: clock }), { nil: null })
const wishes: fc.Arbitrary<ContactWish> = fc.record({
  enabled: fc.constant(true),
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  hours,
  quiet: quiet.filter((each) => each === null || each.from !== each.to),
  timeZone: fc.constantFrom(...zones),
})
/** Weeks in which clocks are changed in these zones, and others. */
const begins = fc.constantFrom(
  '2026-03-05T00:00:00Z',
  '2026-03-26T00:00:00Z',
  '2026-04-02T00:00:00Z',
  '2026-10-01T00:00:00Z',
  '2026-10-22T00:00:00Z',
  '2026-10-30T00:00:00Z',
  '2027-12-28T00:00:00Z',
)

/** Lives through some days as the job does: it looks every five minutes, and nobody answers. */
function live(wish: ContactWish, begin: Date, days: number): Date[] {
  const written: Date[] = []
  let last: ContactHistory['last'] = null
  for (let at = begin.getTime(); at < begin.getTime() + days * dayMs; at += 5 * minuteMs) {
    const now = new Date(at)
    const lastSaidAt = last?.sentAt ?? null
    if (!mayWrite(now, wish, { ...never, last, unanswered: written.length, lastSaidAt })) continue
    written.push(now)
    last = { day: wallClock(now, wish.timeZone).date, sentAt: now }
  }
  return written
}

const everyDay: ContactWish = { ...usualContact, enabled: true, timeZone: 'Europe/Berlin' }

describe('when a companion writes by itself', () => {
  it('is within its hours and days, never in quiet hours, at most three times, with growing pauses', () => {
    fc.assert(
      fc.property(wishes, begins, (wish, begin) => {
        const written = live(wish, new Date(begin), 20)
        expect(written.length).toBeLessThanOrEqual(unansweredMost)
        const days = written.map((now) => {
          const { date, time, weekday } = wallClock(now, wish.timeZone)
          expect(wish.days).toContain(weekday)
          expect(time >= wish.hours.from && time < wish.hours.to).toBe(true)
          expect(isOpen(time, wish)).toBe(true)
          return Date.parse(`${date}T00:00:00Z`) / dayMs
        })
        for (const [at, day] of days.entries())
          if (at > 0) expect(day - days[at - 1]!).toBeGreaterThanOrEqual(daysApart(at))
      }),
      { numRuns: 60 },
    )
  })

  it('is never while it is off', () => {
    expect(live({ ...everyDay, enabled: false }, new Date('2026-03-26T00:00:00Z'), 5)).toEqual([])
  })

  it('doubles its pauses: after a day, two and four', () => {
    const days = live(everyDay, new Date('2026-11-01T00:00:00Z'), 30).map((now) => now.getUTCDate())
    expect(days).toEqual([1, 3, 7])
  })

  it('leaves out an hour that the day leaves out', () => {
    // In Berlin 02:00 to 03:00 does not exist on 29 March 2026.
    const night = { ...everyDay, hours: { from: '02:00', to: '03:00' }, quiet: null, days: [0] }
    const written = live(night, new Date('2026-03-28T12:00:00Z'), 9)
    expect(written.map((now) => wallClock(now, 'Europe/Berlin').date)).toEqual(['2026-04-05'])
  })

  it('writes once in an hour that comes twice', () => {
    const night = { ...everyDay, hours: { from: '02:00', to: '03:00' }, quiet: null }
    const written = live(night, new Date('2026-10-24T12:00:00Z'), 1)
    expect(written.map((now) => wallClock(now, 'Europe/Berlin').date)).toEqual(['2026-10-25'])
  })

  it('is not soon after something was said, nor twice on a day that a traveller has twice', () => {
    const now = new Date('2026-11-23T18:30:00Z')
    const open = {
      ...everyDay,
      timeZone: 'UTC',
      hours: { from: '00:00', to: '23:59' },
      quiet: null,
    }
    const late = { ...never, companionId: 'any' }
    const at = new Date('2026-11-23T23:58:00Z')
    expect(mayWrite(at, open, late)).toBe(true)
    expect(
      mayWrite(at, open, { ...late, lastSaidAt: new Date(at.getTime() - 60 * minuteMs) }),
    ).toBe(false)
    const last = { day: '2026-11-22', sentAt: now }
    expect(mayWrite(at, open, { ...late, last })).toBe(false)
  })
})

it('knows hours that cannot be, and zones that do not exist', () => {
  const night = { days: [1], hours: { from: '23:00', to: '23:30' } }
  const over = { from: '22:00', to: '08:00' }
  expect(contactFault({ ...night, quiet: over })).toBe('covered')
  expect(contactFault({ ...night, quiet: { ...over, from: '23:10' } })).toBeNull()
  expect(contactFault({ ...night, quiet: null })).toBeNull()
  expect(contactFault({ ...night, quiet: { from: '08:00', to: '08:00' } })).toBe('same')
  expect(contactFault({ days: [1], hours: over, quiet: null })).toBe('order')
  expect(contactFault({ ...night, days: [], quiet: null })).toBe('noDays')
  expect(isTimeZone('Asia/Shanghai')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
})

describe('what it writes for', () => {
  const noon = { date: '2026-11-23', time: '12:00', weekday: 1 }
  const plan = { id: 'exam', text: 'exam', daysAgo: 0 }
  const all = {
    plans: [plan],
    birthday: { month: 11, day: 23 },
    metOn: '2025-11-23',
  }

  it('is each occasion once, the rarest first, and else a greeting', () => {
    const written = new Set<string>()
    const kinds = [1, 2, 3, 4].map(() => {
      const { kind, key } = chooseOccasion(noon, all, written)
      written.add(key)
      return kind
    })
    expect(kinds).toEqual(['birthday', 'anniversary', 'plan', 'greeting'])
  })

  it('wishes well before a plan, and asks about it after', () => {
    const only = { plans: [plan], birthday: null, metOn: '2026-11-23' }
    const ahead = (time: string, daysAgo: number) =>
      chooseOccasion({ ...noon, time }, { ...only, plans: [{ ...plan, daysAgo }] }, new Set()).plan
        ?.ahead
    expect([ahead('12:00', 0), ahead('19:00', 0), ahead('12:00', 1)]).toEqual([true, false, false])
  })

  it('keeps 29 February on the 28th of other years', () => {
    const birthday = { month: 2, day: 29 }
    const on = (date: string) =>
      chooseOccasion({ ...noon, date }, { plans: [], birthday, metOn: null }, new Set()).kind
    expect([on('2027-02-28'), on('2028-02-28'), on('2028-02-29')]).toEqual([
      'birthday',
      'greeting',
      'birthday',
    ])
  })
})
