import { systemLimits } from '@lumen/contracts/admin/limits'
import { AppError } from '@lumen/http/app-error'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { newestOf, readLogLine, type ReadLogs } from './log-line.ts'

type LokiSettings = {
  url: string
  /** Streams that are ours: `{service_name=~".+"}`. */
  selector: string
  token: string | undefined
}

const answerMs = 10_000
/** What Loki looks back at most, unless it is told otherwise, is little more. */
const lookBackMs = 30 * 86_400_000

const Answer = Type.Object({
  data: Type.Object({
    result: Type.Array(
      Type.Object({ values: Type.Array(Type.Array(Type.String(), { minItems: 2 })) }),
    ),
  }),
})

/** Asks Loki for the lines of the last 30 days. @throws AppError `unavailable` when it does not answer */
export const readLoki =
  ({ url, selector, token }: LokiSettings): ReadLogs =>
  async (requestId) => {
    const now = Date.now()
    const query = new URLSearchParams({
      query: `${selector} |= \`"requestId":"${requestId}"\``,
      limit: String(systemLimits.logLines),
      direction: 'backward',
      start: `${now - lookBackMs}000000`,
      end: `${now}000000`,
    })
    const answer = await ask(
      `${url.replace(/\/$/, '')}/loki/api/v1/query_range?${query.toString()}`,
      token,
    )
    const values = answer.data.result.flatMap((stream) => stream.values)
    const lines = values.flatMap(([, line = '']) => readLogLine(line, requestId) ?? [])
    return {
      source: 'loki',
      lines: newestOf(lines),
      complete: values.length < systemLimits.logLines,
    }
  }

async function ask(url: string, token: string | undefined) {
  const away = (cause: unknown) => new AppError('unavailable', 'Loki does not answer', { cause })
  let body: unknown
  try {
    const response = await fetch(url, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) throw new Error(`Loki answered ${response.status}`)
    body = await response.json()
  } catch (error) {
    throw away(error)
  }
  if (!Value.Check(Answer, body)) throw away(new Error('Loki answered something else'))
  return body
}
