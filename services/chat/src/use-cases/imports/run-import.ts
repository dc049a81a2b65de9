import type { ImportProblem } from '@lumen/contracts/chat/imports'
import { repeat } from '@lumen/runtime/repeat'
import type { ChatContext } from '../../context.ts'
import { lookThrough } from '../../domain/transcripts/look-through.ts'
import { TranscriptError } from '../../domain/transcripts/transcript.ts'
import {
  claimImport,
  deleteExpiredImports,
  deletePieces,
  listIdleImports,
  sealFound,
  updateHeldImport,
  type ImportRow,
} from '../../store/imports.ts'
import { bringOver } from './bring-over.ts'
import { ImportReleased, openTranscript } from './open-transcript.ts'
import { enqueueImport } from './receive-file.ts'

const leaseMs = 60_000
const renewMs = 15_000
const idleAtOnce = 100

/**
 * Does what an import that nobody works on waits for: looks its file through, or brings a talk over. A
 * worker that is killed leaves what it has brought over, and how far it was, to the next one.
 */
export async function runImport(
  context: ChatContext,
  importId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = context
  const row = await claimImport(db, importId, clock.now(), leaseMs)
  if (row === null) return
  const lost = new AbortController()
  const renewing = repeat({
    every: renewMs,
    label: 'keeping an import',
    log,
    work: async () => {
      const until = new Date(clock.now().getTime() + leaseMs)
      if (!(await updateHeldImport(db, row, { lease_until: until }))) lost.abort()
    },
  })
  const stop = AbortSignal.any([signal, lost.signal])
  try {
    if (row.status === 'looking') await look(context, row, stop)
    else await bringOver(context, row, stop)
  } catch (error) {
    if (error instanceof ImportReleased || lost.signal.aborted) return
    if (signal.aborted) {
      // The process closes: the next one goes on where this one stopped.
      await updateHeldImport(db, row, { lease_until: clock.now() })
      throw error
    }
    const problem: ImportProblem = error instanceof TranscriptError ? error.problem : 'failed'
    log.warn({ err: error, importId, problem }, 'an import failed')
    await db.transaction().execute(async (tx) => {
      const failed = { status: 'failed' as const, problem, lease_until: null }
      if (await updateHeldImport(tx, row, failed)) await deletePieces(tx, importId)
    })
  } finally {
    await renewing.close()
  }
}

async function look(context: ChatContext, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { box, format, parts } = await openTranscript(context, row, signal)
  const overview = await lookThrough(parts)
  if (overview.talks.length === 0) throw new TranscriptError('empty')
  await updateHeldImport(context.db, row, {
    status: 'found',
    found: sealFound(box, row.id, { format, ...overview }),
    lease_until: null,
  })
}

/** Takes up imports that a worker lost, and forgets those whose time is over. */
export async function sweepImports(context: ChatContext): Promise<void> {
  const { db, clock, log } = context
  for (const { id } of await listIdleImports(db, clock.now(), idleAtOnce))
    await enqueueImport(context, id)
  const removed = await deleteExpiredImports(db, clock.now())
  if (removed > 0) log.info({ removed }, 'forgot imports whose time was over')
}
