import type { AvatarStyle } from '@lumen/contracts/media/names'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AvatarTemplateTable, MediaTables } from './tables.ts'

/** What a user wrote of a template; all of it is sealed. */
export type TemplateContent = {
  readonly name: string
  readonly description: string
  readonly styleType: AvatarStyle
  readonly promptTemplate: string
  readonly personalityTags: readonly string[]
  readonly category: string
}
export type OwnTemplate = TemplateContent & { readonly id: string }

type Db = Kysely<MediaTables> | Transaction<MediaTables>

const contentContext = (id: string) => `avatar_templates.content:${id}`

/** A row with what is sealed in it. */
export const openTemplate = (
  box: Box,
  { id, content }: Selectable<AvatarTemplateTable>,
): OwnTemplate => ({
  ...(JSON.parse(box.unseal(content, contentContext(id))) as TemplateContent),
  id,
})

/** A user's own templates, newest first. */
export async function listOwnTemplates(db: Db, box: Box, userId: string): Promise<OwnTemplate[]> {
  const rows = await db
    .selectFrom('avatar_templates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => openTemplate(box, row))
}

export async function findOwnTemplate(
  db: Db,
  box: Box,
  userId: string,
  id: string,
): Promise<OwnTemplate | null> {
  const row = await db
    .selectFrom('avatar_templates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : openTemplate(box, row)
}

/** Keeps a template unless the user has as many as one may have. */
export async function insertTemplate(
  tx: Transaction<MediaTables>,
  box: Box,
  template: OwnTemplate & { userId: string; createdAt: Date },
  most: number,
): Promise<boolean> {
  const { id, userId, createdAt, ...content } = template
  const lock = `avatar-templates:${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('avatar_templates')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return false
  await tx
    .insertInto('avatar_templates')
    .values({
      id,
      user_id: userId,
      content: box.seal(JSON.stringify(content), contentContext(id)),
      created_at: createdAt,
    })
    .execute()
  return true
}

/** True when there was one of this user to delete. */
export async function deleteTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('avatar_templates')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The picture of what a template gives; null: it was not painted yet. */
export async function findPreview(db: Db, templateId: string): Promise<string | null> {
  const row = await db
    .selectFrom('template_previews')
    .select('object_id')
    .where('template_id', '=', templateId)
    .executeTakeFirst()
  return row?.object_id ?? null
}

/**
 * Keeps the first of several previews drawn at a time, of a template that stands: it may have been
 * deleted while it was drawn.
 * @returns false for another one, or when the template is gone
 */
export const insertPreview = (
  db: Kysely<MediaTables>,
  preview: { templateId: string; objectId: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { templateId, objectId } = preview
    if (!(await holdTemplate(tx, templateId))) return false
    const row = await tx
      .insertInto('template_previews')
      .values({ template_id: templateId, object_id: objectId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('template_id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Whoever deletes the template waits for the end of this transaction. */
async function holdTemplate(tx: Transaction<MediaTables>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('avatar_templates')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
