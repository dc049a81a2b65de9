import type { ProviderPurpose, SignInProvider } from '@lumen/contracts/auth/provider-operations'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { newSessionToken } from '../domain/session-token.ts'
import { keepWay } from '../store/provider-ways.ts'
import { requireFresh } from './require-fresh.ts'

/**
 * Sends somebody to a provider. `not_found` for one that is not set up, `unavailable` while it is away,
 * `unauthenticated` for a visitor who would link, `reauthentication_required` before linking.
 * @returns where to go, and the token that this browser keeps in a cookie meanwhile
 */
export async function beginWithProvider(
  context: AuthContext,
  caller: { userId: string; sessionId: string } | null,
  { provider, purpose }: { provider: SignInProvider; purpose: ProviderPurpose },
): Promise<{ url: string; token: string }> {
  const chosen = context.providers[provider]
  if (chosen === undefined) throw new AppError('not_found', 'This provider is not set up here')
  if (purpose !== 'sign-in' && caller === null)
    throw new AppError('unauthenticated', 'Sign in first')
  if (purpose === 'link' && caller !== null) await requireFresh(context, caller)
  const { url, ...kept } = await chosen.begin()
  const token = newSessionToken()
  const userId = caller?.userId ?? null
  await keepWay(context.redis, token, { at: 'provider', provider, purpose, userId, ...kept })
  return { url, token }
}
