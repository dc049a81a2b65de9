import type { TendencyStep } from '@lumen/contracts/chat/tendencies'
import { expect, it } from 'vitest'
import { coursesOf } from './courses'

const step = (day: string, to: number, change: Partial<TendencyStep> = {}): TendencyStep => ({
  id: day,
  day,
  moved: { tendency: 'calm', from: 50, to, reason: 'upset', count: 3 },
  takenBack: false,
  madeAt: `${day}T10:00:00.000Z`,
  ...change,
})
const now = [
  { tendency: 'calm', start: 50, value: 51 },
  { tendency: 'warmth', start: 70, value: 70 },
] as const

it('goes from the beginning by the steps that stand, the oldest first', () => {
  const steps = [
    step('2026-11-05', 51),
    step('2026-11-04', 50, { moved: null }),
    step('2026-11-03', 60, { takenBack: true }),
    step('2026-11-02', 52),
  ]
  expect(coursesOf({ now: [...now], steps }).map(({ points }) => points)).toEqual([
    [
      { day: null, value: 50 },
      { day: '2026-11-02', value: 52 },
      { day: '2026-11-04', value: 50 },
      { day: '2026-11-05', value: 51 },
    ],
    [{ day: null, value: 70 }],
  ])
})
