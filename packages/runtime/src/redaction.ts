/**
 * Keys whose values never reach a log, whatever object they are in: credentials, and what people
 * write or are. Compared in lower case without `-` and `_`.
 */
const secretKeys = new Set([
  'authorization',
  'proxyauthorization',
  'cookie',
  'setcookie',
  'password',
  'passwordhash',
  'secret',
  'token',
  'accesstoken',
  'refreshtoken',
  'sessiontoken',
  'tokenhash',
  'apikey',
  'privatekey',
  'xlumenidentity',
  'xlumengateway',
  'email',
  'phone',
  'username',
  'firstname',
  'lastname',
  'birthdate',
  'birthtime',
  'birthplace',
  'content',
  'fullcontent',
  'finalcontent',
  'text',
  'delta',
  'prompt',
  'backstory',
  'persona',
  'lorebook',
  'greeting',
  'instruction',
  'body',
])

const censored = '[redacted]'
const deepest = 6
const widest = 100

const isSecret = (key: string) => secretKeys.has(key.toLowerCase().replaceAll(/[-_]/g, ''))

function redactValue(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Error) return redactError(value, depth)
  if (value instanceof Date) return value
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (depth >= deepest) return '[deeper]'
  if (Array.isArray(value)) {
    const items = value.slice(0, widest).map((item) => redactValue(item, depth + 1))
    if (value.length > widest) items.push(`[${value.length - widest} more]`)
    return items
  }
  return redactRecord(value as Record<string, unknown>, depth + 1)
}

function redactRecord(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue
    result[key] = isSecret(key) ? censored : redactValue(record[key], depth)
  }
  return result
}

/** What is said about an error. Other properties stay out: drivers put rows and bodies there. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code, status, statusCode } = error as {
    code?: unknown
    status?: unknown
    statusCode?: unknown
  }
  const result: Record<string, unknown> = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(status === undefined && statusCode === undefined ? {} : { status: status ?? statusCode }),
    stack: error.stack,
  }
  if (depth < deepest) {
    if (error.cause !== undefined) result['cause'] = redactValue(error.cause, depth + 1)
    if (error instanceof AggregateError)
      result['errors'] = error.errors.slice(0, 10).map((each) => redactValue(each, depth + 1))
  }
  return result
}

/** A copy of log fields without secrets and personal text, at any depth. */
export function redact(fields: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(fields, 0)
}
