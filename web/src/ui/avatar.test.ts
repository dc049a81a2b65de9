import { describe, expect, it } from 'vitest'
import { initialOf } from './avatar'

describe('initialOf', () => {
  it('takes the letter people would', () => {
    expect(initialOf('小忆')).toBe('忆')
    expect(initialOf('  emma ')).toBe('E')
    expect(initialOf('🌙 Luna')).toBe('🌙')
    expect(initialOf('   ')).toBe('·')
  })
})
