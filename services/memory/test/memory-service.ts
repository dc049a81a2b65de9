import { newId } from '@lumen/database/ids'
import { allDistributed, distributeSchema } from '@lumen/database/test-support/distributed'
import { generateIdentityKeys } from '@lumen/http/identity'
import { createLogger } from '@lumen/runtime/logger'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { loadConfig, type MemoryConfig } from '../src/config.ts'
import { createContext, type MemoryContext } from '../src/context.ts'
import { insertMemories, type NewMemory, type StoredMemory } from '../src/store/memories.ts'
import { migrations } from '../src/store/migrations/all.ts'
import { upsertTurns } from '../src/store/turns.ts'
import { wholeTables } from '../src/store/whole-tables.ts'
import { indexMemories, indexTurns, type SpokenTurn } from '../src/use-cases/index-entries.ts'

export const silent = createLogger({ service: 'memory', level: 'silent' })
/** There is no auth to ask. */
export const mayProcess = () => Promise.resolve(true)
export const reading = { language: 'en', timeZone: null } as const

export const configFor = (
  environment: TestEnvironment,
  identityPublicKey = generateIdentityKeys().publicKey,
  redisUrl = environment.redisUrl,
): MemoryConfig =>
  loadConfig({
    MEMORY_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    REDIS_URL: redisUrl,
    LUMEN_IDENTITY_PUBLIC_KEY: identityPublicKey,
    LUMEN_SEAL_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    LOG_LEVEL: 'silent',
  })

/** Real servers; @param distributed with a schema that has the keys of Citus */
export async function openEnvironment(distributed = allDistributed): Promise<TestEnvironment> {
  const environment = await openTestEnvironment('memory')
  const kind = { whole: wholeTables, since: '0017-owned-rows' }
  if (distributed) await distributeSchema(environment.databaseUrl, migrations, kind)
  return environment
}

/** A service without entrances on real servers; `another()` is a second process of it. */
export async function openService() {
  const environment = await openEnvironment()
  const config = configFor(environment)
  const opened = [await createContext(config, { log: silent, mayProcess })]
  return {
    environment,
    config,
    context: opened[0]!.context,
    async another(): Promise<MemoryContext> {
      const next = await createContext(config, { log: silent, mayProcess })
      opened.push(next)
      return next.context
    },
    async close() {
      for (const { closer } of opened) await closer.close()
      await environment.close()
    },
  }
}

export type Owner = { userId: string; companionId: string }
export const newOwner = (): Owner => ({ userId: newId(), companionId: newId() })

/** Stores and indexes turns of a talk, a minute apart. */
export async function say(
  { db, sealer }: MemoryContext,
  owner: Owner,
  lines: readonly (string | Partial<SpokenTurn>)[],
  from = { position: 1, at: new Date('2026-03-02T10:00:00Z') },
): Promise<string[]> {
  const box = await sealer.open(db, owner.userId)
  const turns = lines.map((line, index): SpokenTurn => {
    const given = typeof line === 'string' ? { content: line } : line
    return {
      ...owner,
      messageId: newId(),
      position: String(from.position + index),
      isFromUser: index % 2 === 0,
      version: 1,
      content: '',
      saidAt: new Date(from.at.getTime() + index * 60_000),
      ...given,
    }
  })
  await db.transaction().execute(async (tx) => {
    await upsertTurns(tx, box, turns)
    await indexTurns(tx, box, turns, reading)
  })
  return turns.map(({ messageId }) => messageId)
}

/** Stores and indexes one memory. */
export async function remember(
  { db, sealer }: MemoryContext,
  owner: Owner,
  memory: Partial<NewMemory> & { content: string },
): Promise<StoredMemory> {
  const box = await sealer.open(db, owner.userId)
  const at = new Date('2026-03-01T10:00:00Z')
  return db.transaction().execute(async (tx) => {
    const stored = await insertMemories(tx, box, [
      {
        id: newId(),
        ...owner,
        scope: 'companion',
        type: 'fact',
        contextTags: [],
        importance: 5,
        emotionalWeight: 0,
        confidence: 1,
        pinned: false,
        connections: [],
        sourceMessageIds: [],
        validFrom: at,
        validTo: null,
        createdAt: at,
        ...memory,
      },
    ])
    await indexMemories(tx, box, stored, reading)
    return stored[0]!
  })
}
