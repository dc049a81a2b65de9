import type { Socket } from 'node:net'
import type { ErrorCode } from '@lumen/contracts/error-body'
import { limits } from '@lumen/contracts/limits'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { isRequestId, newRequestId, runWithRequestId } from '@lumen/runtime/request-context'
import { traceparentHeader, type ActiveSpan, type Tracing } from '@lumen/runtime/tracing'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { AppError, toErrorBody } from './app-error.ts'
import { toAppError } from './failures.ts'
import { addHealthRoutes, addMetricsRoute, type Readiness } from './health.ts'
import { useJsonBodies } from './json-body.ts'
import { useValidation } from './validation.ts'

export const requestIdHeader = 'x-request-id'

export type ServerOptions = {
  service: string
  log: Logger
  metrics: Metrics
  /** Records a span for each request when given. */
  tracing?: Tracing
  /** Largest body in bytes where an operation sets none; `limits.bodyBytes` when absent. */
  bodyLimit?: number
  ready?: () => Promise<Readiness>
  /** Everybody can reach it: no /metrics are served, and no trace is taken over from a caller. */
  forPublic?: boolean
  /** Answers requests that no route takes, when it wants to; else they are `not_found`. */
  fallback?: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** Addresses or networks of proxies whose X-Forwarded-For counts; none when absent. */
  trustProxy?: readonly string[]
  /** How long a request may take to arrive; 30 s when absent. */
  requestTimeoutMs?: number
  /** How long one may take on routes that take files; as others when absent. */
  uploadTimeoutMs?: number
  /** Requests worked on at a time; `limits.requestsAtOnce` when absent. */
  requestsAtOnce?: number
  /** How long closing waits for running requests before it cuts them off; 8 s when absent. */
  drainTimeoutMs?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Key of the operation that a route serves, the label of its metrics. */
    operation?: string
    /** The body is left as it came. */
    rawBody?: true
    /** A file is sent here, which may take its time. */
    upload?: true
  }
  interface FastifyRequest {
    span: ActiveSpan | null
    /** It is one of those that are worked on at a time. */
    isCounted: boolean
  }
}

/** Seconds, where whoever failed does not know better. */
const usualRetryAfter: Partial<Record<ErrorCode, number>> = { unavailable: 3 }

const labelOf = (request: FastifyRequest) =>
  request.routeOptions.config?.operation ??
  (request.routeOptions.url ? `${request.method} ${request.routeOptions.url}` : 'unknown')

/** Answers a failure in our error body and logs it: ours with its stack, the caller's by its code. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error)
  const fields = {
    requestId: request.id,
    operation: labelOf(request),
    code: failure.code,
    status: failure.status,
  }
  if (failure.status >= 500)
    request.log.error({ ...fields, err: failure.cause ?? failure }, 'request failed')
  else request.log.info({ ...fields, details: failure.details }, 'request refused')
  reply.header(requestIdHeader, request.id)
  const retryAfter = failure.retryAfter ?? usualRetryAfter[failure.code]
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  // Written here, not by a route's schema: no failure may fail again on its way out.
  reply
    .code(failure.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(failure, request.id))
}

/** Answers what is not even a request, straight on the socket. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const requestId = newRequestId()
  const [line, failure] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', new AppError('timeout', 'The request took too long to arrive')]
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [
            '431 Request Header Fields Too Large',
            new AppError('invalid_input', 'The headers are too large'),
          ]
        : ['400 Bad Request', new AppError('invalid_input', 'This is not a valid HTTP request')]
  log.info({ requestId, reason: error.code, code: failure.code }, 'broken request refused')
  const body = JSON.stringify(toErrorBody(failure, requestId))
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      'x-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n${requestIdHeader}: ${requestId}\r\n` +
      `connection: close\r\n\r\n${body}`,
  )
}

/** Node knows one limit for all requests: where files are awaited for longer, other bodies are not. */
function limitBodies(server: FastifyInstance, ms: number): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    done(null, payload)
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const empty = encoding === undefined && !(Number(length) > 0)
    if (empty || request.routeOptions.config.upload === true) return
    const timer = setTimeout(() => {
      reply.header('connection', 'close')
      const late = new AppError('timeout', 'The request took too long to arrive')
      if (payload.listenerCount('error') > 0) payload.emit('error', late)
      else request.raw.destroy()
    }, ms)
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
  })
}

/** Turns requests away while so many are worked on, rather than making all of them wait. */
function limitRequests(server: FastifyInstance, most: number, metrics: Metrics): void {
  const turnedAway = metrics.counter('http_turned_away_total', 'Requests beyond those at a time')
  let running = 0
  server.decorateRequest('isCounted', false)
  const end = (request: FastifyRequest) => {
    if (request.isCounted) running -= 1
    request.isCounted = false
  }
  server.addHook('onRequest', (request, _reply, done) => {
    // A socket stays open, and whoever asks how we are is always told.
    if (request.headers.upgrade !== undefined || isForOperators(request.url)) return done()
    if (running >= most) {
      turnedAway.inc()
      return done(new AppError('unavailable', 'Too much is asked at once', { retryAfter: 1 }))
    }
    running += 1
    request.isCounted = true
    done()
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    end(request)
    done()
  })
  server.addHook('onResponse', (request, _reply, done) => {
    end(request)
    done()
  })
  server.addHook('onRequestAbort', (request, done) => {
    end(request)
    done()
  })
}

const isForOperators = (url: string) => /^\/(?:health\/|metrics(?:\?|$))/.test(url)

/**
 * A Fastify server with our validation, error body, request ids, metrics, health and draining.
 * Request ids are adopted from `x-request-id` when well formed, else made, and sent back. While
 * it closes, it is not ready, tells connections to close, and lets running requests end.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, metrics, tracing } = options
  const { forPublic = false } = options
  const loggerInstance: FastifyBaseLogger = log
  const requestTimeout = options.requestTimeoutMs ?? 30_000
  let draining = false

  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? limits.bodyBytes,
    requestTimeout: Math.max(requestTimeout, options.uploadTimeoutMs ?? 0),
    trustProxy: options.trustProxy?.length ? [...options.trustProxy] : false,
    http: {
      // Node swaps the two limits when the one for headers is the longer.
      headersTimeout: Math.min(requestTimeout, 10_000),
      connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
    },
    return503OnClosing: false,
    genReqId: (raw) => {
      const given = raw.headers[requestIdHeader]
      return isRequestId(given) ? given : newRequestId()
    },
    frameworkErrors: sendFailure,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, log),
    // One line a request is ours to write; the id comes from the request context.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 256 },
  })

  useValidation(server)
  useJsonBodies(server)
  if (options.uploadTimeoutMs !== undefined) limitBodies(server, requestTimeout)
  server.setErrorHandler(sendFailure)
  server.setNotFoundHandler((request, reply) => {
    if (options.fallback?.(request, reply) === true) return
    throw new AppError('not_found', 'There is nothing at this address')
  })

  limitRequests(server, options.requestsAtOnce ?? limits.requestsAtOnce, metrics)
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time from the arrival of a request to the end of its reply',
    ['operation', 'status'],
  )
  server.decorateRequest('span', null)
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    // What is asked by machines every few seconds would hide what people do.
    if (tracing === undefined || isForOperators(request.url))
      return runWithRequestId(request.id, done)
    // A trace of our own begins where the public comes in.
    const traceparent = forPublic ? undefined : request.headers[traceparentHeader]
    request.span = tracing.startSpan(labelOf(request), {
      kind: 'server',
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: { 'http.request.method': request.method, 'lumen.request_id': request.id },
    })
    request.span.run(() => runWithRequestId(request.id, done))
  })
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { operation: labelOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    request.span?.setAttributes({ 'http.response.status_code': reply.statusCode })
    request.span?.end(reply.statusCode >= 500 ? reply.statusCode : undefined)
    done()
  })
  server.addHook('onRequestAbort', (request, done) => {
    log.info({ requestId: request.id, operation: labelOf(request) }, 'the caller went away')
    done()
  })
  server.addHook('preClose', (done) => {
    draining = true
    const cut = setTimeout(() => {
      log.warn('running requests were cut off at the end of draining')
      server.server.closeAllConnections()
    }, options.drainTimeoutMs ?? 8_000)
    server.server.once('close', () => clearTimeout(cut))
    done()
  })

  addHealthRoutes(server, {
    ready: options.ready ?? (async () => ({ status: 'ready' })),
    draining: () => draining,
  })
  if (!forPublic) addMetricsRoute(server, metrics)
  return server
}
