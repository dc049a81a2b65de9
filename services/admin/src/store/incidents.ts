import type { Incident } from '@lumen/contracts/admin/schema'
import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>
type Tx = Transaction<AdminTables>

export type NewIncident = {
  id: string
  title: string
  description: string
  language: Language
  severity: Incident['severity']
  beganAt: Date
}

/** Stores an incident; false when one with its id is there. */
export async function insertIncident(db: Db | Tx, incident: NewIncident): Promise<boolean> {
  const row = await db
    .insertInto('incidents')
    .values({
      id: incident.id,
      title: incident.title,
      description: incident.description,
      language: incident.language,
      severity: incident.severity,
      began_at: incident.beganAt,
      resolved_at: null,
    })
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an update to an incident, which `resolve` ends; false when there is no open one. */
export async function updateIncident(
  tx: Tx,
  id: string,
  change: { message: string | null; resolve: boolean; now: Date },
): Promise<boolean> {
  const open = await tx
    .selectFrom('incidents')
    .select('id')
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (open === undefined) return false
  if (change.message !== null)
    await tx
      .insertInto('incident_updates')
      .values({ id: newId(), incident_id: id, message: change.message, created_at: change.now })
      .execute()
  if (change.resolve)
    await tx
      .updateTable('incidents')
      .set({ resolved_at: change.now })
      .where('id', '=', id)
      .execute()
  return true
}

/** Open incidents and those resolved since a moment; open ones first, then the newest. */
export async function listIncidents(
  db: Reader<AdminTables>,
  resolvedSince: Date,
): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where((w) => w.or([w('resolved_at', 'is', null), w('resolved_at', '>=', resolvedSince)]))
    .orderBy(sql`resolved_at is null`, 'desc')
    .orderBy('began_at', 'desc')
    .limit(100)
    .execute()
  if (rows.length === 0) return []
  const updates = await db
    .selectFrom('incident_updates')
    .select(['incident_id', 'message', 'created_at'])
    .where(
      'incident_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.language,
    status: row.resolved_at === null ? 'investigating' : 'resolved',
    severity: row.severity,
    timestamp: row.began_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    updates: updates
      .filter(({ incident_id }) => incident_id === row.id)
      .map(({ message, created_at }) => ({ time: created_at.toISOString(), message })),
  }))
}
