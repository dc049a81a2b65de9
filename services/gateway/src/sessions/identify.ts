import type { Identity } from '@lumen/contracts/auth/bus'
import { AppError } from '@lumen/http/app-error'
import type { GatewayContext } from '../context.ts'

/**
 * Whose session a token is; `session_expired` when it is none. An address that brings many such
 * tokens gets `rate_limited` for them instead: whoever shares it with a valid one goes on.
 */
export async function identify(
  context: GatewayContext,
  tokenHash: string,
  address: string,
): Promise<Identity> {
  const { sessions, unknownTokens, clock, config } = context
  const identity = await sessions.identify(tokenHash).catch((cause) => {
    throw new AppError('unavailable', 'Sign-in cannot be checked at the moment', { cause })
  })
  if (identity !== null) return identity
  if (config.LUMEN_RATE_LIMITS === 'on') {
    const now = clock.now().getTime()
    if (!unknownTokens.allows(address, now))
      throw new AppError('rate_limited', 'Too many unknown session tokens; try again later', {
        retryAfter: 60,
      })
    unknownTokens.fail(address, now)
  }
  throw new AppError('session_expired', 'This session has ended; sign in again')
}
