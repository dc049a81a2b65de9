import type { Thresholds } from '../../infra/k6/scenarios.ts'

/** What is held against the thresholds: shares of all, and milliseconds. */
export type Judged = Readonly<Record<keyof Thresholds, number>> & {
  readonly requests: number
  readonly replies: number
}

const words: Readonly<Record<keyof Thresholds, string>> = {
  requestErrors: 'share of requests that failed',
  requestP95: 'p95 of requests in ms',
  requestP99: 'p99 of requests in ms',
  replyErrors: 'share of replies that failed',
  firstWordsP95: 'p95 of first words in ms',
  socketErrors: 'share of sockets that failed',
}

/** Those that are missed, in words. What was not measured at all is missed too. */
export function missed(thresholds: Thresholds, judged: Judged): string[] {
  const nothing = (['requests', 'replies'] as const)
    .filter((name) => judged[name] === 0)
    .map((name) => `no ${name} were answered`)
  const tooMuch = (Object.keys(thresholds) as (keyof Thresholds)[])
    .filter((name) => !(judged[name] <= thresholds[name]))
    .map(
      (name) =>
        `${words[name]}: ${Number(judged[name].toPrecision(3))}, at most ${thresholds[name]}`,
    )
  return [...nothing, ...tooMuch]
}
