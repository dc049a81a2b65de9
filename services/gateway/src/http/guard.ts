import type { Access } from '@lumen/contracts/operation'
import { AppError } from '@lumen/http/app-error'
import type { FastifyRequest } from 'fastify'
import type { OriginPolicy } from '../domain/origins.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request through to an operation or throws: `unauthenticated` or `session_expired` without a
 * live session, `forbidden` without the role, `account_needed` to a guest, `origin_refused` for a write that only a cookie
 * authenticates and that does not come from a page of ours.
 */
export function guard(request: FastifyRequest, access: Access, origins: OriginPolicy): void {
  const { caller, credentials, refusal } = request
  if (access !== 'public') {
    if (caller === null) throw refusal ?? new AppError('unauthenticated', 'Sign in first')
    if (access === 'admin' && caller.role !== 'admin')
      throw new AppError('forbidden', 'Only administrators may do this')
    if (access === 'guest' && caller.role !== 'guest')
      throw new AppError('forbidden', 'Only guests may do this')
    if (access === 'user' && caller.role === 'guest')
      throw new AppError('account_needed', 'This needs an account')
  }
  if (
    credentials?.by === 'cookie' &&
    !safeMethods.has(request.method) &&
    !origins.allows(request.headers.origin, request.headers.host)
  )
    throw new AppError('origin_refused', 'This page may not act for the signed-in user')
}
