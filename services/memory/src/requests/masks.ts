import type { RequestHandlers } from '@lumen/bus/answers'
import type { maskRequests } from '@lumen/contracts/memory/masks'
import type { MemoryContext } from '../context.ts'
import { readMasks } from '../use-cases/read-masks.ts'

/** What chat asks before it reads a talk, and again before the first word of a reply. */
export const maskHandlers = (context: MemoryContext): RequestHandlers<typeof maskRequests> => ({
  'memory.read-masks': async ({ userId, known }) => ({
    masks: await readMasks(context, userId, known),
  }),
})
