import type { Device } from '@lumen/contracts/auth/notifications'
import type { SecurityEvent, SecurityEventKind } from '@lumen/contracts/auth/security-operations'
import { newId } from '@lumen/database/ids'
import type { Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

type Db = Kysely<AuthTables>

/** Notes what happened to an account, on which device and from which network (a keyed hash). */
export async function insertSecurityEvent(
  db: Db,
  event: {
    userId: string
    kind: SecurityEventKind
    at: Date
    device: Device
    network: string
  },
): Promise<void> {
  const { userId, kind, at, device, network } = event
  const known = await db
    .selectFrom('known_places')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '=', network)
    .executeTakeFirst()
  await db
    .insertInto('security_events')
    .values({
      id: newId(),
      user_id: userId,
      kind,
      at,
      ...device,
      network,
      known_network: known !== undefined,
    })
    .execute()
}

/** What happened to an account, the latest first. */
export async function listSecurityEvents(
  db: Db,
  userId: string,
  limit: number,
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'kind', 'at', 'browser', 'system', 'form', 'known_network'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, kind, at, browser, system, form, known_network }) => ({
    id,
    kind,
    at: at.toISOString(),
    device: { browser, system, form },
    knownNetwork: known_network,
  }))
}

export async function removeOldSecurityEvents(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('security_events').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
