import type { Box } from '@lumen/database/sealing'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Kysely } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Vector } from '../domain/ranking/packed-vector.ts'
import { createSpaceIndex, type SpaceIndex } from '../domain/ranking/space-index.ts'
import { readVectors } from '../store/search-embeddings.ts'
import { readChanges, readSpaces } from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'

/**
 * Search indexes of those who talk just now, in memory: hashes and numbers, no text. The database is
 * the truth: every use first reads what has changed since.
 */
export type SpaceCache = {
  /**
   * Indexes of these spaces as the database has them, empty where they are not the user’s; null for
   * one that is large and not in memory yet: it is being loaded meanwhile.
   */
  get(userId: string, spaceIds: readonly string[]): Promise<(SpaceIndex | null)[]>
  /**
   * Indexes of these spaces as they were when last used, and a way to learn whether they still are;
   * null when one is not in memory. For a search that need not wait for that answer.
   */
  peek(
    userId: string,
    spaceIds: readonly string[],
  ): { indexes: readonly SpaceIndex[]; unchanged(): Promise<boolean> } | null
  /**
   * Vectors of a space that is in memory, by the numbers of its index; those made since are read
   * first. Empty for one that is not in memory.
   */
  vectors(spaceId: string, box: Box, model: string): Promise<ReadonlyMap<number, Vector>>
  /** Lets go of a user's indexes: they are being erased. */
  drop(userId: string): void
  /** Waits for what is being loaded. */
  settled(): Promise<void>
  /** Loads no more, and waits for what is being read. */
  close(): Promise<void>
}

type Stored = { version: number; documents: number }

type Held = {
  /** Null: the database has no such space. */
  userId: string | null
  index: SpaceIndex
  version: number
  vectors: { model: string; version: number; byEntry: Map<number, Vector> }
}

/** A large space is loaded a moment later: the reply that found it missing goes first. */
const loadDelayMs = 200

/** Entries a reply can wait for: reading these takes some 100 ms. */
const waitFor = 6_000

export function createSpaceCache(options: {
  readonly db: Kysely<MemoryTables>
  readonly maxBytes: number
  readonly log: Logger
  readonly metrics?: Metrics
}): SpaceCache {
  const { db, maxBytes, log } = options
  // A Map iterates in the order of insertion: the first is the one unused for longest.
  const held = new Map<string, Held>()
  const loads = new Map<string, Promise<Held>>()
  const closing = new AbortController()

  const read = async (spaceId: string, userId: string, from: Held | undefined): Promise<Held> => {
    const index = from?.index ?? createSpaceIndex()
    let version = from?.version ?? 0
    for await (const changes of readChanges(db, { id: spaceId, userId }, version)) {
      index.add(changes.filter(({ removed }) => !removed).map(({ entry }) => entry))
      for (const { removed, entry } of changes) if (removed) index.remove(entry.id)
      version = changes.at(-1)?.version ?? version
    }
    return { userId, index, version, vectors: from?.vectors ?? noVectors() }
  }

  /** One load of a space at a time; who comes meanwhile waits for it. */
  const load = (spaceId: string, userId: string, delayMs = 0): Promise<Held> => {
    const running = loads.get(spaceId)
    if (running !== undefined) return running
    const known = held.get(spaceId)
    const begun =
      delayMs === 0 ? Promise.resolve() : wait(delayMs, undefined, { signal: closing.signal })
    const loading = begun
      .then(() => read(spaceId, userId, known))
      .then(
        (loaded) => {
          loads.delete(spaceId)
          keep(spaceId, loaded)
          return loaded
        },
        (error: unknown) => {
          // What was read halfway is not to be trusted.
          loads.delete(spaceId)
          held.delete(spaceId)
          throw error
        },
      )
    loads.set(spaceId, loading)
    return loading
  }

  const heldBytes = () => [...held.values()].reduce((sum, each) => sum + bytesOf(each), 0)
  const size = {
    get bytes() {
      return heldBytes()
    },
    maxBytes,
  }
  const reads = options.metrics?.cache('search indexes', size)

  const keep = (spaceId: string, loaded: Held) => {
    held.delete(spaceId)
    held.set(spaceId, loaded)
    let bytes = heldBytes()
    for (const [id, each] of held) {
      if (bytes <= maxBytes || id === spaceId) break
      held.delete(id)
      bytes -= bytesOf(each)
    }
  }

  const touch = (spaceId: string, known: Held) => {
    held.delete(spaceId)
    held.set(spaceId, known)
  }

  const getOne = async (
    userId: string,
    spaceId: string,
    stored: Stored | undefined,
  ): Promise<SpaceIndex | null> => {
    const known = held.get(spaceId)
    // Somebody else’s.
    if (known !== undefined && known.userId !== null && known.userId !== userId)
      return createSpaceIndex()
    if (known === undefined) reads?.miss()
    else reads?.hit()
    if (stored === undefined) {
      // Erased, or never written.
      const nothing = { userId: null, index: createSpaceIndex(), version: 0, vectors: noVectors() }
      keep(spaceId, nothing)
      return nothing.index
    }
    if (known !== undefined && known.version >= stored.version && !loads.has(spaceId)) {
      touch(spaceId, known)
      return known.index
    }
    if ((known === undefined || known.version === 0) && stored.documents > waitFor) {
      load(spaceId, userId, loadDelayMs).catch((error: unknown) => {
        if (!closing.signal.aborted)
          log.error({ err: error, spaceId }, 'a search index could not be loaded')
      })
      return null
    }
    const { index, version } = await load(spaceId, userId)
    // What came while another's load was running.
    return version < stored.version ? (await load(spaceId, userId)).index : index
  }

  return {
    async get(userId, spaceIds) {
      const stored = await readSpaces(db, userId, spaceIds)
      return Promise.all(spaceIds.map((id) => getOne(userId, id, stored.get(id))))
    },
    peek(userId, spaceIds) {
      const usable = spaceIds.flatMap((id) => {
        const known = loads.has(id) ? undefined : held.get(id)
        return known === undefined || (known.userId !== null && known.userId !== userId)
          ? []
          : known
      })
      if (usable.length < spaceIds.length) return null
      for (const _ of usable) reads?.hit()
      const versions = usable.map(({ version }) => version)
      return {
        indexes: usable.map(({ index }) => index),
        async unchanged() {
          const stored = await readSpaces(db, userId, spaceIds)
          return spaceIds.every((id, place) => {
            const space = stored.get(id)
            const same = (space?.version ?? 0) === versions[place]
            const each = held.get(id)
            if (same && each !== undefined) touch(id, each)
            return same
          })
        },
      }
    },
    async vectors(spaceId, box, model) {
      const known = held.get(spaceId)
      if (known === undefined || known.userId === null) return new Map()
      const space = { id: spaceId, userId: known.userId }
      if (known.vectors.model !== model) known.vectors = { ...noVectors(), model }
      const { byEntry } = known.vectors
      for await (const made of readVectors(db, box, space, model, known.vectors.version)) {
        for (const { id, vector } of made) {
          const entry = known.index.numberOf(id)
          if (entry !== undefined) byEntry.set(entry, vector)
        }
        known.vectors.version = made.at(-1)?.version ?? known.vectors.version
      }
      return byEntry
    },
    drop(userId) {
      for (const [id, each] of held) if (each.userId === userId || id === userId) held.delete(id)
    },
    async settled() {
      await Promise.allSettled(loads.values())
    },
    async close() {
      closing.abort()
      await Promise.allSettled(loads.values())
    },
  }
}

const noVectors = (): Held['vectors'] => ({ model: '', version: 0, byEntry: new Map() })

const emptyBytes = 3_000
const bytesOf = ({ index, vectors }: Held): number => {
  const [some] = vectors.byEntry.values()
  return emptyBytes + index.bytes() + vectors.byEntry.size * ((some?.values.length ?? 0) + 150)
}
