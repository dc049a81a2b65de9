import type { Metrics } from './metrics.ts'

/** Told of each look into what a process remembers. */
export type CacheFigures = { hit(): void; miss(): void }

export const noCacheFigures: CacheFigures = { hit() {}, miss() {} }

/** Counts how often a cache had what was looked for; `cache` names it among those of its service. */
export function createCacheFigures(metrics: Metrics, cache: string): CacheFigures {
  const reads = metrics.counter('cache_reads_total', 'Looks into what a process remembers', [
    'cache',
    'outcome',
  ])
  return {
    hit: () => reads.inc({ cache, outcome: 'hit' }),
    miss: () => reads.inc({ cache, outcome: 'miss' }),
  }
}
