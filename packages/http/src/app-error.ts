import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'

/** The one table from code to HTTP status. */
const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  bad_json: 400,
  invalid_input: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthenticated: 401,
  session_expired: 401,
  bad_credentials: 401,
  account_suspended: 403,
  reauthentication_required: 403,
  forbidden: 403,
  account_needed: 403,
  guest_limit: 403,
  origin_refused: 403,
  not_found: 404,
  conflict: 409,
  provider_sign_in_failed: 400,
  provider_email_unverified: 403,
  provider_not_linked: 409,
  provider_in_use: 409,
  last_way_in: 409,
  email_taken: 409,
  weak_password: 400,
  link_invalid: 410,
  mail_not_configured: 503,
  second_factor_required: 403,
  code_invalid: 400,
  passkey_refused: 400,
  passkey_unknown: 404,
  age_required: 400,
  age_too_young: 400,
  not_editable: 409,
  not_regenerable: 409,
  too_many_versions: 409,
  reply_running: 409,
  scene_open: 409,
  branch_open: 409,
  too_many_branches: 409,
  duplicate_message: 409,
  rate_limited: 429,
  quota_exceeded: 402,
  payments_not_configured: 503,
  payment_unavailable: 503,
  payment_declined: 402,
  not_refundable: 409,
  already_subscribed: 409,
  not_subscribed: 409,
  place_unknown: 422,
  place_ambiguous: 409,
  birth_date_invalid: 400,
  birth_year_out_of_range: 400,
  birth_time_in_gap: 409,
  birth_time_twice: 409,
  birth_profile_missing: 404,
  too_many_people: 409,
  sign_unknown: 404,
  animal_unknown: 404,
  unknown_frame: 400,
  not_authenticated_yet: 401,
  auth_timeout: 401,
  generation_failed: 502,
  prompt_refused: 422,
  switched_off: 403,
  provider_failed: 502,
  model_away: 503,
  model_needed: 409,
  style_needs_model: 409,
  subject_not_drawn: 422,
  stt_unavailable: 503,
  call_unavailable: 503,
  call_ended: 410,
  media_program_missing: 503,
  job_not_cancellable: 409,
  file_type_refused: 415,
  file_too_large: 413,
  picture_too_large: 413,
  picture_gone: 409,
  storage_full: 507,
  unavailable: 503,
  timeout: 504,
  internal: 500,
}

export type ErrorDetails = NonNullable<ErrorBody['details']>

/** A failure that the caller is told about, in plain English; clients translate by `code`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** HTTP status that goes with the code. */
  readonly status: number
  readonly details: ErrorDetails | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: ErrorDetails; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = statusOfCode[code]
    this.details = options.details
    this.retryAfter = options.retryAfter
  }
}

/** The body of a failed reply. Anything but an `AppError` becomes `internal` and tells nothing. */
export function toErrorBody(error: unknown, requestId: string): ErrorBody {
  if (!(error instanceof AppError))
    return {
      error: 'Something went wrong on our side',
      code: 'internal',
      requestId,
    }
  return {
    error: error.message,
    code: error.code,
    requestId,
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  }
}
