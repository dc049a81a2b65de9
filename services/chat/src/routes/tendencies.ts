import type { tendencyOperations } from '@lumen/contracts/chat/tendencies'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import {
  lockTendencies,
  readTendencies,
  resetTendencies,
  takeStepBack,
} from '../use-cases/tendencies.ts'

type Request = {
  caller: { userId: string; language: Parameters<typeof readTendencies>[1]['language'] }
  params: { companionId: string }
}
const ownerOf = ({ caller: { userId, language }, params: { companionId } }: Request) => ({
  userId,
  language,
  companionId,
})

/** Entrance of /api/companions/…/tendencies. */
export const tendencyRoutes = (context: ChatContext): Handlers<typeof tendencyOperations> => ({
  'GET /api/companions/:companionId/tendencies': (request) =>
    readTendencies(context, ownerOf(request)),
  'PUT /api/companions/:companionId/tendencies/lock': (request) =>
    lockTendencies(context, ownerOf(request), request.body.locked),
  'POST /api/companions/:companionId/tendencies/reset': (request) =>
    resetTendencies(context, ownerOf(request)),
  'PUT /api/companions/:companionId/tendencies/steps/:stepId': (request) =>
    takeStepBack(context, ownerOf(request), request.params.stepId, request.body.takenBack),
})
