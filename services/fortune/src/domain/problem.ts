import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'

export type ProblemDetails = NonNullable<ErrorBody['details']>

/** Why a chart or a reading cannot be made of what was sent; entrances answer it as it is. */
export class FortuneProblem extends Error {
  override readonly name = 'FortuneProblem'
  readonly code: ErrorCode
  readonly details: ProblemDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ProblemDetails) {
    super(message)
    this.code = code
    this.details = details
  }
}
