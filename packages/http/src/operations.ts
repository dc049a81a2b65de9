import {
  knowsGuests,
  splitKey,
  type AcceptedReply,
  type DoneReply,
  type Input,
  type Operation,
  type OperationTable,
  type ServiceName,
} from '@lumen/contracts/operation'
import multipart from '@fastify/multipart'
import { limits } from '@lumen/contracts/limits'
import { withDeadline } from '@lumen/runtime/deadline'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'
import {
  addressHeader,
  gatewayHeader,
  identityHeader,
  type Caller,
  type IdentityVerifier,
} from './identity.ts'
import { sendFile, sendMadeFile, type FileReply, type MadeFileReply } from './file-reply.ts'
import { operationSchema } from './operation-schema.ts'
import { readUpload } from './uploads.ts'

/** What a handler gets: the validated input and who sent it. */
export type OperationRequest<O extends Operation> = Input<O> & {
  /** null: a visitor, on public operations only. */
  readonly caller: O['access'] extends 'public' ? Caller | null : Caller
  readonly requestId: string
  readonly log: FastifyInstance['log']
  /** Where the person is, as the gateway vouches for it; else the other end of the connection. */
  readonly address: string
  /** Aborted when the caller goes away or the operation takes too long. */
  readonly signal: AbortSignal
  /** A header of the request. */
  header(name: string): string | undefined
  /** Sets a header of the reply; a name that is set again, as `set-cookie`, is added. */
  setHeader(name: string, value: string): void
}

/** A reply that says the work goes on. */
export class Accepted<Body> {
  readonly body: Body
  constructor(body: Body) {
    this.body = body
  }
}

/** Answers 202 with the operation’s `accepted` body. */
export const accepted = <Body>(body: Body): Accepted<Body> => new Accepted(body)

/** What a handler of an operation may answer. */
type HandlerReply<O extends Operation> =
  | (O extends { readonly bytes: true } ? FileReply | MadeFileReply : DoneReply<O>)
  | ([AcceptedReply<O>] extends [never] ? never : Accepted<AcceptedReply<O>>)

/** One handler for each operation of a table. */
export type Handlers<Table> = {
  [K in keyof Table]: Table[K] extends Operation
    ? (request: OperationRequest<Table[K]>) => Promise<HandlerReply<Table[K]>>
    : never
}

/** The operations of a table that one service answers. */
type OperationsOf<Table, S extends ServiceName> = {
  [K in keyof Table as Table[K] extends { service: S } ? K : never]: Table[K]
}

type AnyHandler = (request: OperationRequest<Operation>) => Promise<unknown>

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified caller, null for a visitor; set on operations only. */
    caller: Caller | null
  }
}

const single = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value

/**
 * The address of the person. A service believes it only from the gateway, which proves with its
 * key that it wrote the header in the last 30 s; anybody else is known by the connection.
 */
function addressOf(request: FastifyRequest, verifier: IdentityVerifier): string {
  const address = single(request.headers[addressHeader])
  const proof = single(request.headers[gatewayHeader])
  return address !== undefined && proof !== undefined && verifier.verifyGateway(address, proof)
    ? address
    : (request.socket.remoteAddress ?? 'unknown')
}

function admit(request: FastifyRequest, operation: Operation, verifier: IdentityVerifier): void {
  const header = single(request.headers[identityHeader])
  if (operation.access === 'public' && header === undefined) return
  const caller = verifier.verify(header)
  const { access } = operation
  if (access === 'admin' && caller.role !== 'admin')
    throw new AppError('forbidden', 'This is for administrators')
  if (access === 'guest' && caller.role !== 'guest')
    throw new AppError('forbidden', 'This is for guests')
  if (caller.role === 'guest' && access === 'user')
    throw new AppError('account_needed', 'This needs an account')
  request.caller = caller.role === 'guest' && !knowsGuests(operation) ? null : caller
}

function toOperationRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  verifier: IdentityVerifier,
  given: { upload: unknown; signal: AbortSignal },
): OperationRequest<Operation> {
  return {
    params: request.params,
    query: operation.query ? request.query : {},
    body: operation.body || operation.rawBody ? request.body : undefined,
    upload: given.upload,
    caller: request.caller,
    requestId: request.id,
    log: request.log,
    get address() {
      return addressOf(request, verifier)
    },
    signal: given.signal,
    header: (name: string) => single(request.headers[name.toLowerCase()]),
    setHeader: (name: string, value: string) => void reply.header(name, value),
  } as unknown as OperationRequest<Operation>
}

/**
 * Aborted when the caller goes away before they have their answer. Fastify's `request.signal` is no
 * use for this: it is aborted as soon as the body of a request has been read.
 */
function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the caller went away'))
  })
  return gone.signal
}

function successStatus(key: string, operation: Operation): number {
  const statuses = Object.keys(operation.replies).map(Number)
  const [status] = statuses
  if (statuses.length !== 1 || status === undefined || status < 200 || status > 299)
    throw new Error(`${key} must declare exactly one reply, with a 2xx status`)
  return status
}

/**
 * Registers the operations of one service: input validated, callers verified before anything is
 * read, replies written by their declared schema (what it does not declare never leaves; what
 * does not fit is a 500).
 * @param options.timeoutMs how long a handler may take before the caller gets 504, unless its
 *   operation allows more; 30 s when absent
 * @throws Error at once when handlers are missing or belong to no operation of this service
 */
export function mountOperations<const Table extends OperationTable, S extends ServiceName>(
  server: FastifyInstance,
  table: Table,
  handlers: Handlers<OperationsOf<Table, S>>,
  options: { verifier: IdentityVerifier; service: S; timeoutMs?: number },
): void {
  const { service } = options
  const given = handlers as unknown as Readonly<Record<string, AnyHandler>>
  const own = Object.entries<Operation>(table).filter(([, each]) => each.service === service)
  const missing = own.map(([key]) => key).filter((key) => !Object.hasOwn(given, key))
  const extra = Object.keys(given).filter((key) => !own.some(([each]) => each === key))
  if (missing.length > 0 || extra.length > 0)
    throw new Error(
      [
        `The handlers of service ${service} do not fit its operations.`,
        ...missing.map((key) => `  no handler: ${key}`),
        ...extra.map((key) => `  not declared for ${service}: ${key}`),
      ].join('\n'),
    )

  if (!server.hasRequestDecorator('caller')) server.decorateRequest('caller', null)
  const routes = own.map(([key, operation]) => ({
    upload: operation.upload !== undefined,
    route: operationRoute(key, operation, given[key] as AnyHandler, options),
  }))
  for (const { upload, route } of routes) if (!upload) server.route(route)
  if (!routes.some(({ upload }) => upload)) return
  // Only these take forms; anywhere else they are an unsupported media type.
  void server.register(async (forms) => {
    await forms.register(multipart)
    for (const { upload, route } of routes) if (upload) forms.route(route)
  })
}

function operationRoute(
  key: string,
  operation: Operation,
  handler: AnyHandler,
  { verifier, timeoutMs = 30_000 }: { verifier: IdentityVerifier; timeoutMs?: number },
): RouteOptions {
  const { method, path } = splitKey(key)
  const { upload } = operation
  const status = successStatus(key, operation)
  const answerMs = Math.max(timeoutMs, operation.answerMs ?? 0)
  return {
    method: operation.bytes === true && method === 'GET' ? [method, 'HEAD'] : method,
    url: path,
    schema: operationSchema(key, operation),
    config: {
      operation: key,
      ...(operation.rawBody && { rawBody: true as const }),
      ...(upload && { upload: true as const }),
    },
    exposeHeadRoute: false,
    ...(upload !== undefined && { bodyLimit: upload.maxBytes + limits.formBytes }),
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    onRequest: (request, _reply, done) => {
      admit(request, operation, verifier)
      done()
    },
    handler: async (request, reply) => {
      const gone = callerGone(reply)
      const ask = async (deadline: AbortSignal) =>
        handler(
          toOperationRequest(request, reply, operation, verifier, {
            upload: upload === undefined ? undefined : await readUpload(request, upload),
            signal: AbortSignal.any([deadline, gone]),
          }),
        )
      // A file is sent for as long as it takes; only its beginning has a limit.
      const limitMs = answerMs + (upload === undefined ? 0 : limits.uploadMs)
      const result = await withDeadline(ask, limitMs, `answering ${key}`)
      if (result instanceof Accepted) {
        reply.code(202)
        return result.body
      }
      if (operation.bytes === true) {
        const file = result as FileReply | MadeFileReply
        return 'pieces' in file
          ? sendMadeFile(request, reply, file)
          : sendFile(request, reply, file)
      }
      if (result === undefined) throw new Error(`The handler of ${key} answered nothing`)
      reply.code(status)
      return result
    },
  }
}
