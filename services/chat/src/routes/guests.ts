import type { guestOperations } from '@lumen/contracts/guest/operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { readGuestTalk, sendAsGuest } from '../use-cases/guest-talk.ts'

/** Entrance of a talk before signing up. */
export const guestRoutes = (
  context: ChatContext,
): Omit<Handlers<typeof guestOperations>, 'POST /api/guest' | 'GET /api/guest/crystals'> => ({
  'GET /api/guest/talk': ({ caller }) => readGuestTalk(context, caller),
  'POST /api/guest/messages': async ({ caller, body }) => ({
    message: await sendAsGuest(context, caller, body),
  }),
})
