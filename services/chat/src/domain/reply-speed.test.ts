import { expect, it } from 'vitest'
import { measureSpeed } from './reply-speed.ts'

/** A measure on a clock that is set by hand. */
function measured() {
  const time = { now: 1_000 }
  return { time, measure: measureSpeed(() => time.now) }
}

it('tells the first token and the rate after it, by what the server reports', () => {
  const { time, measure } = measured()
  time.now = 1_850
  measure.piece('Quiet')
  time.now = 3_850
  measure.piece(' enough.')
  measure.end({ finish: 'stop', model: 'm', usage: { promptTokens: 40, completionTokens: 25 } })
  expect(measure.speed()).toEqual({ firstTokenMs: 850, tokensPerSecond: 12 })
})

it('estimates what no server reports, as of a reply that was stopped', () => {
  const { time, measure } = measured()
  measure.piece('Quiet')
  time.now = 2_000
  measure.piece(' enough, with some rain in the evening.')
  expect(measure.speed()?.tokensPerSecond).toBeGreaterThan(5)
})

it('gives no rate of what came at once, and nothing of what never came', () => {
  const { measure } = measured()
  expect(measure.speed()).toBeNull()
  measure.piece('Quiet enough.')
  expect(measure.speed()).toEqual({ firstTokenMs: 0, tokensPerSecond: null })
})
