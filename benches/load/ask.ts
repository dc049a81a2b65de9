import autocannon from 'autocannon'
import { filledIn, type LoadRequest } from '../../infra/k6/requests.ts'
import { pace } from '../../infra/k6/scenarios.ts'
import type { Person } from './people.ts'
import type { LoadRecord } from './record.ts'

const answerWithinSeconds = 30

/** What is seen is noted in a record of ours: autocannon’s would take a second to write down for each who goes. */
const uncounted = {
  __custom: true,
  recordValue() {},
  recordValueWithExpectedInterval() {},
  reset() {},
  destroy() {},
}
const histograms = { latencies: uncounted, requests: uncounted, throughput: uncounted }

type Asking = {
  url: string
  /** Walked through in turn, from another one on for each user. */
  sequence: readonly LoadRequest[]
  user: number
  seconds: number
  record: LoadRecord
  now(): number
  signal: AbortSignal
}

/** What one user asks over REST while it is there, at its pace, over a connection of its own. */
export async function ask(person: Person, asking: Asking): Promise<void> {
  const { url, sequence, user, seconds, record, now, signal } = asking
  const start = user % sequence.length
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  const options: autocannon.Options & { histograms: typeof histograms } = {
    histograms,
    skipAggregateResult: true,
    url,
    connections: 1,
    connectionRate: pace.requestsPerSecond,
    duration: seconds,
    timeout: answerWithinSeconds,
    requests: [...sequence.slice(start), ...sequence.slice(0, start)].map((request) => {
      const { method, path, body } = filledIn(request, person)
      return {
        method,
        path,
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }
    }),
  }
  const cannon = autocannon(options, (error) => (error ? reject(error) : resolve()))
  cannon.on('response', (_client, status, _bytes, ms) => {
    if (status >= 200 && status < 300) record.answered(now(), ms)
    else record.failed('request', now(), `a request was answered with ${status}`)
  })
  cannon.on('reqError', (error: unknown) =>
    record.failed('request', now(), `a request failed: ${String(error)}`),
  )
  const stop = () => cannon.stop()
  signal.addEventListener('abort', stop)
  try {
    await done
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
