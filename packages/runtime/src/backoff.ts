export type Backoff = {
  /** Before the second try, in milliseconds. */
  readonly firstMs: number
  /** It is doubled with each failure, up to here. */
  readonly longestMs: number
}

/**
 * How long to wait after so many failures, 1 or more, in milliseconds: spread by a quarter to both
 * sides, so that those who failed together do not come back together.
 */
export function backoffMs(failures: number, { firstMs, longestMs }: Backoff): number {
  const pause = Math.min(firstMs * 2 ** (failures - 1), longestMs)
  return pause * (0.75 + Math.random() / 2)
}
