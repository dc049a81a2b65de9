import { describe, expect, it } from 'vitest'
import { memoryLooks } from '@/features/memories'
import { numberedMemory, memoryId } from '@/test/memory-samples'
import { encodeMemories, facetsOf, glowOf, sizeOf, warmthOf } from './encode'

const now = Date.parse('2026-05-10T08:00:00.000Z')
const encode = (...memories: ReturnType<typeof numberedMemory>[]) =>
  encodeMemories(memories, memoryLooks, now)

describe('the encoding of a memory', () => {
  it('gives 4 + ceil(importance / 2) facets', () => {
    expect([1, 2, 3, 5, 9, 10].map(facetsOf)).toEqual([5, 5, 6, 7, 9, 9])
  })

  it('grows by use until the sixth', () => {
    expect([0, 1, 6, 40].map(sizeOf)).toEqual([40, 48, 88, 88])
  })

  it('warms by feeling, by twelve degrees at most', () => {
    expect([-1, -0.5, 0, 0.5, 1, 3].map(warmthOf)).toEqual([-12, -6, 0, 6, 12, 12])
  })

  it('glows while it is new', () => {
    const at = (days: number) => glowOf(new Date(now - days * 86_400_000).toISOString(), now)
    expect([at(0), at(7), at(14), at(60)]).toEqual([1, 0.5, 0.25, 0])
    expect(at(-1)).toBe(1)
  })

  it('has the hue of its kind, and tells pins and what is over', () => {
    const { nodes } = encode(
      numberedMemory(1, { memoryType: 'emotion', pinned: true }),
      numberedMemory(2, { validTo: '2026-05-09T00:00:00.000Z' }),
      numberedMemory(3, { validTo: '2026-06-09T00:00:00.000Z' }),
    )
    expect(nodes.map(({ hue, pinned, past }) => [hue, pinned, past])).toEqual([
      [memoryLooks.emotion.hue, true, false],
      [memoryLooks.fact.hue, false, true],
      [memoryLooks.fact.hue, false, false],
    ])
  })
})

describe('edges', () => {
  it('join connected memories once, whichever of them says so', () => {
    const { edges } = encode(
      numberedMemory(1, { connections: [memoryId(2), memoryId(9)] }),
      numberedMemory(2, { connections: [memoryId(1)] }),
    )
    expect(edges).toEqual([{ source: 0, target: 1, kind: 'connection' }])
  })

  it('tell what took the place of what, before anything else', () => {
    const { edges } = encode(
      numberedMemory(1, { supersededBy: memoryId(2), connections: [memoryId(2)] }),
      numberedMemory(2),
    )
    expect(edges).toEqual([{ source: 0, target: 1, kind: 'succession' }])
  })

  it('chain what shares a tag', () => {
    const tagged = [1, 2, 3].map((number) => numberedMemory(number, { contextTags: ['猫'] }))
    expect(encode(...tagged).edges.map(({ kind }) => kind)).toEqual(['kin', 'kin'])
  })

  it('are the same in any order of the memories', () => {
    const memories = [1, 2, 3].map((number) =>
      numberedMemory(number, { contextTags: ['猫'], connections: [memoryId(1)] }),
    )
    expect(encode(...memories.toReversed())).toEqual(encode(...memories))
  })
})
