import type { Identity, SessionRevoked } from '@lumen/contracts/auth/bus'

const keptMs = 60_000
const maxEntries = 50_000

type Ask = (tokenHash: string) => Promise<Identity | null>
type Entry = { identity: Identity; until: number }
type Fill = { answer: Promise<Identity | null>; stale: boolean }

export type SessionCache = {
  /** The identity that is remembered for a token, without asking; else null. */
  known(tokenHash: string): Identity | null
  identify(tokenHash: string): Promise<Identity | null>
  revoke(revoked: SessionRevoked): void
  clear(): void
}

/**
 * Remembers whose a session token is for at most a minute, so that auth is not asked at every
 * request. Unknown tokens are not remembered. An answer that was asked for before a revocation
 * arrived may be older than it, so it is thrown away and asked for again.
 */
export function createSessionCache(ask: Ask, now: () => number): SessionCache {
  const entries = new Map<string, Entry>()
  const fills = new Map<string, Fill>()

  const remember = (tokenHash: string, identity: Identity) => {
    if (entries.size >= maxEntries) {
      const oldest = entries.keys().next().value
      if (oldest !== undefined) entries.delete(oldest)
    }
    const until = Math.min(now() + keptMs, Date.parse(identity.expiresAt))
    entries.set(tokenHash, { identity, until })
  }

  const fill = async (tokenHash: string): Promise<Identity | null> => {
    const running = fills.get(tokenHash)
    if (running !== undefined) return running.answer
    const current: Fill = { stale: false, answer: Promise.resolve(null) }
    current.answer = ask(tokenHash).finally(() => {
      if (fills.get(tokenHash) === current) fills.delete(tokenHash)
    })
    fills.set(tokenHash, current)
    const identity = await current.answer
    if (current.stale) return ask(tokenHash)
    if (identity !== null) remember(tokenHash, identity)
    return identity
  }

  const known = (tokenHash: string): Identity | null => {
    const entry = entries.get(tokenHash)
    if (entry !== undefined && entry.until > now()) return entry.identity
    entries.delete(tokenHash)
    return null
  }

  return {
    known,
    async identify(tokenHash) {
      return known(tokenHash) ?? fill(tokenHash)
    },
    revoke({ tokenHashes }) {
      for (const tokenHash of tokenHashes) {
        entries.delete(tokenHash)
        const running = fills.get(tokenHash)
        if (running === undefined) continue
        running.stale = true
        fills.delete(tokenHash)
      }
    },
    clear() {
      entries.clear()
      for (const running of fills.values()) running.stale = true
      fills.clear()
    },
  }
}
