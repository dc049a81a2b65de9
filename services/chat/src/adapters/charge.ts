import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'

export type ChargeRequest = {
  userId: string
  /** One charge per key, however often it is asked for. */
  key: string
  kind: 'text'
  /** Whose clocks say which day it is. */
  timeZone: string | null
}

export type ChargeAnswer =
  /** `reservation` null: nothing was reserved, it is free. */
  | { ok: true; reservation: string | null; credits: number }
  | { ok: false; code: ErrorCode; error: string; details?: NonNullable<ErrorBody['details']> }

/**
 * What a reply costs. An amount is reserved before the reply starts, settled when it completed and
 * released when it did not. All three may be repeated without further effect. Settling and releasing
 * throw when nobody answers.
 */
export type ChargePort = {
  reserve(request: ChargeRequest): Promise<ChargeAnswer>
  /** @returns credits spent: none when the reservation was given back before */
  settle(reservation: string): Promise<number>
  release(reservation: string): Promise<void>
}
