import type { ErrorCode } from '@lumen/contracts/error-body'
import { DeadlineError } from '@lumen/runtime/deadline'
import { AppError } from './app-error.ts'

/** Failures that Fastify itself finds, with the words for a person. */
const ofFastify: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'The content type of the body is not accepted here; send application/json',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is too large'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_json', 'The body is not as long as announced'],
  FST_ERR_BAD_URL: ['invalid_input', 'The address is not a valid URL'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid_input', 'A part of the address is too long'],
  FST_ERR_HANDLER_TIMEOUT: ['timeout', 'The answer took too long'],
}

const ofStatus: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid_input', 'The request is not valid'],
  401: ['unauthenticated', 'Sign in first'],
  403: ['forbidden', 'This is not allowed'],
  404: ['not_found', 'There is nothing at this address'],
  408: ['timeout', 'The request took too long'],
  409: ['conflict', 'This contradicts the present state'],
  413: ['body_too_large', 'The body is too large'],
  415: ['unsupported_media_type', 'The content type of the body is not accepted here'],
  429: ['rate_limited', 'Too many requests'],
  503: ['unavailable', 'This is not available right now'],
  504: ['timeout', 'The answer took too long'],
}

/**
 * What the caller is told about an error. Only errors that Fastify, its plugins or a broken
 * connection raise are told by their status code: the status of another server that a client
 * library reports (its 401, say) is not the caller's business.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DeadlineError)
    return new AppError('timeout', 'The answer took too long', { cause: error })
  const {
    code,
    status: ownStatus,
    statusCode,
    expose,
  } = (error ?? {}) as {
    code?: unknown
    status?: unknown
    statusCode?: unknown
    expose?: unknown
  }
  // Database and bus say of themselves that they are away; nobody else uses these two pairs.
  if (code === 'unavailable' && ownStatus === 503)
    return new AppError('unavailable', 'This is not available right now', { cause: error })
  if (code === 'timeout' && ownStatus === 504)
    return new AppError('timeout', 'The answer took too long', { cause: error })
  // So does the object store, which can also be full.
  if (code === 'storage_full' && ownStatus === 507)
    return new AppError('storage_full', 'There is no room left to keep this', { cause: error })
  // And what is sealed, that its account is gone: a request can outlive the sessions for a moment.
  if (code === 'session_expired' && ownStatus === 401)
    return new AppError('session_expired', 'This account is being deleted', { cause: error })
  const label = typeof code === 'string' ? code : ''
  const status = typeof statusCode === 'number' ? statusCode : 500
  const ofServer = label.startsWith('FST_') || label === 'ECONNRESET' || expose === true
  const known =
    ofFastify[label] ??
    (ofServer ? (ofStatus[status] ?? (status < 500 ? ofStatus[400] : undefined)) : undefined)
  return known
    ? new AppError(known[0], known[1], { cause: error })
    : new AppError('internal', 'Something went wrong on our side', { cause: error })
}
