import type { Memory, MemoryType } from '@lumen/contracts/memory/schema'
import { facetsOf, glowOf, sizeOf, warmthOf } from '@/features/memories'
import { seedOf, type Hue } from '@/ui/hue'

/** A memory as it is drawn. Lengths are in the graph’s own units: CSS pixels at zoom 1. */
export type CrystalNode = {
  id: string
  /** Nodes of a group lie together. */
  group: number
  hue: Hue
  /** Degrees of hue towards warm, −12 to 12. */
  warmth: number
  facets: number
  seed: number
  /** Height; a crystal is 100/130 as wide. */
  size: number
  /** How new it is, from 1 (today) to 0. */
  glow: number
  pinned: boolean
  /** No longer true: something newer took its place, or its time is over. */
  past: boolean
}

/** `kin` is not drawn: it only holds crystals with a common tag near each other. */
export type CrystalEdge = {
  source: number
  target: number
  kind: 'connection' | 'succession' | 'kin'
}

export type CrystalGraph = { nodes: readonly CrystalNode[]; edges: readonly CrystalEdge[] }

/**
 * What the graph of these memories looks like. Their order does not matter: nodes are sorted by id.
 * @param now in ms; decides what still glows
 */
export function encodeMemories(
  memories: readonly Memory[],
  looks: Readonly<Record<MemoryType, { hue: Hue }>>,
  now: number,
): CrystalGraph {
  const groups = Object.keys(looks)
  const sorted = [...memories].sort((a, b) => (a.id < b.id ? -1 : 1))
  const at = new Map(sorted.map(({ id }, index) => [id, index]))
  const nodes = sorted.map((memory): CrystalNode => ({
    id: memory.id,
    group: groups.indexOf(memory.memoryType),
    hue: looks[memory.memoryType].hue,
    warmth: warmthOf(memory.emotionalWeight),
    facets: facetsOf(memory.importance),
    seed: seedOf(memory.id),
    size: sizeOf(memory.accessCount),
    glow: glowOf(memory.createdAt, now),
    pinned: memory.pinned,
    past: memory.validTo !== null && Date.parse(memory.validTo) <= now,
  }))

  const edges = new Map<string, CrystalEdge>()
  const join = (a: number, b: number | undefined, kind: CrystalEdge['kind']) => {
    if (b === undefined || a === b) return
    const [source, target] = a < b ? [a, b] : [b, a]
    const key = `${source}-${target}`
    if (!edges.has(key)) edges.set(key, { source, target, kind })
  }
  sorted.forEach(({ supersededBy }, index) => {
    if (supersededBy !== null) join(index, at.get(supersededBy), 'succession')
  })
  sorted.forEach(({ connections }, index) => {
    for (const id of connections) join(index, at.get(id), 'connection')
  })
  // A chain per tag: every pair would be too many.
  const lastWith = new Map<string, number>()
  sorted.forEach(({ contextTags }, index) => {
    for (const tag of contextTags) {
      join(index, lastWith.get(tag), 'kin')
      lastWith.set(tag, index)
    }
  })
  return { nodes, edges: [...edges.values()] }
}
