import type { FoundTalk, ImportFormat } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ChatTables } from './tables.ts'
import type { ImportTable } from './tables/imports.ts'

type Db = Kysely<ChatTables>
export type ImportRow = Selectable<ImportTable>
/** What was found in a file. */
export type Found = { format: ImportFormat; talks: FoundTalk[]; talksBeyond: number }

const foundContext = (id: string) => `imports.found:${id}`
const choiceContext = (id: string) => `imports.choice:${id}`
const pieceContext = (id: string, number: number) => `import_pieces:${id}:${number}`

export const sealFound = (box: Box, id: string, found: Found): Buffer =>
  box.seal(JSON.stringify(found), foundContext(id))

export const openFound = (box: Box, { id, found }: ImportRow): Found | null =>
  found === null ? null : (JSON.parse(box.unseal(found, foundContext(id))) as Found)

export const sealChoice = (box: Box, id: string, talk: string): Buffer =>
  box.seal(talk, choiceContext(id))

export const openChoice = (box: Box, { id, choice }: ImportRow): string | null =>
  choice === null ? null : box.unseal(choice, choiceContext(id))

export const insertImport = (
  db: Db,
  row: Pick<ImportRow, 'id' | 'user_id' | 'bytes' | 'language' | 'created_at' | 'expires_at'>,
): Promise<ImportRow> =>
  db
    .insertInto('imports')
    .values({ ...row, status: 'receiving' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** An import of this user. */
export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | null> {
  const query = db.selectFrom('imports').selectAll().where('id', '=', id)
  return (await query.where('user_id', '=', userId).executeTakeFirst()) ?? null
}

/** The same, locked until the transaction ends. */
export async function lockImport(
  tx: Transaction<ChatTables>,
  userId: string,
  id: string,
): Promise<ImportRow | null> {
  const query = tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate()
  return (await query.where('user_id', '=', userId).executeTakeFirst()) ?? null
}

/** Imports of a user, newest first. */
export const listImports = (db: Db, userId: string): Promise<ImportRow[]> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export const changeImport = (
  tx: Transaction<ChatTables>,
  id: string,
  change: Updateable<ImportTable>,
): Promise<ImportRow> =>
  tx
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** True when there was one to remove; its pieces go with it. */
export async function deleteImport(db: Db, userId: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('imports').where('id', '=', id).where('user_id', '=', userId)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

export const insertPiece = (
  tx: Transaction<ChatTables>,
  box: Box,
  { id, user_id }: ImportRow,
  number: number,
  bytes: Uint8Array,
) =>
  tx
    .insertInto('import_pieces')
    .values({
      import_id: id,
      number,
      user_id,
      // Any bytes at all: they are no text yet.
      sealed: box.seal(Buffer.from(bytes).toString('base64'), pieceContext(id, number)),
    })
    .execute()

/** The file of an import, a piece at a time. */
export async function* readPieces(
  db: Db,
  box: Box,
  { id, bytes }: ImportRow,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; number * importLimits.pieceBytes < bytes; number++) {
    const row = await db
      .selectFrom('import_pieces')
      .select('sealed')
      .where('import_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (row === undefined) return
    yield Buffer.from(box.unseal(row.sealed, pieceContext(id, number)), 'base64')
  }
}

export const deletePieces = (tx: Transaction<ChatTables>, id: string) =>
  tx.deleteFrom('import_pieces').where('import_id', '=', id).execute()

/** Takes an import up that nobody works on; null when somebody does, or there is nothing to do. */
export async function claimImport(
  db: Db,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<ImportRow | null> {
  const row = await db
    .updateTable('imports')
    .set({ lease_token: newId(), lease_until: new Date(now.getTime() + leaseMs) })
    .where('id', '=', id)
    .where('status', 'in', ['looking', 'importing'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Changes an import that is still the holder’s; false: it was taken over or removed. */
export async function updateHeldImport(
  db: Db,
  { id, lease_token }: Pick<ImportRow, 'id' | 'lease_token'>,
  change: Updateable<ImportTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Imports that wait for somebody to work on them. */
export const listIdleImports = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('imports')
    .select('id')
    .where('status', 'in', ['looking', 'importing'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Forgets imports whose time is over, but none that is worked on; returns how many. */
export async function deleteExpiredImports(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('expires_at', '<=', now)
    .where('status', 'not in', ['looking', 'importing'])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
