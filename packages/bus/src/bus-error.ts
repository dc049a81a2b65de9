import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'

export type BusErrorCode = 'timeout' | 'unavailable' | 'invalid' | 'failed'

const statuses = { timeout: 504, unavailable: 503, invalid: 500, failed: 500 } as const

/**
 * A request, event or message did not get through.
 *
 * - `timeout`: no answer in time; the other side may have done the work
 * - `unavailable`: no connection to NATS, nobody who answers, or an answerer that is overloaded
 * - `invalid`: input or output does not match the contract, or is too large
 * - `failed`: the answerer failed; `appCode` says how when it is one of our error codes
 */
export class BusError extends Error {
  readonly code: BusErrorCode
  /** The HTTP status that fits when nobody knows better. */
  readonly status: number
  readonly appCode: ErrorCode | undefined
  readonly details: ErrorBody['details']

  constructor(
    code: BusErrorCode,
    message: string,
    options: ErrorOptions & {
      readonly appCode?: ErrorCode | undefined
      readonly details?: ErrorBody['details']
    } = {},
  ) {
    super(message, options)
    this.name = 'BusError'
    this.code = code
    this.status = statuses[code]
    this.appCode = options.appCode
    this.details = options.details
  }
}
