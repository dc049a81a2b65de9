import type { ClientFrame } from '@lumen/contracts/frames'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { GatewayContext } from '../context.ts'
import { hashFrameToken } from '../sessions/credentials.ts'
import { identify } from '../sessions/identify.ts'

/** Where a socket comes from. */
export type SocketOrigin = {
  address: string
  /** Of the cookie it was opened with, when that counts. */
  cookieTokenHash: string | null
}

/**
 * Who an auth frame comes from: the session of its token, else of the cookie that opened the socket.
 * The `userId` proves nothing and must only agree. By the hash of its token it is found out again.
 */
export async function authenticateSocket(
  context: GatewayContext,
  frame: Extract<ClientFrame, { type: 'auth' }>,
  from: SocketOrigin,
): Promise<{ caller: Caller; tokenHash: string }> {
  const tokenHash = frame.token === undefined ? from.cookieTokenHash : hashFrameToken(frame.token)
  if (tokenHash === null)
    throw new AppError('unauthenticated', 'Send a session token or sign in first')
  const identity = await identify(context, tokenHash, from.address)
  if (frame.userId !== undefined && frame.userId !== identity.userId)
    throw new AppError('forbidden', 'The userId does not belong to this session')
  if (identity.role === 'guest') throw new AppError('account_needed', 'This needs an account')
  return { caller: identity, tokenHash }
}
