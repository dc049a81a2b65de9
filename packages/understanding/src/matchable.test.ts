import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMatchable } from './matchable.ts'

test('every unit knows where it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const { text, at } = toMatchable(written)
      expect(at).toHaveLength(text.length + 1)
      expect(at.at(-1)).toBe(written.length)
      for (let unit = 1; unit < at.length; unit += 1)
        expect(at[unit]).toBeGreaterThanOrEqual(at[unit - 1] ?? 0)
    }),
  )
})

test('numbers and spaces are one sign each', () => {
  expect(toMatchable('Room  14, at 9:30').text).toBe('room #, at #:#')
  expect(toMatchable('naïve “ｗｉｄｅ”').text).toBe('naive “wide”')
})
