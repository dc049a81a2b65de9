import type { Person } from '@lumen/contracts/fortune/people'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { FortuneTables, PersonTable } from './tables.ts'

/** What is sealed of a person. */
export type PersonData = Pick<Person, 'name' | 'relation' | 'birth'>

const contextOf = (id: string) => `people.data:${id}`

/** A row with what is sealed in it. */
export const openPerson = (box: Box, row: Selectable<PersonTable>): Person => ({
  id: row.id,
  ...(JSON.parse(box.unseal(row.data, contextOf(row.id))) as PersonData),
  consentedAt: row.consented_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** The oldest entry first. */
export async function listPeople(
  db: Kysely<FortuneTables>,
  box: Box,
  userId: string,
): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openPerson(box, row))
}

/** One person of a user, held until the transaction ends; null: there is none. */
export async function holdPerson(
  tx: Transaction<FortuneTables>,
  box: Box,
  { userId, id }: { userId: string; id: string },
): Promise<Person | null> {
  const row = await tx
    .selectFrom('people')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : openPerson(box, row)
}

/** How many a user keeps; nobody adds to them until the transaction ends. */
export async function countPeople(tx: Transaction<FortuneTables>, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people of ${userId}`}, 0))`.execute(tx)
  const { kept } = await tx
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<string>().as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(kept)
}

export async function insertPerson(
  tx: Transaction<FortuneTables>,
  box: Box,
  person: { userId: string; id: string; data: PersonData; at: Date },
): Promise<Person> {
  const { userId, id, data, at } = person
  const row = await tx
    .insertInto('people')
    .values({
      user_id: userId,
      id,
      data: box.seal(JSON.stringify(data), contextOf(id)),
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return openPerson(box, row)
}

export async function updatePerson(
  tx: Transaction<FortuneTables>,
  box: Box,
  person: { userId: string; id: string; data: PersonData; at: Date },
): Promise<Person> {
  const { userId, id, data, at } = person
  const row = await tx
    .updateTable('people')
    .set({ data: box.seal(JSON.stringify(data), contextOf(id)), updated_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return openPerson(box, row)
}

/** False: there was none. */
export async function deletePerson(
  db: Kysely<FortuneTables>,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('people')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
