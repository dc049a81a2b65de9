import type { Report } from '@lumen/contracts/admin/moderation-schema'
import type { AdminContext } from '../context.ts'
import { openAppeal, openEvidence, type CaseRow } from '../store/moderation-cases.ts'

/** What was decided of a report; null: nothing yet. */
function decisionOf({ action, rule, explanation, decided_at: at }: CaseRow): Report['decision'] {
  if (action === null || rule === null || at === null) return null
  return { action, rule, reason: explanation ?? '', at: at.toISOString() }
}

/** The appeal against a decision, opened; null: there is none. */
export async function appealOf(
  { db, sealer }: Pick<AdminContext, 'db' | 'sealer'>,
  row: CaseRow,
): Promise<Report['appeal']> {
  const { id, appeal, appealed_by: userId, appealed_at: at } = row
  if (appeal === null || userId === null || at === null) return null
  const words = openAppeal(await sealer.open(db, userId), { id, appeal })
  return { words, createdAt: at.toISOString() }
}

/** A report as one of those concerned sees it; the reporter's words are the reporter's alone. */
export async function presentReport(
  context: Pick<AdminContext, 'db' | 'sealer'>,
  viewer: string,
  row: CaseRow,
): Promise<Report> {
  const { db, sealer } = context
  const own = row.user_id === viewer
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    words: own ? openEvidence(await sealer.open(db, row.user_id), row).words : null,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    decision: decisionOf(row),
    appeal: row.appealed_by === viewer ? await appealOf(context, row) : null,
    canAppeal: row.state === 'decided',
  }
}
