import { describe, expect, it } from 'vitest'
import { overallStatus } from './overall-status.ts'
import { uptimeOf } from './uptime.ts'

const today = new Date('2026-11-21T00:30:00Z')

describe('uptimeOf', () => {
  it('shows days without samples as no data', () => {
    const { uptime, days } = uptimeOf([], today, 3)
    expect(uptime).toBeNull()
    expect(days).toEqual([
      { date: '2026-11-19', uptime: null },
      { date: '2026-11-20', uptime: null },
      { date: '2026-11-21', uptime: null },
    ])
  })
  it('weighs days by their samples and leaves out older ones', () => {
    const counts = [
      { day: '2026-11-18', samples: 1440, outages: 1440 },
      { day: '2026-11-20', samples: 1440, outages: 18 },
      { day: '2026-11-21', samples: 30, outages: 15 },
    ]
    const { uptime, days } = uptimeOf(counts, today, 3)
    expect(uptime).toBe(97.755)
    expect(days.map((day) => day.uptime)).toEqual([null, 98.75, 50])
  })
})

describe('overallStatus', () => {
  it.each([
    [['operational', 'operational'], 'operational'],
    [['operational', 'degraded'], 'degraded'],
    [['degraded', 'outage', 'operational'], 'outage'],
    [[], 'operational'],
  ] as const)('%j: %s', (states, expected) => {
    expect(
      overallStatus(
        states.map((status) => ({ status })),
        [],
      ),
    ).toBe(expected)
  })

  it.each([
    ['resolved', 'critical', 'operational'],
    ['investigating', 'minor', 'degraded'],
    ['investigating', 'critical', 'outage'],
  ] as const)('counts an incident that is %s and %s as %s', (status, severity, expected) => {
    expect(overallStatus([{ status: 'operational' }], [{ status, severity }])).toBe(expected)
  })
})
