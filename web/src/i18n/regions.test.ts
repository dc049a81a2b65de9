import { describe, expect, it } from 'vitest'
import { regionOf, regionOptions } from './regions'

describe('regions', () => {
  it('guesses from the language of the browser', () => {
    expect(regionOf('zh')).toBe('CN')
    expect(regionOf('en-GB')).toBe('GB')
    expect(regionOf('ja')).toBe('JP')
    expect(regionOf('not a tag')).toBeUndefined()
  })
  it('names every region once, in the language of the interface', () => {
    const options = regionOptions('zh')
    expect(options).toHaveLength(249)
    expect(new Set(options.map(({ code }) => code)).size).toBe(249)
    expect(options.find(({ code }) => code === 'JP')?.name).toBe('日本')
  })
})
