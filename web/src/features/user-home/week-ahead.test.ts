import { expect, it } from 'vitest'
import { weekAhead } from './week-ahead'

it('puts what comes up in order, for seven days', () => {
  const now = new Date('2026-11-23T14:00:00')
  const reminder = (id: string, dueAt: string) => ({
    id,
    companionId: 'companion',
    what: id,
    dueAt: new Date(dueAt).toISOString(),
    timeZone: 'UTC',
    repeat: null,
  })
  const told = (id: string, date: string) => ({ id, kind: 'plan' as const, text: id, date })
  const coming = weekAhead(
    [reminder('late', '2026-11-30T00:00:00'), reminder('umbrella', '2026-11-25T08:00:00')],
    [told('exam', '2026-11-25'), told('party', '2026-11-29'), told('today', '2026-11-23')],
    now,
  )
  const umbrella = { ...told('plan', '2026-11-25'), text: 'November 25: umbrella' }
  const once = weekAhead([reminder('umbrella', '2026-11-25T08:00:00')], [umbrella], now)
  expect(once.map(({ kind }) => kind)).toEqual(['reminder'])
  const other = weekAhead([reminder('umbrella', '2026-11-26T08:00:00')], [umbrella], now)
  expect(other).toHaveLength(2)
  expect(coming.map(({ id }) => id)).toEqual(['today', 'exam', 'umbrella', 'party'])
})
