import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Tracer,
} from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from './logger.ts'
import { currentContext, currentTraceparent } from './trace-context.ts'

export type SpanOptions = {
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  attributes?: Attributes
  /** W3C `traceparent` of the caller in another process; else the current span is the parent. */
  traceparent?: string | undefined
}

export type ActiveSpan = {
  /** Runs `fn` so that spans it starts, also asynchronously, are children of this one. */
  run<T>(fn: () => T): T
  setAttributes(attributes: Attributes): void
  /** @param error marks the span as failed */
  end(error?: unknown): void
}

export type Tracing = {
  startSpan(name: string, options?: SpanOptions): ActiveSpan
  /** Runs `fn` in a span that ends with it, and fails with it. */
  inSpan<T>(name: string, fn: () => Promise<T>, options?: SpanOptions): Promise<T>
  /** W3C `traceparent` of the current span, to send along; undefined outside of one. */
  traceparent(): string | undefined
  /** Sends what is left, and stops. */
  close(): Promise<void>
}

/** The header, of HTTP and NATS alike, in which a trace goes from process to process. */
export const traceparentHeader = 'traceparent'
const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

function remoteContext(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  })
}

const noSpan: ActiveSpan = { run: (fn) => fn(), setAttributes() {}, end() {} }
/** Records nothing. */
export const noTracing: Tracing = {
  startSpan: () => noSpan,
  inSpan: (_name, fn) => fn(),
  traceparent: () => undefined,
  async close() {},
}

function createTracing(tracer: Tracer, close: () => Promise<void>): Tracing {
  function startSpan(name: string, options: SpanOptions = {}): ActiveSpan {
    const parent = remoteContext(options.traceparent) ?? currentContext.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(
      name,
      { kind: kinds[options.kind ?? 'internal'], attributes: options.attributes ?? {} },
      parent,
    )
    const context = trace.setSpan(parent, span)
    return {
      run: (fn) => currentContext.run(context, fn),
      setAttributes: (attributes) => void span.setAttributes(attributes),
      end(error) {
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          if (error instanceof Error) span.setAttribute('error.type', error.name)
        }
        span.end()
      },
    }
  }

  return {
    startSpan,
    async inSpan(name, fn, options) {
      const span = startSpan(name, options)
      try {
        const result = await span.run(fn)
        span.end()
        return result
      } catch (error) {
        span.end(error)
        throw error
      }
    },
    traceparent: currentTraceparent,
    close,
  }
}

/** An exporter that tells the log when spans could not be delivered; the SDK keeps silent. */
function loggingFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error)
          log.warn({ err: result.error, spans: spans.length }, 'traces could not be delivered')
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/**
 * Records spans and sends them to an OpenTelemetry collector over OTLP/HTTP. Each service has its
 * own provider; nothing global is registered. Without an endpoint nothing is loaded or recorded.
 * @param options.endpoint value of `OTEL_EXPORTER_OTLP_ENDPOINT`, such as `http://collector:4318`
 */
export async function startTracing(options: {
  service: string
  log: Logger
  endpoint?: string | undefined
}): Promise<Tracing> {
  if (!options.endpoint) return noTracing
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 5_000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `lumen-${options.service}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter: loggingFailures(exporter, options.log) })],
  })
  return createTracing(provider.getTracer(`lumen-${options.service}`), async () => {
    // Fails with what the last delivery failed with, which the log has by then.
    await provider.shutdown().catch(() => {})
  })
}
