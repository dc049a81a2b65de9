import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node'
import { subjects, type RequestDeclaration, type RequestTable } from '@lumen/contracts/bus'
import { errorCodes, type ErrorBody, type ErrorCode } from '@lumen/contracts/error-body'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { isRequestId, newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { traceparentHeader, type Tracing } from '@lumen/runtime/tracing'
import type { Static } from 'typebox'
import { inboxes, type Connection } from './connection.ts'
import { decodePayload, encodePayload } from './payload.ts'
import { requestIdHeader, timeoutHeader, type Answer } from './requests.ts'
import type { Validators } from './validators.ts'

export type RequestContext = { readonly requestId: string; readonly log: Logger }

/** One handler for each request of a table. */
export type RequestHandlers<Table extends RequestTable> = {
  readonly [Name in keyof Table]: Table[Name] extends {
    readonly input: infer In
    readonly output: infer Out
  }
    ? (input: Static<In & {}>, context: RequestContext) => Promise<Static<Out & {}>>
    : never
}

type Handler = (input: unknown, context: RequestContext) => Promise<unknown>

export type Serving = {
  /** Takes no more requests and waits for those being answered, at most 5 s. */
  close(): Promise<void>
}

export type ServeOptions = {
  /** Requests worked on at the same time; 64 when absent. Others wait, within their timeout. */
  readonly concurrency?: number
}

const maxWaiting = 1_024
const closeTimeoutMs = 5_000

/** The answering side of requests between services; all copies of a service share the work. */
export function serveRequests<Table extends RequestTable>(
  deps: {
    readonly connection: Connection
    readonly validators: Validators
    readonly service: string
    readonly log: Logger
    readonly metrics?: Metrics | undefined
    readonly tracing: Tracing
  },
  table: Table,
  handlers: RequestHandlers<Table>,
  options: ServeOptions = {},
): Serving {
  const { connection, validators, service, log, tracing } = deps
  const { concurrency = 64 } = options
  checkHandlers(service, table, handlers)
  const duration = deps.metrics?.histogram(
    'bus_answer_seconds',
    'Requests of other services, as the answerer sees them',
    ['name', 'outcome'],
  )
  const running = new Set<Promise<void>>()
  const waiting: (() => void)[] = []

  const respond = (nats: NatsConnection, message: Msg, name: string, answer: Answer): string => {
    if (nats.isClosed()) return 'lost'
    try {
      message.respond(encodePayload(`The answer to ${name}`, answer, connection.maxPayload()))
      return answer.ok ? 'ok' : answer.code
    } catch (error) {
      log.error({ err: error, request: name }, 'answer not sent')
      message.respond(encodePayload(name, internalError))
      return 'internal'
    }
  }

  const answer = async (
    name: string,
    { input: schema }: RequestDeclaration,
    handler: Handler,
    message: Msg,
  ): Promise<Answer> => {
    let input: unknown
    try {
      input = decodePayload(message.data)
    } catch {
      return { ok: false, contract: true, code: 'bad_json', error: `${name}: not JSON` }
    }
    const { value, problems } = validators.read(schema, input)
    if (problems.length > 0) {
      log.warn({ request: name, problems }, 'request breaks the contract')
      const { path, message: text } = problems[0]!
      const error = `${name}: ${path} ${text}`
      return { ok: false, contract: true, code: 'invalid_input', error, details: [...problems] }
    }
    try {
      return { ok: true, data: await handler(value, { requestId: requestIdOf(message), log }) }
    } catch (error) {
      return failure(log, name, error)
    }
  }

  const work = async (
    name: string,
    declaration: RequestDeclaration,
    handler: Handler,
    message: Msg,
    receivedAt: number,
  ) => {
    // Nobody waits for this answer any more.
    if (performance.now() - receivedAt > timeoutOf(message, declaration)) return
    const started = performance.now()
    const requestId = requestIdOf(message)
    const span = tracing.startSpan(`answer ${name}`, {
      kind: 'server',
      traceparent: message.headers?.get(traceparentHeader),
      attributes: { 'lumen.request_id': requestId },
    })
    await span.run(() =>
      runWithRequestId(requestId, async () => {
        const result = await answer(name, declaration, handler, message)
        const outcome = respond(connection.nats, message, name, result)
        duration?.observe({ name, outcome }, (performance.now() - started) / 1_000)
        span.end(result.ok || result.code !== 'internal' ? undefined : result.code)
      }),
    )
  }

  const subscribe = ([name, handler]: [string, Handler]): Subscription => {
    const declaration = table[name as keyof RequestTable]!
    return connection.nats.subscribe(subjects.request(name), {
      queue: service,
      callback(error, message) {
        if (error) return log.error({ err: error, request: name }, 'requests not received')
        // Whatever else came here came by way of somebody who may not ask: an answer or an event that
        // was to be sent to this subject.
        if (!message.reply?.startsWith(inboxes)) {
          return log.warn({ request: name, reply: message.reply }, 'no request')
        }
        const receivedAt = performance.now()
        const start = () => {
          const task = work(name, declaration, handler, message, receivedAt)
            .catch((cause: unknown) => log.error({ err: cause, request: name }, 'not answered'))
            .finally(() => {
              running.delete(task)
              waiting.shift()?.()
            })
          running.add(task)
        }
        if (running.size < concurrency) start()
        else if (waiting.length < maxWaiting) waiting.push(start)
        else {
          const busy = `Service ${service} is overloaded`
          respond(connection.nats, message, name, { ok: false, code: 'unavailable', error: busy })
        }
      },
    })
  }
  const subscriptions = Object.entries(handlers as Record<string, Handler>).map(subscribe)

  return {
    async close() {
      for (const subscription of subscriptions) subscription.unsubscribe()
      const ended = async () => {
        while (running.size > 0) await Promise.all(running)
      }
      await withDeadline(ended(), closeTimeoutMs, 'Answering the last requests').catch(
        (error: unknown) => log.warn({ err: error, count: running.size }, 'requests cut off'),
      )
    },
  }
}

function checkHandlers(service: string, table: RequestTable, handlers: object): void {
  const declared = Object.keys(table).filter((name) => name.startsWith(`${service}.`))
  const missing = declared.filter((name) => !Object.hasOwn(handlers, name))
  const extra = Object.keys(handlers).filter((name) => !declared.includes(name))
  if (missing.length === 0 && extra.length === 0) return
  const problems = [
    ...(missing.length > 0 ? [`no handler for ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`no declaration for ${extra.join(', ')}`] : []),
  ]
  throw new Error(`Requests of service ${service}: ${problems.join('; ')}`)
}

function requestIdOf(message: Msg): string {
  const id = message.headers?.get(requestIdHeader)
  return isRequestId(id) ? id : newRequestId()
}

function timeoutOf(message: Msg, declaration: RequestDeclaration): number {
  return Number(message.headers?.get(timeoutHeader)) || declaration.timeoutMs
}

const internalError: Answer = { ok: false, code: 'internal', error: 'Something went wrong' }

/** Errors that carry one of our codes and a status are meant to be read; others stay inside. */
function failure(log: Logger, name: string, error: unknown): Answer {
  const { code, status, details } = (error ?? {}) as {
    code?: unknown
    status?: unknown
    details?: ErrorBody['details']
  }
  const known = typeof status === 'number' && errorCodes.includes(code as ErrorCode)
  if (!known || status >= 500) log.error({ err: error, request: name }, 'request failed')
  else log.debug({ err: error, request: name }, 'request refused')
  if (!known || !(error instanceof Error)) return internalError
  return {
    ok: false,
    code: code as ErrorCode,
    error: error.message,
    ...(details ? { details } : {}),
  }
}
