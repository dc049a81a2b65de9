import { officeLimits } from '@lumen/contracts/admin/limits'
import type {
  ModerationCase,
  ModerationCaseDetail,
  ModerationDecision,
  ReportKind,
} from '@lumen/contracts/admin/moderation-schema'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { mayDecide } from '../domain/moderation-steps.ts'
import { writeDown } from '../store/audit-log.ts'
import { findCase, listCases, openEvidence, type CaseRow } from '../store/moderation-cases.ts'
import { decisionsOf, listDecisions } from '../store/moderation-decisions.ts'
import { appealOf } from './present-report.ts'

export const noSuchCase = () => new AppError('not_found', 'There is no such report')

const summaryOf = (row: CaseRow): ModerationCase => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  action: row.action,
  decidedAt: row.decided_at?.toISOString() ?? null,
  flagged: row.flagged,
})

/** The queue: what waits, oldest first, or what is decided, newest first; nothing of the content. */
export async function readQueue(
  { db }: AdminContext,
  wish: { decided: boolean; kind: ReportKind | null; cursor: string | undefined },
): Promise<{ cases: ModerationCase[]; next: string | null }> {
  const limit = officeLimits.page
  const { decided, kind, cursor } = wish
  const rows = await listCases(db, { decided, kind, after: readCursor(cursor), limit })
  return { cases: rows.map(summaryOf), next: rows.length === limit ? rows.at(-1)!.id : null }
}

/** How many administrators can sign in; where auth does not answer, more than one. */
export async function countAdministrators({ bus, log }: AdminContext): Promise<number> {
  try {
    return (await bus.request(authOfficeRequests, 'auth.count-administrators', {})).count
  } catch (error) {
    log.warn({ err: error }, 'it is not known how many administrators there are')
    return 2
  }
}

/** One report with what was reported, opened. @throws AppError `not_found` */
export async function readCase(
  context: AdminContext,
  actor: string,
  id: string,
): Promise<ModerationCaseDetail> {
  const { db, clock } = context
  const row = await findCase(db, id)
  if (row === null) throw noSuchCase()
  await writeDown(db, { at: clock.now(), actor, action: 'read-report', subject: id, reason: null })
  return presentCase(context, actor, row)
}

/** A report as an administrator sees it. */
export async function presentCase(
  context: AdminContext,
  actor: string,
  row: CaseRow,
): Promise<ModerationCaseDetail> {
  const { db, sealer } = context
  const [box, decisions, appeal, administrators] = await Promise.all([
    sealer.open(db, row.user_id),
    decisionsOf(db, row.id),
    appealOf(context, row),
    countAdministrators(context),
  ])
  const { words, content } = openEvidence(box, row)
  const standing = { state: row.state, decidedBy: row.decided_by }
  return {
    ...summaryOf(row),
    words,
    reporterId: row.user_id,
    ownerId: row.owner_id,
    content,
    appeal,
    decisions,
    mayDecide: mayDecide(standing, actor, administrators),
  }
}

/** The log of decisions, newest first. */
export async function readDecisions(
  { db }: AdminContext,
  cursor: string | undefined,
): Promise<{ decisions: ModerationDecision[]; next: string | null }> {
  const limit = officeLimits.page
  const decisions = await listDecisions(db, { before: readCursor(cursor), limit })
  return { decisions, next: decisions.length === limit ? decisions.at(-1)!.id : null }
}
