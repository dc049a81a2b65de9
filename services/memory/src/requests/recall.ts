import type { RequestHandlers } from '@lumen/bus/answers'
import type { memoryRequests, occasionRequests } from '@lumen/contracts/memory/bus'
import type { MemoryContext } from '../context.ts'
import { describeUser } from '../use-cases/describe-user.ts'
import { findToldClauses } from '../use-cases/find-clauses.ts'
import { readRelationshipLevel } from '../use-cases/read-relationship.ts'
import { findOccasions } from '../use-cases/find-occasions.ts'
import { recall } from '../use-cases/recall.ts'

/** What chat asks for each reply. */
export const recallRequests = (context: MemoryContext): RequestHandlers<typeof memoryRequests> => ({
  'memory.recall': (query) => recall(context, { ...query, askedAt: context.clock.now() }),
  'memory.about-user': async (query) => {
    const [known, relationshipLevel] = await Promise.all([
      describeUser(context, { ...query, askedAt: context.clock.now() }),
      readRelationshipLevel(context, query),
    ])
    return { known, relationshipLevel }
  },
  'memory.find-clauses': async (query) => ({ clauses: await findToldClauses(context, query) }),
})

/** What a companion that writes by itself asks. */
export const occasionHandlers = (
  context: MemoryContext,
): RequestHandlers<typeof occasionRequests> => ({
  'memory.occasions': (owner) => findOccasions(context, owner),
})
