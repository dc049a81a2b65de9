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
  server.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await readCaller(request, context)
  })
}

async function readCaller(request: FastifyRequest, context: GatewayContext): Promise<void> {
  const guests = request.routeOptions.config.guests === true
  const credentials = readCredentials(request.headers, request.cookies, {
    https: context.https,
    guests,
  })
  if (credentials === null) return
  if (credentials === 'malformed') {
    request.refusal = new AppError('unauthenticated', 'The session token is malformed')
    return
  }
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
