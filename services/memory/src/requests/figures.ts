import type { RequestHandlers } from '@lumen/bus/answers'
import type { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import type { MemoryContext } from '../context.ts'
import { countMemories } from '../store/memory-lists.ts'

/** Figures about one user, for pages that show many. */
export const figureRequests = ({
  mayBeOld,
}: MemoryContext): RequestHandlers<typeof memoryFigureRequests> => ({
  'memory.count-crystals': async ({ userId }) => ({ count: await countMemories(mayBeOld, userId) }),
})
