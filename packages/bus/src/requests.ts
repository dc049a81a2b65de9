import { errors, headers, type Msg } from '@nats-io/transport-node'
import { subjects, type RequestTable } from '@lumen/contracts/bus'
import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'
import { createCircuit, type Circuit } from '@lumen/runtime/circuit'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { Metrics } from '@lumen/runtime/metrics'
import { traceparentHeader, type Tracing } from '@lumen/runtime/tracing'
import type { Static } from 'typebox'
import { BusError } from './bus-error.ts'
import type { Connection } from './connection.ts'
import { decodePayload, encodePayload } from './payload.ts'
import type { Validators } from './validators.ts'

export const requestIdHeader = 'x-request-id'
/** How long the asker waits, in milliseconds. */
export const timeoutHeader = 'x-timeout-ms'

/** What an answerer sends back. */
export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false
      readonly error: string
      readonly code: ErrorCode
      readonly details?: ErrorBody['details']
      /** The request broke the contract, rather than being refused by the handler. */
      readonly contract?: true
    }

export type RequestOptions = {
  /** How long to wait; the declaration's `timeoutMs` when absent. */
  readonly timeoutMs?: number
  /** Gives up waiting; the request fails with the signal's reason. */
  readonly signal?: AbortSignal
}

type Input<Table extends RequestTable, Name extends keyof Table> = Table[Name] extends {
  readonly input: infer Schema
}
  ? Static<Schema & {}>
  : never
type Output<Table extends RequestTable, Name extends keyof Table> = Table[Name] extends {
  readonly output: infer Schema
}
  ? Static<Schema & {}>
  : never

export type Ask = <const Table extends RequestTable, Name extends keyof Table & string>(
  table: Table,
  name: Name,
  input: Input<Table, Name>,
  options?: RequestOptions,
) => Promise<Output<Table, Name>>

/** So many askers running who were not answered make the next ones go without asking, for a moment. */
const circuitOptions = { failures: 5, openMs: 2_000 }

/** The asking side of requests between services. */
export function createAsk(deps: {
  readonly connection: Connection
  readonly validators: Validators
  readonly metrics?: Metrics | undefined
  readonly tracing: Tracing
}): Ask {
  const { connection, validators, tracing } = deps
  const duration = deps.metrics?.histogram(
    'bus_request_seconds',
    'Requests to other services, as the asker sees them',
    ['name', 'outcome'],
  )
  const circuits = new Map<string, Circuit>()
  const circuitOf = (name: string): Circuit => {
    let circuit = circuits.get(name)
    if (!circuit) circuits.set(name, (circuit = createCircuit(circuitOptions)))
    return circuit
  }
  /** Asks unless the last askers all waited in vain. */
  const throughCircuit = async (name: string, ask: () => Promise<Msg>): Promise<Msg> => {
    const call = circuitOf(name).enter()
    if (call === null) throw new BusError('unavailable', `${name} is not answered just now`)
    try {
      const message = await ask()
      call.answered()
      return message
    } catch (error) {
      if (!(error instanceof BusError)) call.left()
      else if (error.code === 'timeout') call.timedOut()
      // Nobody is there, or the connection is lost: it is known at once, and no caller waits.
      else call.answered()
      throw error
    }
  }

  return async (table, name, input, options = {}) => {
    const declaration = table[name as keyof RequestTable]
    if (!declaration) throw new Error(`Request ${name} is not declared`)
    const timeoutMs = options.timeoutMs ?? declaration.timeoutMs
    const started = performance.now()
    let outcome: string = 'ok'
    try {
      const payload = encodePayload(`Request ${name}`, input, connection.maxPayload())
      const message = await throughCircuit(name, () =>
        tracing.inSpan(
          `ask ${name}`,
          () => send(connection, name, payload, timeoutMs, options.signal, tracing.traceparent()),
          { kind: 'client' },
        ),
      )
      const { value: data, problems } = validators.read(
        declaration.output,
        readAnswer(name, message),
      )
      if (problems.length > 0) {
        const { path, message: text } = problems[0]!
        throw new BusError('invalid', `The answer to ${name} breaks the contract: ${path} ${text}`)
      }
      return data as Output<typeof table, typeof name>
    } catch (error) {
      outcome = error instanceof BusError ? error.code : 'aborted'
      throw error
    } finally {
      duration?.observe({ name, outcome }, (performance.now() - started) / 1_000)
    }
  }
}

async function send(
  connection: Connection,
  name: string,
  payload: Uint8Array,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  traceparent: string | undefined,
): Promise<Msg> {
  signal?.throwIfAborted()
  const deadline = performance.now() + timeoutMs
  const { promise, resolve, reject } = Promise.withResolvers<Msg>()
  const abort = () => reject(signal!.reason)
  signal?.addEventListener('abort', abort, { once: true })
  // An answer cannot reach a connection that was lost after asking.
  const stop = connection.onStatus((status) => {
    if (status === 'disconnected') {
      reject(new BusError('unavailable', `The connection to NATS was lost during ${name}`))
    }
  })
  try {
    if (!connection.connected()) {
      await Promise.race([connection.whenConnected(timeoutMs), promise])
    }
    const remainingMs = Math.max(1, Math.ceil(deadline - performance.now()))
    const sent = headers()
    sent.set(requestIdHeader, currentRequestId() ?? newRequestId())
    sent.set(timeoutHeader, String(remainingMs))
    if (traceparent !== undefined) sent.set(traceparentHeader, traceparent)
    connection.nats
      .request(subjects.request(name), payload, { timeout: remainingMs, headers: sent })
      .then(resolve, (error: unknown) => reject(toBusError(name, timeoutMs, error)))
    return await promise
  } finally {
    stop()
    signal?.removeEventListener('abort', abort)
  }
}

function readAnswer(name: string, message: Msg): unknown {
  let answer: Answer
  try {
    answer = decodePayload(message.data) as Answer
  } catch (error) {
    throw new BusError('invalid', `The answer to ${name} is not JSON`, { cause: error })
  }
  if (answer.ok) return answer.data
  if (answer.code === 'unavailable') throw new BusError('unavailable', `${name}: ${answer.error}`)
  throw new BusError(answer.contract ? 'invalid' : 'failed', answer.error, {
    appCode: answer.code,
    details: answer.details,
  })
}

function toBusError(name: string, timeoutMs: number, cause: unknown): BusError {
  if (cause instanceof errors.TimeoutError) {
    const text = `${name} was not answered within ${timeoutMs} ms`
    return new BusError('timeout', text, { cause })
  }
  if (cause instanceof errors.RequestError && cause.isNoResponders()) {
    return new BusError('unavailable', `Nobody answers ${name}`, { cause })
  }
  const text = cause instanceof Error ? cause.message : String(cause)
  return new BusError('unavailable', `${name} could not be sent: ${text}`, { cause })
}
