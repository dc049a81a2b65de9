import type { Reader } from '@lumen/database/reader'
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

/** What is known of a companion; what is left out stays as it is. */
export type CompanionNote = CompanionRef & {
  createdAt?: Date
  hidden?: boolean
  /** UTC; of several the last counts. */
  writtenOn?: string
  /** What its owner wrote in all; `more`: beside what is counted. */
  messages?: number
  more?: number
}

/** Notes a companion. Events of it overtake each other: whichever comes first makes its row. */
export async function noteCompanion(tx: Db | Tx, note: CompanionNote): Promise<void> {
  const { userId, companionId, createdAt, hidden, writtenOn, messages, more } = note
  await tx
    .insertInto('people_companions')
    .values({
      user_id: userId,
      companion_id: companionId,
      created_at: createdAt ?? null,
      hidden: hidden ?? false,
      last_written_on: writtenOn ?? null,
      messages: messages ?? more ?? 0,
    })
    .onConflict((c) =>
      c.columns(['user_id', 'companion_id']).doUpdateSet({
        created_at: sql`coalesce(excluded.created_at, people_companions.created_at)`,
        last_written_on: sql`greatest(people_companions.last_written_on, excluded.last_written_on)`,
        ...(hidden !== undefined && { hidden }),
        ...(messages !== undefined && { messages }),
        ...(more !== undefined && { messages: sql`people_companions.messages + ${more}` }),
      }),
    )
    .execute()
}

/** A companion as it is counted here; without a name, which stays with its owner. */
export type CompanionUse = CompanionRef & {
  createdAt: Date | null
  hidden: boolean
  lastWrittenOn: string | null
  messages: number
}

/** Companions, newest first, as their ids grow with time; of these owners alone where some are named. */
export async function listCompanions(
  db: Reader<AdminTables>,
  wish: {
    owners: readonly string[] | null
    hidden: boolean | null
    before: string | null
    limit: number
  },
): Promise<CompanionUse[]> {
  const { owners, hidden, before, limit } = wish
  if (owners?.length === 0) return []
  const rows = await db
    .selectFrom('people_companions')
    .select([
      'user_id as userId',
      'companion_id as companionId',
      'created_at as createdAt',
      'hidden',
      sql<string | null>`to_char(last_written_on, 'YYYY-MM-DD')`.as('lastWrittenOn'),
      'messages',
    ])
    .$if(owners !== null, (q) => q.where('user_id', 'in', [...owners!]))
    .$if(hidden !== null, (q) => q.where('hidden', '=', hidden!))
    .$if(before !== null, (q) => q.where('companion_id', '<', before!))
    .orderBy('companion_id', 'desc')
    .limit(limit)
    .execute()
  return rows
}

/** Forgets a companion that is gone for good. */
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
export async function findPeople(
  db: Reader<AdminTables>,
  ids: readonly string[],
): Promise<Person[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('people')
    .select(({ selectFrom }) => [
      'user_id',
      sql<string | null>`to_char(last_active_on, 'YYYY-MM-DD')`.as('last_active_on'),
      selectFrom('people_companions')
        .whereRef('people_companions.user_id', '=', 'people.user_id')
        .where('hidden', '=', false)
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
  db: Reader<AdminTables>,
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
        .where('hidden', '=', false)
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
