import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ExportFormat } from '@lumen/contracts/auth/privacy-choices'
import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import { knownTimeZone } from '@lumen/runtime/local-day'
import type { AuthContext } from '../../context.ts'
import { findExport, insertExport, listExports, type ExportRow } from '../../store/exports.ts'

export type ExportWish = {
  userId: string
  format: ExportFormat
  language: Language
  timeZone?: string | undefined
}

/**
 * Begins an export in the background. While one of this format is made, that one is the answer: two at
 * once are one.
 * @throws AppError `unavailable` where there is nowhere to keep it
 */
export async function beginExport(
  context: AuthContext,
  { userId, format, language, timeZone }: ExportWish,
): Promise<ExportRow> {
  const { db, sealer, clock, objects } = context
  if (objects === null) throw new AppError('unavailable', 'No object store is configured')
  const box = await sealer.open(db, userId)
  const begun = await insertExport(db, box, {
    id: newId(),
    userId,
    format,
    language,
    timeZone: knownTimeZone(timeZone),
    key: randomBytes(32).toString('base64'),
    createdAt: clock.now(),
  })
  if (begun !== null) {
    // The row decides; should the queue not take it, the sweep does.
    await enqueueExport(context, begun.id).catch((error: unknown) => {
      context.log.warn({ err: error, exportId: begun.id }, 'an export waits for the sweep')
    })
    return begun
  }
  const running = (await listExports(db, userId, 50)).find(
    (row) => row.format === format && (row.status === 'queued' || row.status === 'running'),
  )
  // It ended between the two looks: the next one begins anew.
  return running ?? beginExport(context, { userId, format, language, timeZone })
}

/** Whoever takes it up first works on it; an entry too many does nothing. */
export const enqueueExport = ({ jobs }: Pick<AuthContext, 'jobs'>, exportId: string) =>
  jobs.enqueue('auth.run-export', { exportId }, { id: `${exportId}-${newId()}` })

const lookMs = 250

/** The export once it has ended, or as it is when the time is over; null: it was removed. */
export async function waitForExport(
  { db }: Pick<AuthContext, 'db'>,
  id: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<ExportRow | null> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const row = await findExport(db, id)
    const over = row === null || row.status === 'ready' || row.status === 'failed'
    if (over || performance.now() > until) return row
    await pause(lookMs, undefined, { signal })
  }
}
