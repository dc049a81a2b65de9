import { AsyncLocalStorage } from 'node:async_hooks'
import { trace, type Context, type SpanContext } from '@opentelemetry/api'

/** The span that runs here, and what it belongs to. */
export const currentContext = new AsyncLocalStorage<Context>()

export function currentSpanContext(): SpanContext | undefined {
  const context = currentContext.getStore()
  return context && trace.getSpanContext(context)
}

/** The trace that is being recorded here, for log lines. */
export const currentTraceId = (): string | undefined => currentSpanContext()?.traceId

/** W3C `traceparent` of the span that runs here, to send or keep with what goes on elsewhere. */
export function currentTraceparent(): string | undefined {
  const context = currentSpanContext()
  if (context === undefined) return undefined
  const flags = context.traceFlags.toString(16).padStart(2, '0')
  return `00-${context.traceId}-${context.spanId}-${flags}`
}
