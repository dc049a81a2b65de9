import { returnHeader } from '@lumen/contracts/auth/limits'
import {
  signInProviders,
  type providerOperations,
  type ProviderReturn,
} from '@lumen/contracts/auth/provider-operations'
import type { Handlers } from '@lumen/http/operations'
import type { AuthContext } from '../context.ts'
import { deviceCookie, returnCookie, sessionCookie } from '../domain/session-cookie.ts'
import { beginWithProvider } from '../use-cases/begin-with-provider.ts'
import { registerWithProvider } from '../use-cases/register-with-provider.ts'
import { addCode, returnFromProvider, type Returning } from '../use-cases/return-from-provider.ts'
import { readSignInWays, unlinkProvider } from '../use-cases/sign-in-ways.ts'
import { guestIdOf } from './guests.ts'
import { setGuestCookie } from './session-cookies.ts'
import { visitorOf } from './visitor.ts'

type Request = {
  caller: Returning['caller']
  address: string
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
}

/** Entrance of signing in with an account elsewhere. */
export function providerRoutes(context: AuthContext): Handlers<typeof providerOperations> {
  const https = context.config.PUBLIC_URL?.startsWith('https:') ?? false
  const answer = async (
    request: Request,
    work: (returning: Returning) => Promise<ProviderReturn>,
  ): Promise<ProviderReturn> => {
    const { caller, setHeader } = request
    const visitor = visitorOf(context, request)
    const done = await work({ caller, visitor, token: request.header(returnHeader) })
    if (done.session !== null) {
      setHeader('set-cookie', sessionCookie(done.session.token, https))
      setHeader('set-cookie', deviceCookie(visitor.deviceToken, https))
    }
    if (!done.outcome.endsWith('-needed')) setHeader('set-cookie', returnCookie(null, https))
    return done
  }
  return {
    'GET /api/auth/providers': async () => ({
      providers: signInProviders.filter((name) => context.providers[name] !== undefined),
    }),
    'POST /api/auth/providers/begin': async ({ caller, body, setHeader }) => {
      const { url, token } = await beginWithProvider(context, caller, body)
      setHeader('set-cookie', returnCookie(token, https))
      return { url }
    },
    'POST /api/auth/providers/return': (request) =>
      answer(request, (returning) => returnFromProvider(context, returning, { ...request.body })),
    'POST /api/auth/providers/code': (request) =>
      answer(request, (returning) => addCode(context, returning, request.body.code)),
    'POST /api/auth/providers/account': (request) =>
      answer(request, async (returning) => {
        const done = await registerWithProvider(
          context,
          returning,
          request.body,
          guestIdOf(request.caller),
        )
        setGuestCookie(context, null, request.setHeader)
        return done
      }),
    'GET /api/auth/sign-in-ways': ({ caller }) => readSignInWays(context, caller.userId),
    'POST /api/auth/providers/unlink': async (request) => {
      const { caller, body } = request
      await unlinkProvider(context, caller, body.provider, visitorOf(context, request))
      return { success: true }
    },
  }
}
