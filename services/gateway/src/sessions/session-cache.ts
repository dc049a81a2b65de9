import type { Identity, SessionRevoked } from '@lumen/contracts/auth/bus'
import { BoundedMap } from '@lumen/runtime/bounded-map'
import type { Metrics } from '@lumen/runtime/metrics'

const keptMs = 60_000
/** Of some 30,000 people who are there within a minute, and of as many tokens that are nobody’s. */
const sessionsBytes = 24_000_000
const unknownBytes = 8_000_000
/** What an entry takes, about: the hash of a token, and whose it is or until when it is nobody’s. */
const sessionBytes = 800
const strangerBytes = 250

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
 * Remembers whose a session token is, or that it is nobody's, for at most a minute, so that auth is
 * not asked at every request; a token that was never given out never will be. An answer that was
 * asked for before a revocation arrived may be older than it, so it is thrown away and asked again.
 */
export function createSessionCache(ask: Ask, now: () => number, metrics?: Metrics): SessionCache {
  const entries = new BoundedMap<string, Entry>({
    maxBytes: sessionsBytes,
    bytesOf: () => sessionBytes,
    isOver: ({ until }) => until <= now(),
  })
  const unknown = new BoundedMap<string, number>({
    maxBytes: unknownBytes,
    bytesOf: () => strangerBytes,
    isOver: (until) => until <= now(),
  })
  const reads = metrics?.cache('sessions', entries)
  const strangers = metrics?.cache('unknown tokens', unknown)
  const fills = new Map<string, Fill>()

  const remember = (tokenHash: string, identity: Identity | null) => {
    if (identity === null) {
      unknown.set(tokenHash, now() + keptMs)
      return
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
    remember(tokenHash, identity)
    return identity
  }

  const known = (tokenHash: string): Identity | null => {
    const entry = entries.get(tokenHash)
    if (entry !== undefined && entry.until > now()) {
      reads?.hit()
      return entry.identity
    }
    entries.delete(tokenHash)
    return null
  }

  return {
    known,
    async identify(tokenHash) {
      const identity = known(tokenHash)
      if (identity !== null) return identity
      if ((unknown.get(tokenHash) ?? 0) > now()) {
        strangers?.hit()
        return null
      }
      reads?.miss()
      return fill(tokenHash)
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
      unknown.clear()
      for (const running of fills.values()) running.stale = true
      fills.clear()
    },
  }
}
