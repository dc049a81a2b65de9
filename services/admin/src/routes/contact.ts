import type { adminOperations } from '@lumen/contracts/admin/operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { sendContactMessage } from '../use-cases/send-contact-message.ts'

/** Entrance of /api/contact. */
export const contactRoutes = (context: AdminContext) =>
  ({
    'POST /api/contact': ({ body, caller }) => sendContactMessage(context, body, caller),
  }) satisfies Partial<Handlers<typeof adminOperations>>
