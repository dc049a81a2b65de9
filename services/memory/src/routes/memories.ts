import type { memoryOperations } from '@lumen/contracts/memory/operations'
import type { Handlers } from '@lumen/http/operations'
import type { MemoryContext } from '../context.ts'
import {
  changeMemories,
  createMemory,
  deleteMemory,
  restoreMemoryOf,
  updateMemoryOf,
} from '../use-cases/change-memories.ts'
import { searchSaid } from '../use-cases/search-said.ts'
import { analyseCompanion, readMemoriesOf, readMemoryOf } from '../use-cases/read-memories.ts'

type Asked = { caller: { userId: string }; params: { companionId: string } }
const ownerOf = ({ caller, params }: Asked) => ({
  userId: caller.userId,
  companionId: params.companionId,
})

/** Entrance of /api/memories and of the search over what was said. */
export function memoryRoutes(context: MemoryContext) {
  return {
    'GET /api/said': ({ caller, query }) => searchSaid(context, caller.userId, query),
    'GET /api/memories/:companionId': (request) =>
      readMemoriesOf(context, ownerOf(request), request.query),
    'GET /api/memories/:companionId/analysis': (request) =>
      analyseCompanion(context, ownerOf(request)),
    'POST /api/memories/:companionId': (request) =>
      createMemory(context, ownerOf(request), request.body),
    'POST /api/memories/:companionId/bulk': async (request) => ({
      changed: await changeMemories(context, ownerOf(request), request.body),
    }),
    'GET /api/memories/:companionId/:memoryId': (request) =>
      readMemoryOf(context, ownerOf(request), request.params.memoryId),
    'PATCH /api/memories/:companionId/:memoryId': (request) =>
      updateMemoryOf(context, ownerOf(request), request.params.memoryId, request.body),
    'DELETE /api/memories/:companionId/:memoryId': async (request) => {
      await deleteMemory(context, ownerOf(request), request.params.memoryId)
      return { success: true }
    },
    'POST /api/memories/:companionId/:memoryId/restore': (request) =>
      restoreMemoryOf(context, ownerOf(request), request.params.memoryId),
  } satisfies Partial<Handlers<typeof memoryOperations>>
}
