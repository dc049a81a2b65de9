import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { sql, type Kysely, type SchemaModule } from 'kysely'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import type { Metrics } from '@lumen/runtime/metrics'
import { boxBytes, createBoxCache } from './box-cache.ts'
import { hashOfUser } from './erased-users.ts'
import { createBox, type Box, type ErasableBox } from './sealed-box.ts'
import { formats, keyBytes, SealError, sealBytes, unsealBytes } from './sealed-format.ts'

export { hashToken, type Box } from './sealed-box.ts'
export { SealError } from './sealed-format.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
type Db = Kysely<any>

/** Master keys by version, 32 bytes each in base64, and the version new keys are wrapped with. */
export type SealKeys = {
  readonly keys: Readonly<Record<string, string>>
  readonly current: string | number
}

export type SealerOptions = SealKeys & {
  /** Bytes that keys of users take in memory at most, about; of 2,000 users when absent. */
  readonly cacheBytes?: number
  /** How long a key is held in memory; 5 minutes when absent. */
  readonly cacheMs?: number
  readonly clock?: Clock
  readonly metrics?: Metrics
}

/** Seals the personal text of one service's schema with a data key per user. */
export type Sealer = {
  /**
   * The user's box; the data key is made at the first use. Open it before a transaction: inside
   * one the key is read (or made) there and not kept in memory, because it may be rolled back.
   *
   * @throws SealError `key` when the master keys do not fit, `erased` once the user's erasure has begun
   */
  open(db: Db, userId: string): Promise<Box>
  /**
   * Erases the user's data key for good: nothing sealed with it can be read again. In this process
   * at once, open boxes included; other processes hold it until `drop` or for `cacheMs`.
   *
   * @returns whether there was one
   */
  forget(db: Db, userId: string): Promise<boolean>
  /** Forgets a key in memory only: for a process that hears of an erasure elsewhere. */
  drop(userId: string): void
  /**
   * Wraps every data key with the current master key, in batches; what is sealed stays as it is.
   * Afterwards older master keys may leave the configuration. Broken off, it goes on where it was.
   *
   * @param told how many were wrapped so far, after each batch
   * @returns how many keys were wrapped anew
   */
  rewrap(db: Db, told?: (count: number) => void): Promise<number>
  /**
   * Opens every data key, without using it.
   *
   * @returns how many there are
   * @throws SealError `key` for the first one that does not open
   */
  verify(db: Db): Promise<number>
}

const rewrapBatch = 200

/** How many data keys each version of the master key wraps, the oldest first. */
export async function countKeys(db: Db): Promise<{ version: number; count: number }[]> {
  const { rows } = await sql<{ version: number; count: number }>`
    select master_version as version, count(*)::int as count from data_keys
    group by 1 order by 1`.execute(db)
  return rows
}

/** Creates the table `data_keys`. For a service's migrations. */
export async function createSealingTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('data_keys')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey())
    .addColumn('master_version', 'integer', (column) => column.notNull())
    .addColumn('wrapped', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}

/**
 * Reads `1:<base64>,2:<base64>`; the last one is current.
 *
 * @throws Error that names the version, never the key
 */
export function parseSealKeys(text: string): SealKeys {
  const entries = text.split(',').map((entry): [string, string] => {
    const colon = entry.indexOf(':')
    return [entry.slice(0, Math.max(colon, 0)).trim(), entry.slice(colon + 1).trim()]
  })
  const keys = Object.fromEntries(entries)
  if (Object.keys(keys).length !== entries.length) {
    throw new Error('The seal keys name a version twice')
  }
  const current = entries.at(-1)![0]
  readMasterKeys({ keys, current })
  return { keys, current }
}

/** @throws Error when a key or version is malformed */
export function createSealer(options: SealerOptions): Sealer {
  const { cacheBytes = 2_000 * boxBytes, cacheMs = 5 * 60_000, clock = systemClock } = options
  const masters = readMasterKeys(options)
  const current = Number(options.current)
  const cache = createBoxCache({ maxBytes: cacheBytes, maxAgeMs: cacheMs, clock })
  const reads = options.metrics?.cache('keys of users', cache.size)

  const wrap = (userId: string, dataKey: Buffer) =>
    sealBytes(masters.get(current)!, formats.key, dataKey, wrapContext(userId))

  const unwrap = (userId: string, version: number, wrapped: Uint8Array): Buffer => {
    const master = masters.get(version)
    if (!master) {
      throw new SealError(
        'key',
        `Master key version ${version}, which the data key of user ${userId} needs, is not configured`,
      )
    }
    try {
      return unsealBytes(master, wrapped, wrapContext(userId))
    } catch (error) {
      throw new SealError(
        'key',
        `The data key of user ${userId} does not open with the configured master key version ${version}: it is another key than the one in use before`,
        { cause: error },
      )
    }
  }

  const load = async (db: Db, userId: string): Promise<ErasableBox> => {
    const stored = await readKey(db, userId)
    if (stored) return createBox(userId, unwrap(userId, stored.master_version, stored.wrapped))
    const dataKey = randomBytes(keyBytes)
    const wrapped = wrap(userId, dataKey)
    dataKey.fill(0)
    // Never for somebody who is being erased: what comes late would be theirs again.
    await sql`
      insert into data_keys (user_id, master_version, wrapped)
      select ${userId}, ${current}, ${wrapped}
      where not exists (select from erased_users where user_hash = ${hashOfUser(userId)})
      on conflict do nothing`.execute(db)
    // Whoever was first, everybody uses what is stored.
    const winner = await readKey(db, userId)
    if (!winner) throw new SealError('erased', `The data key of user ${userId} was just erased`)
    return createBox(userId, unwrap(userId, winner.master_version, winner.wrapped))
  }

  return {
    async open(db, userId) {
      const known = cache.get(userId)
      if (known) {
        reads?.hit()
        return known
      }
      reads?.miss()
      return db.isTransaction ? load(db, userId) : cache.fill(userId, () => load(db, userId))
    },
    async forget(db, userId) {
      cache.drop(userId)
      const { numAffectedRows } =
        await sql`delete from data_keys where user_id = ${userId}`.execute(db)
      // A fill that read the row before it was deleted must not stay either.
      cache.drop(userId)
      return numAffectedRows === 1n
    },
    drop: (userId) => cache.drop(userId),
    async rewrap(db, told) {
      let count = 0
      for (;;) {
        const done = await db.transaction().execute(async (tx) => {
          const { rows } = await sql<{ user_id: string } & StoredKey>`
            select user_id, master_version, wrapped from data_keys
            where master_version <> ${current} order by user_id limit ${rewrapBatch}
            for update`.execute(tx)
          for (const row of rows) {
            const dataKey = unwrap(row.user_id, row.master_version, row.wrapped)
            const wrapped = wrap(row.user_id, dataKey)
            dataKey.fill(0)
            await sql`
              update data_keys set master_version = ${current}, wrapped = ${wrapped}
              where user_id = ${row.user_id}`.execute(tx)
          }
          return rows.length
        })
        count += done
        if (done > 0) told?.(count)
        if (done < rewrapBatch) return count
      }
    },
    async verify(db) {
      let count = 0
      for (let after: string | null = null; ;) {
        const { rows } = await sql<{ user_id: string } & StoredKey>`
          select user_id, master_version, wrapped from data_keys
          where ${after}::uuid is null or user_id > ${after}::uuid order by user_id limit ${rewrapBatch}`.execute(
          db,
        )
        for (const row of rows) unwrap(row.user_id, row.master_version, row.wrapped).fill(0)
        count += rows.length
        const last = rows.at(-1)
        if (last === undefined || rows.length < rewrapBatch) return count
        after = last.user_id
      }
    },
  }
}

type StoredKey = { master_version: number; wrapped: Buffer }

async function readKey(db: Db, userId: string): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select master_version, wrapped from data_keys where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Binds a wrapped key to its user: it cannot be put into another user's row. */
function wrapContext(userId: string): string {
  return `data_keys.wrapped:${userId.toLowerCase()}`
}

function readMasterKeys(options: SealKeys): Map<number, KeyObject> {
  const masters = new Map<number, KeyObject>()
  for (const [version, text] of Object.entries(options.keys)) {
    if (!/^[1-9]\d{0,8}$/.test(version)) {
      throw new Error('A seal key has no version: keys are written 1:<base64>,2:<base64>')
    }
    // `Buffer.from` skips what is not base64: a mistyped key would be taken for another one.
    if (!/^[\w+/-]{43}=?$/.test(text)) {
      throw new Error(`Seal key version ${version} is not ${keyBytes} bytes in base64`)
    }
    masters.set(Number(version), createSecretKey(Buffer.from(text, 'base64')))
  }
  if (!masters.has(Number(options.current))) {
    throw new Error(`Seal key version ${options.current}, the current one, is not configured`)
  }
  return masters
}
