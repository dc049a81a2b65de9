import {
  deviceCookieName,
  deviceHeader,
  returnCookieName,
  returnHeader,
} from '@lumen/contracts/auth/limits'
import { addressHeader, gatewayHeader, identityHeader } from '@lumen/http/identity'
import { traceparentHeader } from '@lumen/runtime/tracing'
import { limits } from '@lumen/contracts/limits'
import { knowsGuests, type Operation } from '@lumen/contracts/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { GatewayContext } from '../context.ts'
import { notAvailable } from './upstreams.ts'

const bodyTimeoutMs = 30_000

const passedOn = [
  'content-type',
  'accept-language',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  'stripe-signature',
] as const
const passedBack = [
  'content-type',
  'set-cookie',
  'cache-control',
  'etag',
  'content-disposition',
  'location',
  'retry-after',
] as const

/** Of files only: elsewhere the reply may be compressed on its way. */
const passedBackWithBytes = [
  'accept-ranges',
  'content-length',
  'content-range',
  'cross-origin-resource-policy',
  'x-content-type-options',
] as const

/** Sends a request on to its service under our own identity header, and the answer back. */
export async function forward(
  context: GatewayContext,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { signer, upstreams, tracing } = context
  const { service } = operation
  const headers: Record<string, string> = {
    'x-request-id': request.id,
    [addressHeader]: request.ip,
    [gatewayHeader]: signer.signGateway(request.ip),
  }
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  if (service === 'auth') {
    const device = request.cookies[deviceCookieName(context.https)]
    if (device !== undefined) headers[deviceHeader] = device
    const way = request.cookies[returnCookieName(context.https)]
    if (way !== undefined) headers[returnHeader] = way
  }
  const traceparent = request.span?.run(() => tracing.traceparent())
  if (traceparent !== undefined) headers[traceparentHeader] = traceparent
  const { caller } = request
  if (caller !== null && (caller.role !== 'guest' || knowsGuests(operation)))
    headers[identityHeader] = signer.sign(caller, service)
  let gone = false
  const answer = await upstreams[service]
    .request({
      path: request.url,
      method: request.method,
      headers,
      body:
        request.body instanceof Buffer || request.body instanceof Readable ? request.body : null,
      // Counted from the last byte that was sent.
      headersTimeout: operation.answerMs ?? limits.answerMs,
      bodyTimeout: bodyTimeoutMs,
      whenGone: (leave) =>
        reply.raw.once('close', () => {
          if (reply.raw.writableFinished) return
          gone = true
          leave()
        }),
    })
    .catch((cause: unknown) => {
      if (gone) return null
      throw notAvailable(cause)
    })
  // Nobody is there to answer; the server has told the log.
  if (answer === null) return reply.hijack()
  reply.code(answer.statusCode)
  for (const name of operation.bytes ? [...passedBack, ...passedBackWithBytes] : passedBack) {
    const value = answer.headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  // What is one person’s stays in no cache, unless its service says for how long.
  const isPrivate = !operation.bytes && (operation.access !== 'public' || service === 'auth')
  if (isPrivate && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  // Somebody else at this browser does not get what it kept.
  if (operation.bytes) reply.header('vary', 'Origin, Cookie, Authorization')
  return reply.send(answer.body)
}
