import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { readCredentials, type Credentials } from '../sessions/credentials.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** How the caller proved who they are. */
    credentials: Credentials
    /** Why there is no caller although a token came along. */
    refusal: AppError | null
  }
}

/** Resolves the caller of every request; guards decide later whether one is needed. */
export function addAuthentication(server: FastifyInstance, context: GatewayContext): void {
  server.decorateRequest('caller', null)
  server.decorateRequest('credentials', null)
  server.decorateRequest('refusal', null)
  server.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await identify(request, context)
  })
}

async function identify(request: FastifyRequest, context: GatewayContext): Promise<void> {
  const credentials = readCredentials(request.headers, request.cookies)
  if (credentials === null) return
  if (credentials === 'malformed') {
    request.refusal = new AppError('unauthenticated', 'The session token is malformed')
    return
  }
  const identity = await context.sessions.identify(credentials.tokenHash).catch((cause) => {
    throw new AppError('unavailable', 'Sign-in cannot be checked at the moment', { cause })
  })
  if (identity === null) {
    request.refusal = new AppError('session_expired', 'This session has ended; sign in again')
    return
  }
  request.credentials = credentials
  request.caller = identity
}
