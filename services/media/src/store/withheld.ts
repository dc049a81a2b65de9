import type { Kysely } from 'kysely'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

/** Shows a file of a user to nobody any longer, or again. @returns whether there is one */
export async function setObjectWithheld(
  db: Db,
  { userId, objectId, at }: { userId: string; objectId: string; at: Date | null },
): Promise<boolean> {
  const row = await db
    .updateTable('objects')
    .set({ withheld_at: at })
    .where('id', '=', objectId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Offers a template that comes along no longer, or again. */
export async function setTemplateWithheld(
  db: Db,
  { templateId, at }: { templateId: string; at: Date | null },
): Promise<void> {
  if (at === null)
    await db.deleteFrom('withheld_templates').where('template_id', '=', templateId).execute()
  else
    await db
      .insertInto('withheld_templates')
      .values({ template_id: templateId, withheld_at: at })
      .onConflict((c) => c.doNothing())
      .execute()
}

/** The names of templates that are not offered. */
export async function withheldTemplates(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('withheld_templates').select('template_id').execute()
  return new Set(rows.map((row) => row.template_id))
}
