import { describe, expect, it } from 'vitest'
import { memoryLooks, memoryTypeNames } from '@/features/memories'
import { numberedMemory, memoryId } from '@/test/memory-samples'
import { encodeMemories } from './encode'
import { layOut } from './layout'

const now = Date.parse('2026-05-10T08:00:00.000Z')
const memories = Array.from({ length: 80 }, (_, index) =>
  numberedMemory(index, {
    memoryType: memoryTypeNames[index % memoryTypeNames.length] ?? 'fact',
    accessCount: index % 7,
    connections: index % 3 === 0 ? [memoryId((index * 7) % 80)] : [],
    contextTags: [`tag ${index % 9}`],
  }),
)
const graphOf = (list: typeof memories) => encodeMemories(list, memoryLooks, now)

describe('layOut', () => {
  it('lays the same memories the same way, in whatever order they come', () => {
    const shuffled = memories.toSorted((a, b) => a.accessCount - b.accessCount)
    expect(layOut(graphOf(shuffled), false)).toEqual(layOut(graphOf(memories), false))
  })

  it('lays others another way', () => {
    const others = memories.map((memory, index) => ({ ...memory, id: memoryId(index + 500) }))
    expect(layOut(graphOf(others), false)).not.toEqual(layOut(graphOf(memories), false))
  })

  it('leaves room for each crystal', () => {
    const graph = graphOf(memories)
    const places = layOut(graph, false)
    const at = (index: number) => [places[index * 2] ?? NaN, places[index * 2 + 1] ?? NaN] as const
    graph.nodes.forEach((a, i) =>
      graph.nodes.slice(i + 1).forEach((b, offset) => {
        const [x1, y1] = at(i)
        const [x2, y2] = at(i + 1 + offset)
        expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan((a.size + b.size) * 0.4)
      }),
    )
  })

  it('is longer than broad, and stands upright where the panel does', () => {
    const extent = (places: Float32Array, axis: 0 | 1) => {
      const values = [...places].filter((_, index) => index % 2 === axis)
      return Math.max(...values) - Math.min(...values)
    }
    const lying = layOut(graphOf(memories), false)
    const upright = layOut(graphOf(memories), true)
    expect(extent(lying, 0)).toBeGreaterThan(extent(lying, 1))
    expect(extent(upright, 0)).toBe(extent(lying, 1))
  })

  it('lays one alone, and none', () => {
    const one = layOut(graphOf(memories.slice(0, 1)), false)
    expect([...one].every(Number.isFinite)).toBe(true)
    expect(layOut(graphOf([]), false)).toHaveLength(0)
  })
})
