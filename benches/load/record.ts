import type { Judged } from './thresholds.ts'
import { quantile } from '../support/statistics.ts'

/** What was seen in one slice of the time. */
type Slice = { requestMs: number[]; errors: number; memoryBytes: number | null }

/** How often curves are drawn a point, at most. */
const points = 150
const shortestSliceMs = 1_000

/** Notes what is seen, as a whole and over time. Times are milliseconds from the beginning. */
export function createRecord(wholeMs: number) {
  const sliceMs = Math.max(shortestSliceMs, wholeMs / points)
  const slices: Slice[] = Array.from({ length: Math.ceil(wholeMs / sliceMs) }, () => ({
    requestMs: [],
    errors: 0,
    memoryBytes: null,
  }))
  // What ends late counts for the last one.
  const sliceAt = (at: number) =>
    slices[Math.max(0, Math.min(slices.length - 1, Math.floor(at / sliceMs)))]!
  const requestMs: number[] = []
  const firstWordsMs: number[] = []
  const wholeReplyMs: number[] = []
  const errors = { request: 0, reply: 0, socket: 0 }
  const kinds = new Map<string, number>()
  return {
    answered(at: number, ms: number) {
      requestMs.push(ms)
      sliceAt(at).requestMs.push(ms)
    },
    replied(firstMs: number, wholeReply: number) {
      firstWordsMs.push(firstMs)
      wholeReplyMs.push(wholeReply)
    },
    /** @param kind for people: what it was */
    failed(what: keyof typeof errors, at: number, kind: string) {
      errors[what] += 1
      sliceAt(at).errors += 1
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    },
    weighed(at: number, bytes: number) {
      const slice = sliceAt(at)
      slice.memoryBytes = Math.max(slice.memoryBytes ?? 0, bytes)
    },
    /** What went wrong, the most frequent first. */
    kinds: () => [...kinds].toSorted(([, a], [, b]) => b - a),
    summary: () => ({ requestMs, firstWordsMs, wholeReplyMs, errors }),
    judged: (): Judged => {
      const [requests, replies] = [requestMs.length, wholeReplyMs.length]
      const share = (failed: number, others: number) => failed / Math.max(1, failed + others)
      return {
        requests,
        replies,
        requestErrors: share(errors.request, requests),
        requestP95: quantile(requestMs, 0.95),
        requestP99: quantile(requestMs, 0.99),
        replyErrors: share(errors.reply, replies),
        firstWordsP95: quantile(firstWordsMs, 0.95),
        socketErrors: share(errors.socket, replies + errors.reply),
      }
    },
    curves: () => [
      {
        title: 'memory of the product',
        unit: 'MB',
        values: slices.map(({ memoryBytes }) => memoryBytes && memoryBytes / 1e6),
      },
      {
        title: 'p99 of requests',
        unit: 'ms',
        values: slices.map((slice) =>
          slice.requestMs.length === 0 ? null : quantile(slice.requestMs, 0.99),
        ),
      },
      {
        title: 'errors',
        unit: `in ${Number((sliceMs / 1_000).toPrecision(2))} s`,
        values: slices.map((slice) => slice.errors),
      },
    ],
  }
}

export type LoadRecord = ReturnType<typeof createRecord>
