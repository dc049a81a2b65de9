import { expect, it } from 'vitest'
import { createMarkFilter, readMarks, withoutMarks } from './marks.ts'

const filtered = (text: string, size: number): string => {
  const filter = createMarkFilter()
  let shown = ''
  for (let at = 0; at < text.length; at += size) shown += filter.push(text.slice(at, at + size))
  return shown + filter.end()
}

it.each([
  ['The lamp burns.\n[[met: 1]]', 'The lamp burns.'],
  ['The lamp burns. [[MET：1、3]]\n', 'The lamp burns.\n'],
  ['One [[wink]] two', 'One two'],
  ['An [aside] and a [[', 'An [aside] and a'],
  ['It breaks off.\n\n[[met: 2', 'It breaks off.'],
  [
    `[[${'far too long for a mark '.repeat(5)}]] stays`,
    `[[${'far too long for a mark '.repeat(5)}]] stays`,
  ],
  ['Line\n\nline\n', 'Line\n\nline\n'],
])('takes marks out of %j, however it is cut', (text, shown) => {
  for (const size of [1, 2, 5, text.length]) expect(filtered(text, size)).toBe(shown)
})

it('holds no more than what may be a mark', () => {
  const filter = createMarkFilter()
  expect(filter.push('A lamp [[')).toBe('A lamp')
  expect(filter.push('x'.repeat(100))).toBe(` [[${'x'.repeat(100)}`)
})

it('reads which open objectives are met, and no others', () => {
  expect(readMarks('Done. [[met: 1, 3]] [[met: 9]]', [0, 1, 2])).toEqual([0, 2])
  expect(readMarks('[[met: 1]]', [1, 2])).toEqual([])
  expect(readMarks('[[unmet: 2]] [met: 2] met: 2', [1])).toEqual([])
  expect(withoutMarks('Done. [[met: 1]]')).toBe('Done.')
})
