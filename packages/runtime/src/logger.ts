import { pino, stdTimeFunctions, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { redact } from './redaction.ts'
import { currentRequestId } from './request-context.ts'
import { currentTraceId } from './trace-context.ts'

export type Logger = PinoLogger

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * A JSON logger. Lines carry the service and, inside a request, event or job, its `requestId` (and `traceId`
 * while traces are recorded).
 * Credentials and personal text are replaced by `[redacted]` wherever they appear in the fields;
 * the message itself is written as it is, so it must hold neither.
 * @param options.destination where lines go; standard output when absent
 */
export function createLogger(options: {
  service: string
  level?: LogLevel
  destination?: DestinationStream
}): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: { service: options.service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: redact,
    },
    // Errors are already plain when serializers run.
    serializers: { err: (value: unknown) => value },
    mixin: (): object => {
      const requestId = currentRequestId()
      const traceId = currentTraceId()
      return {
        ...(requestId === undefined ? {} : { requestId }),
        ...(traceId === undefined ? {} : { traceId }),
      }
    },
  }
  const logger = options.destination ? pino(settings, options.destination) : pino(settings)
  // Formatters do not reach the fields of child loggers; children inherit this method.
  const plain = Reflect.get(logger, 'child')
  Reflect.set(logger, 'child', function child(this: Logger, bindings: object, ...rest: []) {
    return plain.call(this, redact({ ...bindings }), ...rest)
  })
  return logger
}
