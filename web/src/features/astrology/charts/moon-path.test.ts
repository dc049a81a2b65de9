import { describe, expect, it } from 'vitest'
import { moonPath } from './moon-path'

describe('the lit part of the Moon', () => {
  it('grows on the right, from a thin crescent', () => {
    // Limb on the right, terminator bulging to the right as well.
    expect(moonPath(30)).toBe('M0-1A1 1 0 0 1 0 1A0.866 1 0 0 0 0-1z')
    expect(moonPath(150)).toBe('M0-1A1 1 0 0 1 0 1A0.866 1 0 0 1 0-1z')
  })

  it('shrinks on the left', () => {
    expect(moonPath(210)).toBe('M0-1A1 1 0 0 0 0 1A0.866 1 0 0 0 0-1z')
    expect(moonPath(330)).toBe('M0-1A1 1 0 0 0 0 1A0.866 1 0 0 1 0-1z')
  })

  it('is half a disc at the quarters, nothing at new and all at full Moon', () => {
    expect(moonPath(90)).toContain('A0 1')
    expect(moonPath(0)).toBe('M0-1A1 1 0 0 1 0 1A1 1 0 0 0 0-1z')
    expect(moonPath(180)).toBe('M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1z')
  })
})
