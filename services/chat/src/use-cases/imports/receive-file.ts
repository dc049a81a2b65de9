import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { ChatContext } from '../../context.ts'
import {
  changeImport,
  deleteImport,
  findImport,
  insertImport,
  insertPiece,
  listImports,
  lockImport,
} from '../../store/imports.ts'
import { presentImport } from './present-import.ts'

const dayMs = 86_400_000

export const noSuchImport = () => new AppError('not_found', 'There is no such import')

const invalid = (path: string, message: string) =>
  new AppError('invalid_input', `The request is not valid: ${path} ${message}`, {
    details: [{ path, message }],
  })

/** Puts it into the queue; an entry too many does nothing, and one too few the sweep makes up for. */
export async function enqueueImport({ jobs, log }: ChatContext, importId: string): Promise<void> {
  await jobs
    .enqueue('chat.run-import', { importId }, { id: `${importId}-${newId()}` })
    .catch((error: unknown) => log.warn({ err: error, importId }, 'an import waits for the sweep'))
}

/**
 * Begins an import of a file of so many bytes.
 * @throws AppError `conflict` while as many files as one may have wait
 */
export async function beginImport(
  context: ChatContext,
  { userId, language }: Caller,
  bytes: number,
): Promise<TalkImport> {
  const { db, clock, sealer } = context
  const before = await listImports(db, userId)
  const open = before.filter(({ status }) => status !== 'done' && status !== 'failed')
  if (open.length >= importLimits.open)
    throw new AppError('conflict', `You have ${open.length} imports; finish or stop one first`)
  const now = clock.now()
  const row = await insertImport(db, {
    id: newId(),
    user_id: userId,
    bytes,
    language,
    created_at: now,
    expires_at: new Date(now.getTime() + importLimits.keptDays * dayMs),
  })
  return presentImport(await sealer.open(db, userId), row)
}

/**
 * Takes the next piece of a file; with the last one the file is looked through. One that has come
 * already changes nothing.
 * @throws AppError `not_found`, or `invalid_input` for a piece of another size or that is not the next
 */
export async function receivePiece(
  context: ChatContext,
  { userId }: Caller,
  importId: string,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<TalkImport> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const row = await db.transaction().execute(async (tx) => {
    const found = await lockImport(tx, userId, importId)
    if (found === null) throw noSuchImport()
    const begins = number * importLimits.pieceBytes
    if (begins < found.received) return found
    if (begins > found.received) throw invalid('sequence', 'must be that of the next piece')
    if (bytes.length !== Math.min(importLimits.pieceBytes, found.bytes - begins))
      throw invalid('piece', 'must have the size of a piece')
    await insertPiece(tx, box, found, number, bytes)
    const received = found.received + bytes.length
    const status = received === found.bytes ? 'looking' : 'receiving'
    return changeImport(tx, importId, { received, status })
  })
  if (row.status === 'looking') await enqueueImport(context, importId)
  return presentImport(box, row)
}

/** Imports of a user, newest first. */
export async function readImports(
  { db, sealer }: ChatContext,
  userId: string,
): Promise<TalkImport[]> {
  const box = await sealer.open(db, userId)
  return (await listImports(db, userId)).map((row) => presentImport(box, row))
}

/** @throws AppError `not_found` */
export async function readImport(
  { db, sealer }: ChatContext,
  userId: string,
  importId: string,
): Promise<TalkImport> {
  const row = await findImport(db, userId, importId)
  if (row === null) throw noSuchImport()
  return presentImport(await sealer.open(db, userId), row)
}

/**
 * Stops an import and forgets its file; whoever works on it finds it gone at its next page.
 * @throws AppError `not_found`
 */
export async function removeImport(
  { db }: ChatContext,
  userId: string,
  importId: string,
): Promise<void> {
  if (!(await deleteImport(db, userId, importId))) throw noSuchImport()
}
