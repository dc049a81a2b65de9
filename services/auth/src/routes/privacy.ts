import type { privacyOperations } from '@lumen/contracts/auth/privacy-operations'
import { AppError } from '@lumen/http/app-error'
import { accepted, type Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { listExports } from '../store/exports.ts'
import { listConsents } from '../store/privacy.ts'
import { changePrivacy } from '../use-cases/change-privacy.ts'
import { beginExport, waitForExport } from '../use-cases/export/begin-export.ts'
import { exportFile, openExportFile } from '../use-cases/export/open-export-file.ts'
import { presentExport } from '../use-cases/export/present-export.ts'
import { removeExport } from '../use-cases/export/remove-export.ts'
import { readPrivacy } from '../use-cases/read-privacy.ts'

/** How long a caller waits for a file before they are told that it is being made. */
const patienceMs = 20_000
const listed = 20

/** Entrance of /api/enterprise/privacy. */
export const privacyRoutes = (context: AuthContext): Handlers<typeof privacyOperations> => ({
  'GET /api/enterprise/privacy/settings': ({ caller }) => readPrivacy(context, caller.userId),
  'PUT /api/enterprise/privacy/settings': ({ caller, body }) =>
    changePrivacy(context, caller.userId, body),
  'GET /api/enterprise/privacy/consents': ({ caller }) => listConsents(context.db, caller.userId),
  'POST /api/enterprise/privacy/export-data': async ({ caller, signal }) => {
    const { userId, language } = caller
    const begun = await beginExport(context, { userId, format: 'json', language })
    const row = await waitForExport(context, begun.id, { timeoutMs: patienceMs, signal })
    if (row === null) throw new AppError('not_found', 'The export was stopped')
    if (row.status === 'failed')
      throw new AppError(row.error ?? 'internal', 'The export could not be made')
    return row.status === 'ready' ? exportFile(context, row) : accepted(presentExport(context, row))
  },
  'GET /api/enterprise/privacy/exports': async ({ caller }) =>
    (await listExports(context.db, caller.userId, listed)).map((row) =>
      presentExport(context, row),
    ),
  'POST /api/enterprise/privacy/exports': async ({ caller, body }) =>
    presentExport(
      context,
      await beginExport(context, { ...body, userId: caller.userId, language: caller.language }),
    ),
  'DELETE /api/enterprise/privacy/exports/:exportId': async ({ caller, params }) => {
    await removeExport(context, caller.userId, params.exportId)
    return { success: true }
  },
  'GET /api/enterprise/privacy/exports/:exportId/file': ({ caller, params, query }) =>
    openExportFile(context, { userId: caller.userId, ...params, ...query }),
})
