import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recentTurns, windowStep, type Turn } from './recent-turns.ts'

const estimate = ({ text }: Turn) => text.length
const talk = (count: number, length = 6, first = 1): Turn[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${first + index}`,
    position: first + index,
    from: index % 2 === 0 ? 'user' : 'companion',
    text: 'x'.repeat(length),
    saidAt: new Date(0),
  }))

describe('recentTurns', () => {
  it('keeps everything that fits', () => {
    expect(recentTurns(talk(30), { budget: 300, older: false, estimate })).toHaveLength(30)
  })

  it('opens the window at a block, so that it stays put for several turns', () => {
    const starts = [100, 101, 102, 103, 104, 105].map(
      (count) => recentTurns(talk(count), { budget: 500, older: false, estimate })[0]?.position,
    )
    expect(starts[0]! % windowStep).toBe(0)
    expect(new Set(starts).size).toBeLessThanOrEqual(2)
  })

  it('leaves out a block it was given only in part', () => {
    const window = recentTurns(talk(40, 6, 70), { budget: 10_000, older: true, estimate })
    expect(window[0]?.position).toBe(80)
  })

  it('keeps the last turn even when it alone is too long', () => {
    const window = recentTurns(talk(3, 5_000), { budget: 100, older: false, estimate })
    expect(window.map((turn) => turn.position)).toEqual([3])
  })

  it('is always an unbroken end of the talk within the budget', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(40), { minLength: 1, maxLength: 120 }),
        fc.nat(1_000),
        fc.boolean(),
        fc.nat(100),
        (lengths, budget, older, first) => {
          const turns = lengths.map((length, index) => ({
            ...talk(1, length, first + index)[0]!,
          }))
          const window = recentTurns(turns, { budget, older, estimate })
          expect(window).toEqual(turns.slice(turns.length - window.length))
          expect(window.length).toBeGreaterThan(0)
          const tokens = window.reduce((sum, turn) => sum + turn.text.length + 4, 0)
          expect(window.length === 1 || tokens <= budget).toBe(true)
        },
      ),
    )
  })
})
