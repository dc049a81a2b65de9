import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchScore, personalityScores, type PersonalityVector } from './match-score.ts'

const score = fc.integer({ min: 0, max: 100 })
const vector = fc.record({ empathy: score, creativity: score, intelligence: score, humor: score })
const all = (value: number): PersonalityVector => ({
  empathy: value,
  creativity: value,
  intelligence: value,
  humor: value,
})

describe('matchScore', () => {
  it('is 1 for the same personality, 0 for opposite ones, and half way between', () => {
    expect(matchScore(all(70), all(70))).toBe(1)
    expect(matchScore(all(0), all(100))).toBe(0)
    expect(matchScore(all(50), all(100))).toBe(0.5)
    // One score of four apart by 60: 1 − 60 / 200.
    expect(matchScore({ ...all(40), humor: 100 }, all(40))).toBe(0.7)
  })

  it('compares what is given, and says nothing when that is nothing', () => {
    expect(matchScore({ humor: 90 }, { ...all(0), humor: 90 })).toBe(1)
    expect(matchScore({ humor: 40 }, { ...all(0), humor: 90 })).toBe(0.5)
    expect(matchScore({}, all(50))).toBeNull()
  })

  it('is a fraction, alike in both directions', () => {
    fc.assert(
      fc.property(vector, vector, (one, other) => {
        const match = matchScore(one, other)!
        expect(match).toBeGreaterThanOrEqual(0)
        expect(match).toBeLessThanOrEqual(1)
        expect(matchScore(other, one)).toBe(match)
      }),
    )
  })

  it('never grows when one score moves away', () => {
    fc.assert(
      fc.property(
        vector,
        vector,
        fc.constantFrom(...personalityScores),
        score,
        (wanted, offered, name, moved) => {
          const away = Math.abs(moved - wanted[name]) >= Math.abs(offered[name] - wanted[name])
          const other = { ...offered, [name]: moved }
          const [near, far] = away ? [offered, other] : [other, offered]
          expect(matchScore(wanted, far)!).toBeLessThanOrEqual(matchScore(wanted, near)!)
        },
      ),
    )
  })
})
