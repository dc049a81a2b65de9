/** PostgreSQL could not be reached, gave no connection in time, or went away during a query. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'unavailable'
  readonly status = 503

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailableError'
  }
}

/** A statement took longer than it may, and PostgreSQL ended it; the connection stays. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'timeout'
  readonly status = 504

  /** @param name where the database is, without credentials */
  constructor(name: string, cause: Error) {
    super(`PostgreSQL at ${name} ended a statement: ${cause.message}`, { cause })
    this.name = 'DatabaseTimeoutError'
  }
}

/** Whether PostgreSQL ended a statement that took too long. */
export function isTimedOut(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/** Connection exceptions, shutdowns and "too many connections", as PostgreSQL numbers them. */
const sqlStates = /^(08...|57P0[1-5]|53300)$/
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** Errors of the driver itself, which carry no code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout)/

/** Whether a failed query is the connection's fault, not the query's. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (driverMessages.test(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return sqlStates.test(code) || socketCodes.has(code)
}

/** @param name where the database is, without credentials */
export function unavailable(name: string, what: string, error: unknown): DatabaseUnavailableError {
  // One address of several may refuse: the first reason says enough.
  const reason = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const message = reason instanceof Error ? reason.message : String(reason)
  return new DatabaseUnavailableError(`PostgreSQL at ${name} ${what}: ${message}`, { cause: error })
}
