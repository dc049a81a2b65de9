import type { ClientFrame } from '@lumen/contracts/frames'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { GatewayContext } from '../context.ts'
import { hashFrameToken } from '../sessions/credentials.ts'

/**
 * Who an auth frame comes from: the session of its token, else of the cookie that opened the socket.
 * The `userId` proves nothing and must only agree.
 */
export async function authenticateSocket(
  context: GatewayContext,
  frame: Extract<ClientFrame, { type: 'auth' }>,
  cookieTokenHash: string | null,
): Promise<Caller> {
  const tokenHash = frame.token === undefined ? cookieTokenHash : hashFrameToken(frame.token)
  if (tokenHash === null)
    throw new AppError('unauthenticated', 'Send a session token or sign in first')
  const identity = await context.sessions.identify(tokenHash).catch((cause) => {
    throw new AppError('unavailable', 'Sign-in cannot be checked at the moment', { cause })
  })
  if (identity === null)
    throw new AppError('session_expired', 'This session has ended; sign in again')
  if (frame.userId !== undefined && frame.userId !== identity.userId)
    throw new AppError('forbidden', 'The userId does not belong to this session')
  return identity
}
