import { describe, expect, it } from 'vitest'
import { measureUse } from './model-use.ts'

const turns = [{ role: 'user', content: 'How was your day, then?' }] as const

/** A measure on a clock that is set by hand. */
function measured() {
  const time = { now: 1_000 }
  const measure = measureUse(() => time.now)
  measure.asked(turns)
  return { time, measure }
}

describe('measureUse', () => {
  it('tells the first token and the rate after it, by what the server reports', () => {
    const { time, measure } = measured()
    time.now = 1_850
    measure.piece('Quiet')
    time.now = 3_850
    measure.piece(' enough.')
    measure.end({ finish: 'stop', model: 'm', usage: { promptTokens: 40, completionTokens: 25 } })
    expect(measure.speed()).toEqual({ firstTokenMs: 850, tokensPerSecond: 12 })
    expect(measure.use()).toEqual({ tokensIn: 40, tokensOut: 25, seconds: 2.85 })
  })

  it('estimates what no server reports, as of a reply that was stopped', () => {
    const { time, measure } = measured()
    measure.piece('Quiet')
    time.now = 2_000
    measure.piece(' enough, with some rain in the evening.')
    expect(measure.use().tokensIn).toBeGreaterThan(3)
    expect(measure.use().tokensOut).toBeGreaterThan(5)
    expect(measure.speed()?.tokensPerSecond).toBeGreaterThan(5)
  })

  it('gives no rate of what came at once, and nothing of what never came', () => {
    const { time, measure } = measured()
    measure.piece('Quiet enough.')
    expect(measure.speed()).toEqual({ firstTokenMs: 0, tokensPerSecond: null })
    const failed = measureUse(() => time.now)
    time.now = 2_500
    expect(failed.speed()).toBeNull()
    expect(failed.use()).toEqual({ tokensIn: 0, tokensOut: 0, seconds: 1.5 })
  })
})
