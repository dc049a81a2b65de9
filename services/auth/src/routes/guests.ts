import type { guestOperations } from '@lumen/contracts/guest/operations'
import type { Caller } from '@lumen/http/identity'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { beginGuest } from '../use-cases/begin-guest.ts'
import { setGuestCookie } from './session-cookies.ts'
import { visitorOf } from './visitor.ts'

/** The guest that a caller is; null: they are none. */
export const guestIdOf = (caller: Pick<Caller, 'role' | 'userId'> | null): string | null =>
  caller?.role === 'guest' ? caller.userId : null

/** Entrance of /api/guest. */
export const guestRoutes = (
  context: AuthContext,
): Pick<Handlers<typeof guestOperations>, 'POST /api/guest'> => ({
  'POST /api/guest': async (request) => {
    const { caller, body, setHeader } = request
    const { token, expiresAt } = await beginGuest(context, {
      ...visitorOf(context, request),
      language: body.language,
      guestId: guestIdOf(caller),
    })
    if (token !== null) setGuestCookie(context, token, setHeader)
    return { erasedAfter: expiresAt.toISOString() }
  },
})
