import { APIConnectionTimeoutError, APIError } from 'openai/error'
import { ModelFailure } from './model-failure.ts'
import { saysTooLong } from './too-long.ts'

/**
 * What a failed call to an OpenAI-compatible server comes down to. `detail` is safe to log: it is
 * made of status, identifiers and our own words, never of the server's prose, which may repeat the
 * key or the prompt.
 */
export type OpenAiFault = {
  code:
    | 'timeout'
    | 'rate_limited'
    | 'quota'
    | 'unauthorized'
    | 'refused'
    | 'malformed'
    | 'cut'
    | 'unavailable'
  retryable: boolean
  retryAfterMs?: number
  /** The prompt does not fit the model's context. */
  tooLong?: boolean
  detail: string
}

/** True when the server answered with an HTTP error status. */
export function hasStatus(error: unknown): error is APIError<number> {
  return error instanceof APIError && typeof error.status === 'number'
}

/** True when the server refused because of what was asked for, not how. */
export function isPolicyRefusal(error: unknown): boolean {
  return (
    error instanceof APIError &&
    /policy|moderation|safety|content_filter/i.test(`${error.code ?? ''} ${error.type ?? ''}`)
  )
}

/**
 * Reads an error of the openai library or of `fetch`. Errors sent inside a stream (`data: {"error":
 * …}`) are judged by their own code, which llama.cpp and OpenRouter fill with an HTTP status.
 */
export function readFault(error: unknown, apiKey: string): OpenAiFault {
  if (error instanceof APIConnectionTimeoutError) {
    return { code: 'timeout', retryable: true, detail: 'no response headers in time' }
  }
  if (error instanceof APIError) {
    const status = error.status ?? statusInBand(error.code)
    if (status !== undefined || error.error !== undefined) {
      const verdict = judge(status, error)
      const retryAfterMs = readRetryAfter(error.headers)
      return {
        ...verdict,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        ...(verdict.code === 'refused' && isTooLong(error) && { tooLong: true }),
        detail: describe(status, error, apiKey),
      }
    }
    return { code: 'unavailable', retryable: true, detail: `no connection${errno(error)}` }
  }
  if (error instanceof SyntaxError) {
    return { code: 'malformed', retryable: true, detail: 'a chunk is not valid JSON' }
  }
  // fetch reports a socket that dies in mid-body as TypeError "terminated"; other TypeErrors are the
  // library stumbling over the shape of a chunk.
  if (error instanceof TypeError) {
    return error.message === 'terminated'
      ? { code: 'cut', retryable: true, detail: `connection lost${errno(error)}` }
      : { code: 'malformed', retryable: true, detail: 'a chunk has an unexpected shape' }
  }
  return { code: 'unavailable', retryable: false, detail: `cannot ask${errno(error)}` }
}

/** The failure that an error of a model which answers at once comes down to. */
export function toModelFailure(error: unknown, apiKey: string): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { code, retryable, detail } = readFault(error, apiKey)
  if (code === 'unavailable' && !retryable) return new ModelFailure('not_offered', detail)
  return new ModelFailure(code === 'cut' ? 'unavailable' : code, detail)
}

type Verdict = Pick<OpenAiFault, 'code' | 'retryable'>

function judge(status: number | undefined, error: APIError): Verdict {
  const name = `${error.code ?? ''} ${error.type ?? ''}`
  if (status === 402 || /insufficient_quota|insufficient_balance|billing/i.test(name)) {
    return { code: 'quota', retryable: false }
  }
  if (status === 429 || (status === undefined && /rate_limit/i.test(name))) {
    return { code: 'rate_limited', retryable: true }
  }
  if (status === 401 || status === 403) return { code: 'unauthorized', retryable: false }
  if (status === 404 || status === 405 || status === 501) {
    return { code: 'unavailable', retryable: false }
  }
  if (status === 408 || status === 409 || (status !== undefined && status >= 500)) {
    return { code: 'unavailable', retryable: true }
  }
  if (status !== undefined || /context|content_filter|invalid|policy/i.test(name)) {
    return { code: 'refused', retryable: false }
  }
  return { code: 'unavailable', retryable: true }
}

function statusInBand(code: unknown): number | undefined {
  const status = Number(code)
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : undefined
}

function describe(status: number | undefined, error: APIError, apiKey: string): string {
  const parts = [
    status === undefined ? 'error in the stream' : `HTTP ${status}`,
    identifier('code', error.code, apiKey),
    identifier('type', error.type, apiKey),
    identifier('param', error.param, apiKey),
    identifier('request', error.requestID, apiKey),
    hint(status, error),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function identifier(label: string, value: unknown, apiKey: string): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
  return /^[\w.:-]{1,80}$/.test(text) && !text.includes(apiKey) ? `${label} ${text}` : null
}

function isTooLong({ code, type, message }: APIError): boolean {
  return (
    /context_length_exceeded|exceed_context_size/i.test(`${code ?? ''} ${type ?? ''}`) ||
    saysTooLong(message)
  )
}

function hint(status: number | undefined, error: APIError): string | null {
  if (isTooLong(error)) {
    return "the prompt does not fit the model's context"
  }
  if (status === 404) return 'check the base URL (usually ends in /v1) and the model name'
  if (status === 401 || status === 403) return 'check the API key and what it may use'
  return null
}

function errno(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : undefined
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return ` (${code})`
  }
  return ''
}

function readRetryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (milliseconds >= 0) return milliseconds
  const header = headers?.get('retry-after') ?? ''
  const seconds = Number.parseFloat(header)
  if (seconds >= 0) return seconds * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
