import { expect, test } from 'vitest'
import { castHexagram, type CastMethod } from './cast.ts'
import { hexagramOf } from './hexagrams.ts'

const yang = (lines: string) => [...lines].map((line) => line === '1')

test.each([
  ['111111', 1, '乾'],
  ['000000', 2, '坤'],
  ['100010', 3, '屯'],
  ['111000', 11, '泰'],
  ['000111', 12, '否'],
  ['001000', 15, '谦'],
  ['101010', 63, '既济'],
  ['010101', 64, '未济'],
])('lines %s are number %i %s', (lines, number, name) => {
  expect(hexagramOf(yang(lines))).toMatchObject({ number, name })
})

test('every pattern of six lines is another hexagram', () => {
  const all = Array.from(
    { length: 64 },
    (_, at) => hexagramOf(yang(at.toString(2).padStart(6, '0'))).number,
  )
  expect(new Set(all).size).toBe(64)
  expect(() => hexagramOf([true])).toThrow(RangeError)
})

test('a seed gives one cast, and moving lines lead on', () => {
  const cast = castHexagram('a question')
  expect(castHexagram('a question')).toEqual(cast)
  for (let at = 0; at < 50; at++) {
    const { moving, resulting, hexagram, lines } = castHexagram(`seed ${at}`)
    expect(resulting === null).toBe(moving.length === 0)
    if (resulting !== null) expect(resulting.number).not.toBe(hexagram.number)
    expect(lines).toHaveLength(6)
  }
})

test.each<[CastMethod, Record<number, number>]>([
  ['coins', { 6: 2, 7: 6, 8: 6, 9: 2 }],
  ['yarrow', { 6: 1, 7: 5, 8: 7, 9: 3 }],
])('%s fall with their chances', (method, sixteenths) => {
  const counts: Record<number, number> = { 6: 0, 7: 0, 8: 0, 9: 0 }
  const casts = 4_000
  for (let at = 0; at < casts; at++)
    for (const line of castHexagram(String(at), method).lines) counts[line]! += 1
  for (const [line, share] of Object.entries(sixteenths))
    expect(counts[Number(line)]! / (casts * 6)).toBeCloseTo(share / 16, 1)
})
