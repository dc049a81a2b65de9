import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { readCredentials, type Credentials } from '../sessions/credentials.ts'
import { identify } from '../sessions/identify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** How the caller proved who they are. */
    credentials: Credentials
    /** Why there is no caller although a token came along. */
    refusal: AppError | null
  }
  interface FastifyContextConfig {
    /** A guest is known here by their cookie. */
    guests?: true
  }
}

const refusals: ReadonlySet<string> = new Set(['session_expired', 'rate_limited'])

/** Resolves the caller of every request; guards decide later whether one is needed. */
export function addAuthentication(server: FastifyInstance, context: GatewayContext): void {
  server.decorateRequest('caller', null)
  server.decorateRequest('credentials', null)
  server.decorateRequest('refusal', null)
  server.addHook('onRequest', (request, _reply, done) => {
    const asking = request.url.startsWith('/api/') ? readCaller(request, context) : null
    if (asking === null) return done()
    // oxlint-disable-next-line promise/no-callback-in-promise -- this is how a hook goes on
    asking.then(() => done(), done)
  })
}

/** Most callers are known, and nothing is waited for: then there is no promise. */
function readCaller(request: FastifyRequest, context: GatewayContext): Promise<void> | null {
  const guests = request.routeOptions.config.guests === true
  const credentials = readCredentials(request.headers, request.cookies, {
    https: context.https,
    guests,
  })
  if (credentials === null) return null
  if (credentials === 'malformed') {
    request.refusal = new AppError('unauthenticated', 'The session token is malformed')
    return null
  }
  const known = context.sessions.known(credentials.tokenHash)
  if (known === null) return askWho(request, context, credentials)
  request.caller = known
  request.credentials = credentials
  return null
}

async function askWho(
  request: FastifyRequest,
  context: GatewayContext,
  credentials: NonNullable<Credentials>,
): Promise<void> {
  try {
    request.caller = await identify(context, credentials.tokenHash, request.ip)
    request.credentials = credentials
  } catch (error) {
    // Without a caller, what is public is still answered.
    const refused = error instanceof AppError && refusals.has(error.code)
    if (!refused) throw error
    request.refusal = error
  }
}
