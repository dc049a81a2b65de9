import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packTerms, unpackTerms } from './packed-terms.ts'
import { createSpaceIndex, type IndexEntry } from './space-index.ts'

const entry = (id: string, tokens: number[], more: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  kind: 'turn',
  position: 0,
  session: 's',
  day: 0,
  importance: 5,
  emotionalWeight: 0,
  flags: 0,
  length: tokens.length,
  terms: packTerms(tokens.map((token) => [token, 1] as const)),
  ...more,
})

it('keeps tokens and their counts in five bytes', () => {
  const terms = [
    [-2_147_483_648, 1],
    [2_147_483_647, 255],
    [0, 300],
  ] as const
  const read: number[][] = []
  unpackTerms(packTerms(terms), (hash, count) => read.push([hash, count]))
  expect(read).toEqual([
    [-2_147_483_648, 1],
    [2_147_483_647, 255],
    [0, 255],
  ])
})

it('holds what was added last under each id, whatever happened before', () => {
  const action = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    tokens: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })),
  })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const index = createSpaceIndex()
      const model = new Map<string, number[]>()
      for (const [at, { id, tokens }] of actions.entries()) {
        if (tokens === null) {
          index.remove(id)
          model.delete(id)
        } else {
          index.add([entry(id, tokens, { position: at })])
          model.set(id, tokens)
        }
      }
      expect(index.documents()).toBe(model.size)
      expect(index.totalLength()).toBe([...model.values()].flat().length)
      const { ids, previous, next, alive } = index.columns()
      for (let token = 1; token <= 5; token += 1) {
        const found: string[] = []
        index.forEach(token, (number) => found.push(ids[number] ?? ''))
        const held = [...model].filter(([, tokens]) => tokens.includes(token)).map(([id]) => id)
        expect(found.toSorted()).toEqual(held.toSorted())
      }
      // One chain of all that stand, the same in both directions.
      const standing = [...ids.keys()].filter((number) => alive[number] === 1)
      const firsts = standing.filter((number) => previous[number] === -1)
      expect(firsts.length).toBe(standing.length === 0 ? 0 : 1)
      const chain: number[] = []
      for (let at = firsts[0] ?? -1; at >= 0; at = next[at] ?? -1) chain.push(at)
      expect(chain.toSorted((a, b) => a - b)).toEqual(standing)
    }),
  )
})

it('merges what was added one by one without losing any', () => {
  const index = createSpaceIndex()
  const many = Array.from({ length: 3_000 }, (_, at) =>
    entry(
      `e${at}`,
      Array.from({ length: 40 }, (_token, step) => (at * 7 + step) % 500),
      {
        position: at,
      },
    ),
  )
  for (const part of [many.slice(0, 2_000), many.slice(2_000)]) index.add(part)
  let held = 0
  for (let token = 0; token < 500; token += 1) {
    expect(index.frequency(token)).toBeGreaterThan(0)
    index.forEach(token, () => (held += 1))
  }
  expect(held).toBe(3_000 * 40)
})

it('puts what comes late in its place among its neighbours', () => {
  const index = createSpaceIndex()
  index.add([entry('b', [1], { position: 2 }), entry('d', [1], { position: 4 })])
  index.add([entry('c', [1], { position: 3 })])
  index.add([entry('a', [1], { position: 1 }), entry('d', [1], { position: 4 })])
  const { ids, previous, next } = index.columns()
  const after = (id: string) => ids[next[index.numberOf(id) ?? -1] ?? -1]
  expect(['a', 'b', 'c', 'd'].map(after)).toEqual(['b', 'c', 'd', undefined])
  expect(previous[index.numberOf('a') ?? -1]).toBe(-1)
})
