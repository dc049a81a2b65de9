import type { ModerationAction, ModerationDecision } from '@lumen/contracts/admin/moderation-schema'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, ModerationDecisionTable } from './tables.ts'

type Db = Kysely<AdminTables>

/** A line of the log: `caseId` of a report, `subject` the account that it was about. */
export type Decided = Omit<ModerationDecision, 'at'> & {
  at: Date
  caseId: string | null
  subject: string | null
}

/** Adds a line to the log of decisions, in the transaction of what it tells. */
export async function logDecision(
  tx: Db | Transaction<AdminTables>,
  { caseId, by, providerAway, ...decided }: Decided,
): Promise<void> {
  await tx
    .insertInto('moderation_decisions')
    .values({ ...decided, case_id: caseId, decided_by: by, provider_away: providerAway })
    .execute()
}

const present = (row: Selectable<ModerationDecisionTable>): ModerationDecision => {
  const { case_id: _case, subject: _subject, decided_by: by, provider_away, at, ...line } = row
  return { ...line, at: at.toISOString(), by, providerAway: provider_away }
}

/** Decisions about a report, oldest first. */
export async function decisionsOf(db: Db, caseId: string): Promise<ModerationDecision[]> {
  const rows = await db
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
  return rows.map(present)
}

/** What persons decided of a report, first and on appeal. */
export async function actionsOf(db: Db, caseId: string): Promise<ModerationAction[]> {
  const rows = await db
    .selectFrom('moderation_decisions')
    .select('action')
    .where('case_id', '=', caseId)
    .where('decided_by', '=', 'person')
    .orderBy('id')
    .execute()
  // Persons write no other ones (decide-case.ts).
  return rows.map(({ action }) => action as ModerationAction)
}

/** The log, newest first; ids grow with time. */
export async function listDecisions(
  db: Db,
  { before, limit }: { before: string | null; limit: number },
): Promise<ModerationDecision[]> {
  const rows = await db
    .selectFrom('moderation_decisions')
    .selectAll()
    .$if(before !== null, (q) => q.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

/** Takes an account that is erased out of the log, and what was written about its reports. */
export async function forgetSubject(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('moderation_decisions')
    .set({ subject: null, case_id: null, reason: null })
    .where((eb) =>
      eb.or([
        eb('subject', '=', userId),
        eb('case_id', 'in', (of) =>
          of
            .selectFrom('moderation_cases')
            .select('id')
            .where((on) => on.or([on('user_id', '=', userId), on('owner_id', '=', userId)])),
        ),
      ]),
    )
    .execute()
}
