import { describe, expect, it } from 'vitest'
import { memoryLooks } from '@/features/memories'
import { numberedMemory, memoryId } from '@/test/memory-samples'
import { encodeMemories } from './encode'

const now = Date.parse('2026-05-10T08:00:00.000Z')
const encode = (...memories: ReturnType<typeof numberedMemory>[]) =>
  encodeMemories(memories, memoryLooks, now)

describe('the encoding of a memory', () => {
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
