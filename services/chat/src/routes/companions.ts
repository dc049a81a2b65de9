import type { chatOperations } from '@lumen/contracts/chat/operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { createCompanion } from '../use-cases/create-companion.ts'
import { exportCard } from '../use-cases/export-card.ts'
import { holdToPolicy } from '../use-cases/hold-to-policy.ts'
import { hideCompanion } from '../use-cases/hide-companion.ts'
import { importCard, previewCard } from '../use-cases/import-card.ts'
import { noSuchCompanion, readCompanion, readCompanions } from '../use-cases/read-companions.ts'
import { restoreCompanion } from '../use-cases/restore-companion.ts'
import { readContact, setContact } from '../use-cases/set-contact.ts'
import { updateCompanion } from '../use-cases/update-companion.ts'

/** Entrance of /api/companions. */
export function companionRoutes(context: ChatContext) {
  return {
    'GET /api/companions': ({ caller, query }) =>
      readCompanions(context, caller.userId, query.hidden ?? false),
    'POST /api/companions': async ({ caller, body, signal }) => {
      await holdToPolicy(context, caller, body, signal)
      return createCompanion(context, caller, body)
    },
    'POST /api/companions/cards': ({ caller, upload, signal }) => {
      const { again = false, userName } = upload.fields
      return importCard(context, caller, { bytes: upload.file.bytes, userName, again }, signal)
    },
    'POST /api/companions/cards/preview': ({ caller, upload }) =>
      previewCard(context, caller, { bytes: upload.file.bytes, ...upload.fields }),
    'GET /api/companions/:companionId/card': async ({ caller, params }) => {
      const exported = await exportCard(context, caller.userId, params.companionId)
      if (exported === null) throw noSuchCompanion()
      return exported.card
    },
    'GET /api/companions/:companionId': ({ caller, params }) =>
      readCompanion(context, caller.userId, params.companionId),
    'PATCH /api/companions/:companionId': async ({ caller, params, body, signal }) => {
      await holdToPolicy(context, caller, body, signal)
      return updateCompanion(context, caller, params.companionId, body)
    },
    'DELETE /api/companions/:companionId': async ({ caller, params }) => {
      const erasedAfter = await hideCompanion(context, caller.userId, params.companionId)
      return { success: true, erasedAfter: erasedAfter.toISOString() }
    },
    'POST /api/companions/:companionId/restore': ({ caller, params }) =>
      restoreCompanion(context, caller.userId, params.companionId),
    'GET /api/companions/:companionId/contact': ({ caller, params }) =>
      readContact(context, caller.userId, params.companionId),
    'PUT /api/companions/:companionId/contact': ({ caller, params, body }) =>
      setContact(context, caller, params.companionId, body),
  } satisfies Partial<Handlers<typeof chatOperations>>
}
