import type { branchOperations } from '@lumen/contracts/chat/branches'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import {
  branchOff,
  clearTalk,
  deleteBranch,
  openBranch,
  restoreBranch,
} from '../use-cases/branches/change-branches.ts'
import { findMessagePlace, readTalkBranches } from '../use-cases/branches/read-branches.ts'

/** Entrance of the branches of talks. */
export const branchRoutes = (context: ChatContext): Handlers<typeof branchOperations> => ({
  'GET /api/messages/:companionId/branches': ({ caller, params }) =>
    readTalkBranches(context, caller.userId, params.companionId),
  'POST /api/messages/:companionId/branches': ({ caller: { userId }, params, body }) =>
    branchOff(context, { userId, ...params }, body.after),
  'PUT /api/messages/:companionId/branches/:branchId/open': ({ caller: { userId }, params }) =>
    openBranch(context, { userId, companionId: params.companionId }, params.branchId),
  'DELETE /api/messages/:companionId/branches/:branchId': ({ caller: { userId }, params }) =>
    deleteBranch(context, { userId, companionId: params.companionId }, params.branchId),
  'POST /api/messages/:companionId/branches/:branchId/restore': ({ caller: { userId }, params }) =>
    restoreBranch(context, { userId, companionId: params.companionId }, params.branchId),
  'POST /api/messages/:companionId/clear': ({ caller: { userId }, params }) =>
    clearTalk(context, { userId, ...params }),
  'GET /api/messages/:messageId/branch': ({ caller, params }) =>
    findMessagePlace(context, caller.userId, params.messageId),
})
