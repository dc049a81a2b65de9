import { describe, expect, it } from 'vitest'
import { barOf, shareOf, spanOf, ticksOf } from './timeline-geometry'

const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString()

describe('the span of a timeline', () => {
  const span = spanOf('2026-11-10', 20)

  it('begins at the reader’s midnight', () => {
    expect(shareOf(at(10), span)).toBe(0)
    expect(shareOf(at(20), span)).toBe(0.5)
    expect(shareOf(at(1), span)).toBe(0)
    expect(shareOf(at(30, 12), span)).toBe(1)
  })

  it('cuts what reaches beyond it', () => {
    expect(barOf({ kind: 'aspect', from: at(5), to: at(15), at: at(8) }, span)).toEqual({
      start: 0,
      end: 0.25,
      exact: null,
    })
    expect(barOf({ kind: 'ingress', from: null, to: null, at: at(20) }, span)).toEqual({
      start: 0.5,
      end: 0.5,
      exact: 0.5,
    })
    expect(barOf({ kind: 'aspect', from: at(1), to: at(4), at: at(2) }, span)).toBeNull()
  })

  it('runs to the edge where an aspect began before or ends after it', () => {
    expect(barOf({ kind: 'aspect', from: null, to: null, at: at(20) }, span)).toEqual({
      start: 0,
      end: 1,
      exact: 0.5,
    })
  })

  it('marks weeks, or days where there are few', () => {
    expect(ticksOf(span)).toHaveLength(3)
    expect(ticksOf(spanOf('2026-11-10', 7))).toHaveLength(7)
  })
})
