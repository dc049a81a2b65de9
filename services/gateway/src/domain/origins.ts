export type OriginPolicy = {
  /** True when a browser page of this origin may act with the user's cookie. */
  allows(origin: string | undefined, host: string | undefined): boolean
}

/**
 * Pages of our own host, of PUBLIC_URL and of the listed origins (the mobile wrapper) are ours. A
 * missing Origin is not: browsers send it with every write and every socket, and other clients can
 * use the bearer token.
 */
export function createOriginPolicy(
  publicUrl: string | undefined,
  listed: readonly string[],
): OriginPolicy {
  const known = new Set(listed)
  if (publicUrl !== undefined) known.add(new URL(publicUrl).origin)
  return {
    allows(origin, host) {
      if (origin === undefined || origin === 'null') return false
      if (known.has(origin)) return true
      return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
    },
  }
}
