import { describe, expect, it } from 'vitest'
import { concernsOf, effectsOf, fitsOwner, mayDecide } from './moderation-steps.ts'

describe('a decision', () => {
  it('takes in what is milder', () => {
    expect(effectsOf('keep')).toEqual({ withheld: false, suspended: false })
    expect(effectsOf('warn')).toEqual({ withheld: true, suspended: false })
    expect(effectsOf('suspend')).toEqual({ withheld: true, suspended: true })
  })

  it('concerns what it took away before, and nothing that it never did', () => {
    expect(concernsOf(['keep'])).toEqual({ withheld: false, suspended: false })
    expect(concernsOf(['suspend', 'keep'])).toEqual({ withheld: true, suspended: true })
    expect(concernsOf(['keep', 'remove'])).toEqual({ withheld: true, suspended: false })
  })

  it('reaches an account only where one has the content', () => {
    expect(fitsOwner('remove', null)).toBe(true)
    expect(fitsOwner('warn', null)).toBe(false)
    expect(fitsOwner('suspend', 'somebody')).toBe(true)
  })
})

describe('an administrator', () => {
  it('decides an appeal against a decision of their own only where there is no other', () => {
    const appealed = { state: 'appealed', decidedBy: 'ann' } as const
    expect(mayDecide(appealed, 'ann', 2)).toBe(false)
    expect(mayDecide(appealed, 'ben', 2)).toBe(true)
    expect(mayDecide(appealed, 'ann', 1)).toBe(true)
  })

  it('decides nothing twice', () => {
    expect(mayDecide({ state: 'decided', decidedBy: 'ann' }, 'ben', 2)).toBe(false)
    expect(mayDecide({ state: 'final', decidedBy: 'ann' }, 'ben', 2)).toBe(false)
    expect(mayDecide({ state: 'open', decidedBy: null }, 'ann', 2)).toBe(true)
  })
})
