import type { Memory } from '@lumen/contracts/memory/schema'
import { aMemory } from './memory-server'

/** Ids of memories that sort as their numbers do. */
export const memoryId = (number: number) =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** One of several memories, told apart by its number. */
export const numberedMemory = (number: number, changes: Partial<Memory> = {}): Memory =>
  aMemory({ id: memoryId(number), content: `记忆 ${number}`, ...changes })
