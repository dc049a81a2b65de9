/** Redis does not take or tell of a job now; whoever wanted it may try again. */
export class QueueUnavailableError extends Error {
  readonly code = 'unavailable'
  /** The HTTP status that fits. */
  readonly status = 503

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'QueueUnavailableError'
  }
}
