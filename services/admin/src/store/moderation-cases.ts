import type {
  ModerationAction,
  ReportedContent,
  ReportKind,
} from '@lumen/contracts/admin/moderation-schema'
import type { ContentRule } from '@lumen/contracts/moderation'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AdminTables, ModerationCaseTable } from './tables.ts'

type Db = Kysely<AdminTables>
type Tx = Transaction<AdminTables>

export type CaseRow = Selectable<ModerationCaseTable>
/** What was reported, as it stood then, and what the reporter says of it. */
export type Evidence = { words: string | null; content: ReportedContent }

const evidenceContext = (id: string) => `moderation_cases.evidence:${id}`
const appealContext = (id: string) => `moderation_cases.appeal:${id}`

export const openEvidence = (box: Box, { id, evidence }: Pick<CaseRow, 'id' | 'evidence'>) =>
  JSON.parse(box.unseal(evidence, evidenceContext(id))) as Evidence

/** The words of an appeal, opened with the key of whoever wrote it. */
export const openAppeal = (box: Box, { id, appeal }: { id: string; appeal: Buffer }): string =>
  box.unseal(appeal, appealContext(id))

export type NewCase = {
  id: string
  userId: string
  ownerId: string | null
  kind: ReportKind
  targetId: string
  targetVersion: number
  reason: ContentRule
  flagged: string | null
  createdAt: Date
}

/** Cases of a user that were opened since a moment; whoever counts holds the user's lock until it is stored. */
export async function countCasesSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const lock = `moderation-cases:${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('moderation_cases')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a report; null when this user has reported the same thing before, or used the id. */
export async function insertCase(
  tx: Tx,
  box: Box,
  report: NewCase,
  evidence: Evidence,
): Promise<CaseRow | null> {
  const row = await tx
    .insertInto('moderation_cases')
    .values({
      id: report.id,
      user_id: report.userId,
      owner_id: report.ownerId,
      kind: report.kind,
      target_id: report.targetId,
      target_version: report.targetVersion,
      reason: report.reason,
      flagged: report.flagged,
      evidence: box.seal(JSON.stringify(evidence), evidenceContext(report.id)),
      created_at: report.createdAt,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** A report of this user by its id, or by what it is about. */
export async function findCaseOf(
  db: Db,
  userId: string,
  by: { id: string } & Partial<Pick<NewCase, 'kind' | 'targetId' | 'targetVersion'>>,
): Promise<CaseRow | null> {
  const { id, kind, targetId, targetVersion } = by
  const row = await db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        ...(kind === undefined || targetId === undefined || targetVersion === undefined
          ? []
          : [
              eb.and([
                eb('kind', '=', kind),
                eb('target_id', '=', targetId),
                eb('target_version', '=', targetVersion),
              ]),
            ]),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}

export async function findCase(db: Db, id: string): Promise<CaseRow | null> {
  const row = await db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The same, held until the end of the transaction. */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow | null> {
  const row = await tx
    .selectFrom('moderation_cases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Reported before (`<`) or after (`>`) this case: ids come from the browsers and say nothing of the time. */
const reportedSince = (id: string, side: '<' | '>') =>
  sql<boolean>`(created_at, id) ${sql.raw(side)} (select created_at, id from moderation_cases where id = ${id})`

/** What a user reported, or what was reported of theirs, newest first. */
export const listCasesOf = (
  db: Db,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<CaseRow[]> =>
  db
    .selectFrom('moderation_cases')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb.and([eb('owner_id', '=', userId), eb('action', 'in', ['remove', 'warn', 'suspend'])]),
      ]),
    )
    .$if(before !== null, (q) => q.where(reportedSince(before!, '<')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Those that wait, oldest first, or those that are decided, newest first. */
export const listCases = (
  db: Db,
  wish: { decided: boolean; kind: ReportKind | null; after: string | null; limit: number },
): Promise<CaseRow[]> =>
  db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('state', 'in', wish.decided ? ['decided', 'final'] : ['open', 'appealed'])
    .$if(wish.kind !== null, (q) => q.where('kind', '=', wish.kind!))
    .$if(wish.after !== null, (q) => q.where(reportedSince(wish.after!, wish.decided ? '<' : '>')))
    .orderBy('created_at', wish.decided ? 'desc' : 'asc')
    .orderBy('id', wish.decided ? 'desc' : 'asc')
    .limit(wish.limit)
    .execute()

export type CaseDecision = {
  decisionId: string
  action: ModerationAction
  rule: ContentRule
  explanation: string
  actor: string
  at: Date
}

/** Writes a decision into a case that is held; what it asks for is due from now on. */
export const writeDecision = (
  tx: Tx,
  { id, state, version }: CaseRow,
  { decisionId, action, rule, explanation, actor, at }: CaseDecision,
): Promise<CaseRow> =>
  tx
    .updateTable('moderation_cases')
    .set({
      state: state === 'appealed' ? 'final' : 'decided',
      version: version + 1,
      decision_id: decisionId,
      action,
      rule,
      explanation,
      decided_by: actor,
      decided_at: at,
      effects_due: true,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes an appeal into a case that is held. */
export const writeAppeal = (
  tx: Tx,
  box: Box,
  { id, version }: CaseRow,
  appeal: { userId: string; words: string; at: Date },
): Promise<CaseRow> =>
  tx
    .updateTable('moderation_cases')
    .set({
      state: 'appealed',
      version: version + 1,
      appealed_by: appeal.userId,
      appealed_at: appeal.at,
      appeal: box.seal(appeal.words, appealContext(id)),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Whether what was reported is withheld by any decision: about the same thing as it was then or became, and
 * of a message about this very text, beside which it keeps others.
 */
export async function isWithheld(
  db: Db,
  { kind, target_id: target, target_version: version }: CaseRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_cases')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', target)
    .where('target_version', kind === 'message' ? '=' : '>=', version)
    .where('action', 'in', ['remove', 'warn', 'suspend'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was decided is done. A later decision is due by itself. */
export async function markDone(db: Db, { id, version }: CaseRow): Promise<void> {
  await db
    .updateTable('moderation_cases')
    .set({ effects_due: false })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Cases whose last decision was not carried out yet. */
export const listDue = (db: Db, limit: number): Promise<CaseRow[]> =>
  db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('effects_due', '=', true)
    .orderBy('decided_at')
    .limit(limit)
    .execute()

/** Removes what was decided before a moment and is not appealed. */
export async function removeOldCases(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('moderation_cases')
    .where('state', 'in', ['decided', 'final'])
    .where('effects_due', '=', false)
    .where('decided_at', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
