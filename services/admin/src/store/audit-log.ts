import type { AuditAction, AuditEntry } from '@lumen/contracts/admin/office-schema'
import { newId } from '@lumen/database/ids'
import type { Kysely, Transaction } from 'kysely'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>

export type Deed = {
  at: Date
  /** The administrator. */
  actor: string
  action: AuditAction
  subject: string | null
  reason: string | null
  /** What was done exactly, where the action alone does not say it; no personal text. */
  detail?: string | null
}

/** Writes down what an administrator does, in the transaction of it where there is one. */
export async function writeDown(tx: Db | Transaction<AdminTables>, deed: Deed): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ id: newId(), detail: null, ...deed })
    .execute()
}

/** Lines of the log, newest first; their ids grow with time. */
export async function listDeeds(
  db: Db,
  { subject, before, limit }: { subject?: string; before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(subject !== undefined, (q) => q.where('subject', '=', subject!))
    .$if(before !== null, (q) => q.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Takes an account that is erased out of the log; what was done and by whom stays. */
export async function removeSubject(tx: Db, subject: string): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ subject: null, reason: null, detail: null })
    .where('subject', '=', subject)
    .execute()
}
