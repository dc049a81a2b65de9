import type { ModelOffer, Provider } from '@lumen/contracts/models/schema'
import type { Probe } from './server-reading.ts'

/** What is known of an accepted server. */
export type ServerStanding = {
  state: Provider['state']
  offers: ModelOffer[]
  embeddings: string[]
  /** Its model for meanings. */
  embedding: string | null
  /** How often in a row it did not answer in time. */
  missed: number
}

/** A server that computes may be slow to say that it is there. */
const missedAtMost = 2

/** What is known of an accepted server after it was asked. */
export function afterProbe(before: ServerStanding, probe: Probe): ServerStanding {
  if (probe.outcome === 'gone') return { ...before, state: 'away', missed: 0 }
  if (probe.outcome === 'silent') {
    const missed = before.missed + 1
    return missed > missedAtMost ? { ...before, state: 'away', missed } : { ...before, missed }
  }
  const { state, offers, embeddings } = probe.reading
  // One that loads does not know its models yet.
  if (state === 'loading' && offers.length === 0) return { ...before, state, missed: 0 }
  const kept = before.embedding !== null && embeddings.includes(before.embedding)
  const embedding = kept ? before.embedding : (embeddings[0] ?? before.embedding)
  return { state, offers, embeddings, embedding, missed: 0 }
}

/** The offer that a name means: Ollama’s `qwen3` is its `qwen3:latest`. */
export const findOffer = (offers: readonly ModelOffer[], name: string): ModelOffer | null =>
  offers.find((offer) => offer.name === name) ??
  offers.find((offer) => offer.name === `${name}:latest`) ??
  null
