export type OriginPolicy = {
  /** True when a browser page of this origin may act with the user's cookie. */
  allows(origin: string | undefined, host: string | undefined): boolean
}

/**
 * Pages of our own host, of PUBLIC_URL and of the listed origins (the mobile wrapper) are ours; our
 * own host by the scheme alone that people reach it with, so that over https nobody on the way can
 * forge a page of it. A missing Origin is not ours: browsers send it with every write and every
 * socket, and other clients can use the bearer token.
 */
export function createOriginPolicy(
  publicUrl: string | undefined,
  listed: readonly string[],
): OriginPolicy {
  const known = new Set(listed)
  if (publicUrl !== undefined) known.add(new URL(publicUrl).origin)
  const scheme = publicUrl?.startsWith('https:') ? 'https' : 'http'
  return {
    allows(origin, host) {
      if (origin === undefined || origin === 'null') return false
      return known.has(origin) || origin === URL.parse(`${scheme}://${host}`)?.origin
    },
  }
}
