import type { importOperations } from '@lumen/contracts/chat/imports'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import {
  beginImport,
  readImport,
  readImports,
  receivePiece,
  removeImport,
} from '../use-cases/imports/receive-file.ts'
import { startImport } from '../use-cases/imports/start-import.ts'

/** Entrance of /api/imports. */
export const importRoutes = (context: ChatContext): Handlers<typeof importOperations> => ({
  'GET /api/imports': ({ caller }) => readImports(context, caller.userId),
  'POST /api/imports': ({ caller, body }) => beginImport(context, caller, body.bytes),
  'POST /api/imports/:importId/pieces/:sequence': ({ caller, params, upload }) =>
    receivePiece(context, caller, params.importId, {
      number: params.sequence,
      bytes: upload.file.bytes,
    }),
  'GET /api/imports/:importId': ({ caller, params }) =>
    readImport(context, caller.userId, params.importId),
  'POST /api/imports/:importId/start': ({ caller, params, body, signal }) =>
    startImport(context, caller, params.importId, body, signal),
  'DELETE /api/imports/:importId': async ({ caller, params }) => {
    await removeImport(context, caller.userId, params.importId)
    return { success: true }
  },
})
