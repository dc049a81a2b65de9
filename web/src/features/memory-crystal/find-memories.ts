import type { Memory, MemoryType } from '@lumen/contracts/memory/schema'

export type MemoryFilter = { words: string; type: MemoryType | null }

/** Whether a memory is of the type and has all the words, in its text or tags. */
export function findMemories(
  memories: readonly Memory[],
  { words, type }: MemoryFilter,
): readonly Memory[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return memories.filter(({ memoryType, content, contextTags }) => {
    if (type !== null && memoryType !== type) return false
    const text = [content, ...contextTags].join(' ').toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
