import type { Box, Sealer } from '@lumen/database/sealing'
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { PushTarget } from '../domain/push-target.ts'
import type { AuthTables } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

export type PushDevice = { id: string; userId: string; target: PushTarget }

const contextOf = (id: string) => `push_devices.target:${id}`
const hashOf = (target: PushTarget | { endpoint: string }) =>
  createHash('sha256')
    .update('endpoint' in target ? target.endpoint : target.token)
    .digest('hex')

/**
 * Registers a device under a session. One that was registered before, by whomever, moves there: a
 * browser shows only the messages of whoever is signed in. Beyond `most` the oldest make room.
 */
export async function saveDevice(
  tx: Tx,
  box: Box,
  device: { id: string; userId: string; sessionId: string; target: PushTarget; now: Date },
  most: number,
): Promise<void> {
  const hash = hashOf(device.target)
  await tx.deleteFrom('push_devices').where('target_hash', '=', hash).execute()
  await tx
    .insertInto('push_devices')
    .values({
      id: device.id,
      user_id: device.userId,
      session_id: device.sessionId,
      kind: device.target.kind,
      target_hash: hash,
      target: box.seal(JSON.stringify(device.target), contextOf(device.id)),
      registered_at: device.now,
    })
    .onConflict((c) => c.column('target_hash').doNothing())
    .execute()
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', device.userId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', device.userId)
        .orderBy('registered_at', 'desc')
        .limit(most),
    )
    .execute()
}

/** Removes a user's browser by its endpoint. */
export async function removeBrowser(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('target_hash', '=', hashOf({ endpoint }))
    .execute()
}

export async function removeDevice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** What a session registered goes with it. */
export async function removeDevicesOf(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await tx
    .deleteFrom('push_devices')
    .where('session_id', 'in', [...sessionIds])
    .execute()
}

/** Ids and kinds of a user's devices whose sessions are live. */
export function listDevices(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ id: string; kind: PushTarget['kind'] }[]> {
  return liveDevices(db, now)
    .select(['push_devices.id', 'push_devices.kind'])
    .where('push_devices.user_id', '=', userId)
    .execute()
}

/** A device whose session is live; null when it is gone. */
export async function findDevice(
  db: Db,
  sealer: Sealer,
  id: string,
  now: Date,
): Promise<PushDevice | null> {
  const row = await liveDevices(db, now)
    .select(['push_devices.user_id', 'push_devices.target'])
    .where('push_devices.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const box = await sealer.open(db, row.user_id)
  const target = JSON.parse(box.unseal(row.target, contextOf(id))) as PushTarget
  return { id, userId: row.user_id, target }
}

const liveDevices = (db: Db, now: Date) =>
  db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
