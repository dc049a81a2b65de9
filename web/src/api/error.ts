import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'

/** What every failed call ends in, whoever failed: server, network or clock. */
export type ApiError = {
  /** HTTP status; `network` when no answer came, `timeout` when it came too late, `unreadable` when it was no JSON. */
  status: number | 'network' | 'timeout' | 'unreadable'
  /** The server's own error, where it sent one. */
  body: ErrorBody | null
  /** `<status>: <body text, or the status text when the body is empty>` */
  message: string
}

/** Reads the error body of our servers out of a text; null when it is something else. */
export function parseErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    return 'error' in value && typeof value.error === 'string' && 'code' in value
      ? (value as ErrorBody)
      : null
  } catch {
    return null
  }
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  'body' in value &&
  'message' in value

/** The code of an error, for decisions; undefined when the server named none. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  isApiError(error) ? error.body?.code : undefined
