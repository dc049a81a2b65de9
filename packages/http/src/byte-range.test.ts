import { describe, expect, it } from 'vitest'
import { namesTag, readRange } from './byte-range.ts'

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes= 5 - 6', { start: 5, end: 6 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, null],
    ['', null],
    ['bytes=-', null],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
    [`bytes=${'9'.repeat(40)}-`, null],
  ])('%j is %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected)
  })

  it('of nothing is outside', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('the tags %j name "a": %j', (header, expected) => {
  expect(namesTag(header, '"a"')).toBe(expected)
})
