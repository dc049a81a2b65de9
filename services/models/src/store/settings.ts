import { sql, type Kysely } from 'kysely'
import type { Choice } from '../domain/who-answers.ts'
import type { ModelsTables } from './tables.ts'

type Db = Kysely<ModelsTables>

/** What was said about who answers, and how often things changed. */
export async function readSettings(db: Db): Promise<{ revision: number; choice: Choice }> {
  const { revision, choice } = await db
    .selectFrom('settings')
    .select(['revision', 'choice'])
    .executeTakeFirstOrThrow()
  return { revision: Number(revision), choice }
}

export async function setChoice(
  db: Db,
  choice: Choice,
  by: { userId: string; at: Date } | null,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({
      choice: choice && JSON.stringify(choice),
      chosen_by: by?.userId ?? null,
      chosen_at: by?.at ?? null,
    })
    .execute()
}

/** @returns the new revision */
export async function bumpRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable('settings')
    .set({ revision: sql<string>`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow()
  return Number(revision)
}
