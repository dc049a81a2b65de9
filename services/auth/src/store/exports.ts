import type { ExportFormat } from '@lumen/contracts/auth/privacy-choices'
import type { ExportPart, ExportStep } from '@lumen/contracts/exports'
import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable } from 'kysely'
import type { ExportError } from '../domain/export-error.ts'
import type { AuthTables, ExportTable } from './tables.ts'

type Db = Kysely<AuthTables>
export type ExportRow = Selectable<ExportTable>

const keyContext = (id: string) => `exports.key:${id}`

/** The key of everything that is written for an export, base64. */
export const openExportKey = (box: Box, row: Pick<ExportRow, 'id' | 'key'>): string =>
  box.unseal(row.key, keyContext(row.id))

export type NewExport = {
  id: string
  userId: string
  format: ExportFormat
  language: Language
  timeZone: string
  key: string
  createdAt: Date
}

/** Begins an export; null while one of this user and format is being made. */
export async function insertExport(db: Db, box: Box, wish: NewExport): Promise<ExportRow | null> {
  const row = await db
    .insertInto('exports')
    .values({
      id: wish.id,
      user_id: wish.userId,
      format: wish.format,
      language: wish.language,
      time_zone: wish.timeZone,
      key: box.seal(wish.key, keyContext(wish.id)),
      created_at: wish.createdAt,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function findExport(db: Db, id: string): Promise<ExportRow | null> {
  const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Exports of a user, newest first. */
export const listExports = (db: Db, userId: string, limit: number): Promise<ExportRow[]> =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Takes an export up that nobody works on; null when somebody does, or it has ended. */
export async function claimExport(
  db: Db,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<ExportRow | null> {
  const row = await db
    .updateTable('exports')
    .set({
      status: 'running',
      lease_token: newId(),
      lease_until: new Date(now.getTime() + leaseMs),
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Changes an export that is still the holder’s; false: it was taken over, stopped or removed. */
export async function updateExport(
  db: Db,
  { id, lease_token }: Pick<ExportRow, 'id' | 'lease_token'>,
  change: {
    status?: ExportRow['status']
    progress?: number
    lease_until?: Date | null
    bytes?: number
    error?: ExportError
    expires_at?: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes an export; what was written for it is the caller’s to remove. */
export async function deleteExport(
  db: Db,
  id: string,
  userId: string,
): Promise<Pick<ExportRow, 'id' | 'user_id'> | null> {
  const row = await db
    .deleteFrom('exports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'user_id'])
    .executeTakeFirst()
  return row ?? null
}

/** Exports that nobody works on, so that they are put into the queue again. */
export const listIdle = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('exports')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Exports whose time is over. */
export const listExpired = (
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<ExportRow, 'id' | 'user_id'>[]> =>
  db
    .selectFrom('exports')
    .select(['id', 'user_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export type StoredStep = { service: string; step: number; cursor: string | null }

/** The last step of each service that was written for an export. */
export const listLastSteps = (db: Db, exportId: string): Promise<StoredStep[]> =>
  db
    .selectFrom('export_steps')
    .select(['service', 'step', 'cursor'])
    .distinctOn('service')
    .where('export_id', '=', exportId)
    .orderBy('service')
    .orderBy('step', 'desc')
    .execute()

export async function insertStep(
  db: Db,
  exportId: string,
  { service, step, cursor, parts }: StoredStep & Pick<ExportStep, 'parts'>,
): Promise<void> {
  await db
    .insertInto('export_steps')
    .values({ export_id: exportId, service, step, cursor, parts: JSON.stringify(parts) })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** What was written for an export: by service, then in the order of writing. */
export async function listParts(
  db: Db,
  exportId: string,
): Promise<(ExportPart & { service: string })[]> {
  const rows = await db
    .selectFrom('export_steps')
    .select(['service', 'parts'])
    .where('export_id', '=', exportId)
    .orderBy('service')
    .orderBy('step')
    .execute()
  return rows.flatMap(({ service, parts }) => parts.map((part) => ({ ...part, service })))
}
