import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import type { ModerationCaseDetail, NewDecision } from '@lumen/contracts/admin/moderation-schema'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { AdminContext } from '../context.ts'
import { fitsOwner, isWaiting, mayDecide } from '../domain/moderation-steps.ts'
import { insertActivity } from '../store/activities.ts'
import { writeDown } from '../store/audit-log.ts'
import { findCase, lockCase, writeDecision, type CaseRow } from '../store/moderation-cases.ts'
import { logDecision } from '../store/moderation-decisions.ts'
import { addSuspension, endSuspension } from '../store/suspensions.ts'
import type { AdminTables } from '../store/tables.ts'
import { carryOut } from './carry-out.ts'
import { countAdministrators, noSuchCase, presentCase } from './read-cases.ts'

type Deciding = NewDecision & { id: string; actor: string }

/**
 * Decides a report, or an appeal. It stands in the log in the same transaction; what follows is done at
 * once, or every minute until it is.
 * @throws AppError `not_found`; `conflict` when somebody decided meanwhile, or it concerns an
 *   administrator; `forbidden` for an appeal against one's own decision where there is somebody else;
 *   `invalid_input` for an action against an account where none has the content
 */
export async function decideCase(
  context: AdminContext,
  decision: Deciding,
): Promise<ModerationCaseDetail> {
  const { db } = context
  const known = await findCase(db, decision.id)
  if (known === null) throw noSuchCase()
  if (!fitsOwner(decision.action, known.owner_id))
    throw new AppError('invalid_input', 'This content is in nobody’s account')
  if (decision.action === 'suspend' && known.owner_id !== null)
    await refuseAdministrator(context, known.owner_id)
  const administrators = await countAdministrators(context)
  const decided = await db
    .transaction()
    .execute((tx) => writeDecisionDown(context, tx, decision, administrators))
  await carryOut(context, decided)
  return presentCase(context, decision.actor, decided)
}

async function writeDecisionDown(
  { clock }: AdminContext,
  tx: Transaction<AdminTables>,
  { id, version, action, rule, reason, actor }: Deciding,
  administrators: number,
): Promise<CaseRow> {
  const row = await lockCase(tx, id)
  if (row === null) throw noSuchCase()
  if (row.version !== version || !isWaiting(row.state))
    throw new AppError('conflict', 'Somebody decided this meanwhile; look at it again')
  if (!mayDecide({ state: row.state, decidedBy: row.decided_by }, actor, administrators))
    throw new AppError('forbidden', 'Another administrator decides an appeal')
  const at = clock.now()
  const decisionId = newId()
  // Of what comes with the product: whoever reported it, so that the reason goes with their account.
  const subject = row.owner_id ?? row.user_id
  await logDecision(tx, {
    id: decisionId,
    at,
    caseId: id,
    subject,
    what: row.kind,
    action,
    by: 'person',
    rule,
    provider: null,
    model: null,
    providerAway: false,
    actor,
    reason,
  })
  await writeDown(tx, { at, actor, action: 'decide-report', subject, reason })
  if (row.owner_id !== null)
    await noteSuspension(tx, row.owner_id, { id, action, actor, reason, at })
  return writeDecision(tx, row, { decisionId, action, rule, explanation: reason, actor, at })
}

/** Notes that an account is closed for a report, or for this one no longer. */
async function noteSuspension(
  tx: Transaction<AdminTables>,
  userId: string,
  { id: ground, action, actor, reason, at }: Omit<Deciding, 'version' | 'rule'> & { at: Date },
): Promise<void> {
  const suspended = action === 'suspend'
  const changed = suspended
    ? await addSuspension(tx, { userId, ground, since: at })
    : await endSuspension(tx, { userId, ground })
  if (!changed) return
  const act = suspended ? 'suspend-user' : 'restore-user'
  await writeDown(tx, { at, actor, action: act, subject: userId, reason })
  const kind = suspended ? 'user-suspended' : 'user-restored'
  await insertActivity(tx, { id: newId(), kind, at })
}

async function refuseAdministrator({ bus }: AdminContext, userId: string): Promise<void> {
  const { account } = await bus.request(authOfficeRequests, 'auth.read-account', { userId })
  if (account?.role === 'admin')
    throw new AppError('conflict', 'An administrator is not suspended; take the role away first')
}
