import type { Logger } from '@lumen/runtime/logger'
import type { Kysely } from 'kysely'
import { createSpaceIndex, type SpaceIndex } from '../domain/search/space-index.ts'
import { readChanges, readSpaces } from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'

/**
 * Search indexes of those who talk just now, in memory: hashes and numbers, no text. The database is
 * the truth: every use first reads what has changed since.
 */
export type SpaceCache = {
  /**
   * Indexes of these spaces as the database has them; null for one that is large and not in memory
   * yet: it is being loaded meanwhile.
   */
  get(spaceIds: readonly string[]): Promise<(SpaceIndex | null)[]>
  /** Waits for what is being loaded. */
  settled(): Promise<void>
}

type Held = { index: SpaceIndex; version: number }

/** Entries a reply can wait for: reading these takes some 100 ms. */
const waitFor = 6_000

export function createSpaceCache(options: {
  readonly db: Kysely<MemoryTables>
  readonly maxBytes: number
  readonly log: Logger
}): SpaceCache {
  const { db, maxBytes, log } = options
  // A Map iterates in the order of insertion: the first is the one unused for longest.
  const held = new Map<string, Held>()
  const loads = new Map<string, Promise<Held>>()

  const read = async (spaceId: string, from: Held | undefined): Promise<Held> => {
    const index = from?.index ?? createSpaceIndex()
    let version = from?.version ?? 0
    for await (const changes of readChanges(db, spaceId, version)) {
      index.add(changes.filter(({ removed }) => !removed).map(({ entry }) => entry))
      for (const { removed, entry } of changes) if (removed) index.remove(entry.id)
      version = changes.at(-1)?.version ?? version
    }
    return { index, version }
  }

  /** One load of a space at a time; who comes meanwhile waits for it. */
  const load = (spaceId: string): Promise<Held> => {
    const running = loads.get(spaceId)
    if (running !== undefined) return running
    const known = held.get(spaceId)
    const loading = read(spaceId, known).then(
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

  const keep = (spaceId: string, loaded: Held) => {
    held.delete(spaceId)
    held.set(spaceId, loaded)
    let bytes = [...held.values()].reduce((sum, { index }) => sum + index.bytes(), 0)
    for (const [id, { index }] of held) {
      if (bytes <= maxBytes || id === spaceId) break
      held.delete(id)
      bytes -= index.bytes()
    }
  }

  const getOne = async (
    spaceId: string,
    stored: { version: number; documents: number } | undefined,
  ): Promise<SpaceIndex | null> => {
    const known = held.get(spaceId)
    if (stored === undefined) {
      // Erased, or never written.
      held.delete(spaceId)
      return createSpaceIndex()
    }
    if (known !== undefined && known.version >= stored.version && !loads.has(spaceId)) {
      held.delete(spaceId)
      held.set(spaceId, known)
      return known.index
    }
    const loading = load(spaceId)
    if (known === undefined && stored.documents > waitFor) {
      loading.catch((error: unknown) =>
        log.error({ err: error, spaceId }, 'a search index could not be loaded'),
      )
      return null
    }
    const { index, version } = await loading
    // What came while another's load was running.
    return version < stored.version ? (await load(spaceId)).index : index
  }

  return {
    async get(spaceIds) {
      const stored = await readSpaces(db, spaceIds)
      return Promise.all(spaceIds.map((id) => getOne(id, stored.get(id))))
    },
    async settled() {
      await Promise.allSettled(loads.values())
    },
  }
}
