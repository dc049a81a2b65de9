import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { hashSessionToken } from '../domain/session-token.ts'
import { findLiveSession } from '../store/sessions.ts'

/** `invalid_input` at `/token` when a token is not that of this session. */
export async function checkOwnToken(
  { db, clock }: AuthContext,
  { sessionId }: { sessionId: string },
  token: string,
): Promise<void> {
  const session = await findLiveSession(db, hashSessionToken(token), clock.now())
  if (session?.id !== sessionId)
    throw new AppError('invalid_input', 'The token is not of this session', {
      details: [{ path: '/token', message: 'is not the token of this session' }],
    })
}
