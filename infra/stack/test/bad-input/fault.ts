import { errorCodes } from '@lumen/contracts/error-body'
import type { HostileAnswer } from './request.ts'

/** What is answered with 503 because nobody configured it here, and with 502 because a provider failed. */
const notConfigured: ReadonlySet<string> = new Set([
  'mail_not_configured',
  'payments_not_configured',
  'stt_unavailable',
  'call_unavailable',
  'media_program_missing',
  'model_away',
])

/** What the inside of the product looks like. */
const inside: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /\n\s+at [^\n]+:\d+:\d+|\bat (?:async )?\w+ \(/],
  [
    'a path',
    /node_modules|[/\\](?:services|packages|infra)[/\\]\w+[/\\]src\b|\.data[/\\]|file:\/\/\/(?!etc\/passwd)/,
  ],
  [
    'SQL',
    /\b(?:select|insert|update|delete)\b[^"]{0,80}\b(?:from|into|set|where)\b[^"]*\$\d|relation "|syntax error at or near|violates (?:unique|check|foreign|not-null)|invalid byte sequence/i,
  ],
]

/** What of the inside a text shows; null: nothing. */
export const insideShown = (text: string): string | null =>
  inside.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** What is wrong with an answer to bad input; null: nothing is. */
export function faultOf({ status, text, headers }: HostileAnswer): string | null {
  if (status < 400) return insideShown(JSON.stringify(headers)) && 'a header shows the inside'
  // Answers of what takes no body, and what is not even a request.
  if (text === '') return status < 500 ? null : `status ${status} without a body`
  const body = parsed(text)
  if (body === null) return `status ${status} with a body that is no error of ours`
  const { code } = body
  if (status >= 500 && !(status === 503 && notConfigured.has(code)))
    return `status ${status} ${code}`
  const shown = insideShown(text)
  return shown === null ? null : `status ${status} shows ${shown}`
}

function parsed(text: string): { code: string } | null {
  try {
    const { code, requestId } = JSON.parse(text) as { code: string; requestId: unknown }
    const known = (errorCodes as readonly string[]).includes(code)
    return known && typeof requestId === 'string' ? { code } : null
  } catch {
    return null
  }
}
