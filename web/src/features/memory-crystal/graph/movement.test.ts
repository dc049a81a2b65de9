import { describe, expect, it } from 'vitest'
import { memoryLooks } from '@/features/memories'
import { numberedMemory, memoryId } from '@/test/memory-samples'
import { encodeMemories } from './encode'
import { hitTest } from './hit-test'
import { moving, resting } from './movement'

const graph = encodeMemories([numberedMemory(1), numberedMemory(2)], memoryLooks, 0)
const to = Float32Array.of(0, 0, 200, 100)

describe('movement', () => {
  it('takes known crystals from where they were and lets new ones grow', () => {
    const movement = moving(graph, new Map([[memoryId(1), [50, 50] as const]]), to, 1_000)
    const begun = movement.at(1_000)
    expect(begun.places.slice(0, 2)).toEqual(Float32Array.of(50, 50))
    expect(begun.growth).toEqual(Float32Array.of(1, 0))
    expect(begun.done).toBe(false)
    const ended = movement.at(9_000)
    expect(ended.places).toEqual(to)
    expect(ended.growth).toEqual(Float32Array.of(1, 1))
    expect(ended.done).toBe(true)
  })

  it('is over at once for crystals that rest', () => {
    expect(resting(to).at(0)).toMatchObject({ places: to, done: true })
  })
})

describe('hitTest', () => {
  it('finds the crystal under a point, or within reach of it', () => {
    expect(hitTest(graph.nodes, to, { x: 205, y: 110 }, 0, null)).toBe(1)
    expect(hitTest(graph.nodes, to, { x: 100, y: 50 }, 0, null)).toBe(-1)
    expect(hitTest(graph.nodes, to, { x: 30, y: 0 }, 0, null)).toBe(-1)
    expect(hitTest(graph.nodes, to, { x: 30, y: 0 }, 44, null)).toBe(0)
  })

  it('passes over dimmed ones', () => {
    expect(hitTest(graph.nodes, to, { x: 205, y: 110 }, 0, Uint8Array.of(0, 1))).toBe(-1)
  })
})
