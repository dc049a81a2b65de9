import type { Memory } from '@lumen/contracts/memory/schema'

export type Related = {
  /** What took the place of this memory. */
  newer: Memory | null
  /** What this memory took the place of, newest first. */
  older: readonly Memory[]
  /** Those it belongs together with, in either direction. */
  connected: readonly Memory[]
}

/** What has to do with a memory, among those that are known. */
export function relatedTo(memory: Memory, memories: readonly Memory[]): Related {
  const ends = new Set(memory.connections)
  const others = memories.filter(({ id }) => id !== memory.id)
  const newer = others.find(({ id }) => id === memory.supersededBy) ?? null
  const older = others.filter(({ supersededBy }) => supersededBy === memory.id)
  return {
    newer,
    older,
    connected: others.filter(
      (other) =>
        (ends.has(other.id) || other.connections.includes(memory.id)) &&
        other !== newer &&
        !older.includes(other),
    ),
  }
}

/** How many pairs of these memories are connected. */
export function countConnections(memories: readonly Memory[]): number {
  const known = new Set(memories.map(({ id }) => id))
  const pairs = new Set<string>()
  for (const { id, connections } of memories)
    for (const other of connections)
      if (other !== id && known.has(other))
        pairs.add(id < other ? `${id} ${other}` : `${other} ${id}`)
  return pairs.size
}
