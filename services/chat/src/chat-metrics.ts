import type { Metrics } from '@lumen/runtime/metrics'

const secondBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

/** What the service counts about replies. */
export function createChatMetrics(metrics: Metrics, running: () => number) {
  metrics.gauge('chat_replies_running', 'Replies this process runs', [], (gauge) =>
    gauge.set(running()),
  )
  return {
    duration: metrics.histogram(
      'chat_reply_duration_seconds',
      'Time from the start of a reply to its end',
      ['provider', 'status'],
      secondBuckets,
    ),
    firstChunk: metrics.histogram(
      'chat_reply_first_chunk_seconds',
      'Time from the start of a reply to its first text',
      ['provider'],
      secondBuckets,
    ),
    failures: metrics.counter('chat_reply_failures_total', 'Replies that broke off', ['code']),
    summaryFailures: metrics.counter(
      'chat_summary_failures_total',
      'Summaries of talks that the model was asked for in vain; the one before stays',
    ),
    recallMissed: metrics.counter(
      'chat_recall_missed_total',
      'Replies that went without a part of what is remembered: memory failed or took too long',
      ['part'],
    ),
    fallbacks: metrics.counter(
      'chat_reply_fallbacks_total',
      'Replies of the local companion in place of a model that failed',
    ),
  }
}

export type ChatFigures = ReturnType<typeof createChatMetrics>
