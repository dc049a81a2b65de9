import { Type, type Static } from 'typebox'

/** Every code an error body may carry, over REST and on the socket. Clients translate by code. */
export const errorCodes = [
  'bad_json',
  'invalid_input',
  'body_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'session_expired',
  'bad_credentials',
  'account_suspended',
  'reauthentication_required',
  'forbidden',
  'origin_refused',
  'not_found',
  'conflict',
  'email_taken',
  'age_required',
  'age_too_young',
  'not_editable',
  'not_regenerable',
  'reply_running',
  'duplicate_message',
  'rate_limited',
  'quota_exceeded',
  'payments_not_configured',
  'payment_unavailable',
  'payment_declined',
  'not_refundable',
  'already_subscribed',
  'not_subscribed',
  'place_unknown',
  'place_ambiguous',
  'birth_date_invalid',
  'birth_year_out_of_range',
  'birth_time_in_gap',
  'birth_time_twice',
  'birth_profile_missing',
  'sign_unknown',
  'animal_unknown',
  'unknown_frame',
  'not_authenticated_yet',
  'auth_timeout',
  'generation_failed',
  'prompt_refused',
  'provider_failed',
  'model_away',
  'stt_unavailable',
  'media_program_missing',
  'job_not_cancellable',
  'file_type_refused',
  'file_too_large',
  'picture_too_large',
  'picture_gone',
  'storage_full',
  'unavailable',
  'timeout',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export const ErrorBody = Type.Object(
  {
    error: Type.String({ description: 'What went wrong, for a person' }),
    code: Type.Enum(errorCodes, { description: 'What went wrong, for a program' }),
    requestId: Type.String(),
    details: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String(),
          message: Type.String(),
          value: Type.Optional(
            Type.String({ description: 'A value that would do for `path`; `message` is its name' }),
          ),
        }),
      ),
    ),
    retryAfter: Type.Optional(Type.Number({ description: 'Seconds until a retry makes sense' })),
  },
  { $id: 'ErrorBody' },
)
export type ErrorBody = Static<typeof ErrorBody>
