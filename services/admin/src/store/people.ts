import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>
type Tx = Transaction<AdminTables>

/** What is kept of somebody here: no name, no address, only how the product is used. */
export type Person = { userId: string; lastActiveOn: string | null; companions: number }

/**
 * Notes an account, and the day (UTC) on which it wrote. Events of services overtake each other: the
 * earliest moment is when it joined, the latest day when it wrote last.
 */
export async function notePerson(
  tx: Db | Tx,
  person: { userId: string; at: Date; activeOn?: string },
): Promise<void> {
  await tx
    .insertInto('people')
    .values({
      user_id: person.userId,
      joined_at: person.at,
      last_active_on: person.activeOn ?? null,
    })
    .onConflict((c) =>
      c.column('user_id').doUpdateSet({
        joined_at: sql`least(people.joined_at, excluded.joined_at)`,
        last_active_on: sql`greatest(people.last_active_on, excluded.last_active_on)`,
      }),
    )
    .execute()
}

type CompanionRef = { userId: string; companionId: string }

export async function addCompanion(
  tx: Db | Tx,
  { userId, companionId }: CompanionRef,
): Promise<void> {
  await tx
    .insertInto('people_companions')
    .values({ user_id: userId, companion_id: companionId })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function removeCompanion(
  tx: Tx,
  { userId, companionId }: CompanionRef,
): Promise<void> {
  await tx
    .deleteFrom('people_companions')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .execute()
}

/** How these accounts are used; one that nothing was heard of is left out. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('people')
    .select(({ selectFrom }) => [
      'user_id',
      sql<string | null>`to_char(last_active_on, 'YYYY-MM-DD')`.as('last_active_on'),
      selectFrom('people_companions')
        .whereRef('people_companions.user_id', '=', 'people.user_id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('companions'),
    ])
    .where('user_id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    lastActiveOn: row.last_active_on,
    companions: Number(row.companions ?? 0),
  }))
}

/** Counts of people and companions, now and since moments. */
export async function countPeople(
  db: Db,
  { today, month, since }: { today: Date; month: Date; since: Date },
) {
  const row = await db
    .selectFrom('people')
    .select(({ fn, selectFrom }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('joined_at', '>=', today).as('today'),
      fn.countAll<string>().filterWhere('joined_at', '>=', since).as('joined'),
      fn.countAll<string>().filterWhere('last_active_on', '>=', month).as('month'),
      fn.countAll<string>().filterWhere('last_active_on', '>=', since).as('active'),
      selectFrom('people_companions')
        .select((e) => e.fn.countAll<string>().as('count'))
        .as('companions'),
    ])
    .executeTakeFirstOrThrow()
  return {
    totalUsers: Number(row.all),
    newUsersToday: Number(row.today),
    monthlyActiveUsers: Number(row.month),
    totalCompanions: Number(row.companions ?? 0),
    newUsers: Number(row.joined),
    activeUsers: Number(row.active),
  }
}

/** Forgets everything, to be made anew. */
export async function clearPeople(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('people_companions').execute()
    await tx.deleteFrom('people').execute()
  })
}
