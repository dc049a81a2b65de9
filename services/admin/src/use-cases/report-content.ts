import { moderationLimits, officeLimits } from '@lumen/contracts/admin/limits'
import type { NewReport, Report } from '@lumen/contracts/admin/moderation-schema'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { ModerationVerdict } from '@lumen/service/moderate'
import type { Transaction } from 'kysely'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { insertActivity } from '../store/activities.ts'
import {
  countCasesSince,
  findCaseOf,
  insertCase,
  listCasesOf,
  lockCase,
  writeAppeal,
  type NewCase,
} from '../store/moderation-cases.ts'
import { logDecision } from '../store/moderation-decisions.ts'
import type { AdminTables } from '../store/tables.ts'
import { lookFirst } from './look-first.ts'
import { presentReport } from './present-report.ts'
import { readReported } from './read-reported.ts'

const dayMs = 86_400_000

/**
 * Takes a report in and keeps what stood there, sealed. Once of each thing: who reports it again sees what
 * became of the first.
 * @throws AppError `not_found` where there is nothing of this user to report, `rate_limited`, `conflict`
 *   for an id that is used
 */
export async function reportContent(
  context: AdminContext,
  caller: Caller,
  report: NewReport,
  signal: AbortSignal,
): Promise<Report> {
  const { db, sealer, clock } = context
  const { userId } = caller
  const { id, kind, targetId, reason } = report
  const repeated = await findCaseOf(db, userId, { id })
  if (repeated !== null) return presentReport(context, userId, repeated)
  const reported = await readReported(context, caller, report)
  if (reported === null) throw new AppError('not_found', 'There is nothing of this id to report')
  const target = { id, kind, targetId, targetVersion: reported.version }
  const known = await findCaseOf(db, userId, target)
  if (known !== null) return presentReport(context, userId, known)
  const looks = await lookFirst(context, caller, reported.content, signal)
  const refused = looks.find((look) => !look.allowed)
  const createdAt = clock.now()
  const entry: NewCase = {
    ...target,
    userId,
    ownerId: reported.ownerId,
    reason,
    flagged: refused?.allowed === false ? refused.reason : null,
    createdAt,
  }
  const evidence = { words: report.words?.trim() || null, content: reported.content }
  const box = await sealer.open(db, userId)
  const stored = await db.transaction().execute(async (tx) => {
    const since = new Date(createdAt.getTime() - dayMs)
    if ((await countCasesSince(tx, userId, since)) >= moderationLimits.reportsPerDay)
      throw new AppError('rate_limited', 'No more can be reported today', {
        retryAfter: dayMs / 1_000,
      })
    const row = await insertCase(tx, box, entry, evidence)
    if (row === null) return null
    for (const look of looks) await logLook(tx, entry, look)
    await insertActivity(tx, { id: newId(), kind: 'report-received', at: createdAt })
    return row
  })
  const row = stored ?? (await findCaseOf(db, userId, target))
  if (row === null) throw new AppError('conflict', 'This id is used')
  return presentReport(context, userId, row)
}

const logLook = (
  tx: Transaction<AdminTables>,
  { id, ownerId, kind, createdAt }: NewCase,
  look: ModerationVerdict,
): Promise<void> =>
  logDecision(tx, {
    id: newId(),
    at: createdAt,
    caseId: id,
    subject: ownerId,
    what: kind,
    action: look.allowed ? 'pass' : 'flag',
    by: look.by,
    rule: look.allowed ? null : look.reason,
    provider: look.provider,
    model: look.model,
    providerAway: look.providerAway,
    actor: null,
    reason: null,
  })

/** What a user reported, or what was reported of theirs and acted on, newest first. */
export async function listReports(
  context: AdminContext,
  userId: string,
  cursor: string | undefined,
): Promise<{ reports: Report[]; next: string | null }> {
  const limit = officeLimits.page
  const rows = await listCasesOf(context.db, userId, { before: readCursor(cursor), limit })
  return {
    reports: await Promise.all(rows.map((row) => presentReport(context, userId, row))),
    next: rows.length === limit ? rows.at(-1)!.id : null,
  }
}

/**
 * Has a decision looked at once more. The same appeal again is as once.
 * @throws AppError `not_found`, `conflict` when nothing is decided yet or it was appealed before
 */
export async function appeal(
  context: AdminContext,
  userId: string,
  { id, words }: { id: string; words: string },
): Promise<Report> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const row = await db.transaction().execute(async (tx) => {
    const known = await lockCase(tx, id)
    const concerned = known !== null && [known.user_id, known.owner_id].includes(userId)
    if (!concerned) throw new AppError('not_found', 'There is no such report')
    if (known.state === 'appealed' && known.appealed_by === userId) return known
    if (known.state === 'open') throw new AppError('conflict', 'It is not decided yet')
    if (known.state !== 'decided') throw new AppError('conflict', 'It was appealed before')
    return writeAppeal(tx, box, known, { userId, words: words.trim(), at: clock.now() })
  })
  return presentReport(context, userId, row)
}
