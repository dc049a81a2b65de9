import { createHash } from 'node:crypto'
import { sql, type Kysely, type SchemaModule } from 'kysely'

// oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
type Db = Kysely<any>

/** Events come again for 7 days, dead letters for 30; after that nothing can speak of the user. */
const keepDays = 40

/**
 * Creates the table `erased_users`: hashes of the ids of users whose erasure has begun, which lead
 * back to nobody. For a service's migrations.
 */
export async function createErasedUsersTable(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('erased_users')
    .ifNotExists()
    .addColumn('user_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('erased_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}

/** SHA-256 of a user's id: of 74 random bits, so nobody finds the id by trying. */
export const hashOfUser = (userId: string): Buffer =>
  createHash('sha256').update(`erased:${userId.toLowerCase()}`).digest()

/** From now on no data key is made for this user, and events about them are passed over. */
export async function markErased(db: Db, userId: string): Promise<void> {
  await sql`insert into erased_users (user_hash) values (${hashOfUser(userId)})
    on conflict do nothing`.execute(db)
  await sql`delete from erased_users
    where erased_at < now() - make_interval(days => ${keepDays})`.execute(db)
}

/** Whether the erasure of a user has begun. */
export async function isErased(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from erased_users where user_hash = ${hashOfUser(userId)}`.execute(db)
  return rows.length > 0
}

/** Rows of one user: a table, and how they are found; by `user_id` when that is absent. */
export type RowsOfUser = {
  readonly table: string
  readonly of?: (userId: string) => ReturnType<typeof sql<boolean>>
}

/** Small enough that a statement ends soon, and nobody waits for its locks. */
const batch = 2_000

/**
 * Deletes some of a user's rows; what it returns is less than `batch` when none are left.
 * @returns how many went, and whether there may be more
 */
export async function deleteSomeRows(
  db: Db,
  { table, of = byUserId }: RowsOfUser,
  userId: string,
): Promise<{ count: number; more: boolean }> {
  const name = sql.table(table)
  // Asked twice: in a table that is in shards a place in one of them is a place in all.
  const { numAffectedRows = 0n } = await sql`
    delete from ${name} where ${of(userId)} and ctid = any(array(
      select ctid from ${name} where ${of(userId)} limit ${batch}))`.execute(db)
  const count = Number(numAffectedRows)
  return { count, more: count === batch }
}

const byUserId = (userId: string) => sql<boolean>`user_id = ${userId}`
