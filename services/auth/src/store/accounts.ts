import type { Account } from '@lumen/contracts/auth/office-bus'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AuthTables } from './tables.ts'

type Db = Kysely<AuthTables>

const columns = [
  'id',
  'email',
  'username',
  'role',
  'created_at',
  'last_login_at',
  'suspended_at',
] as const

type Row = {
  id: string
  email: string
  username: string
  role: 'user' | 'admin'
  created_at: Date
  last_login_at: Date | null
  suspended_at: Date | null
}

const present = (row: Row): Account => ({
  id: row.id,
  email: row.email,
  username: row.username,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  suspendedAt: row.suspended_at?.toISOString() ?? null,
})

/** Text that stands for itself in a pattern of `like`. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Accounts whose address or name holds a text, newest first; ids grow with time. */
export async function listAccounts(
  db: Db,
  { query, before, limit }: { query: string; before: string | null; limit: number },
): Promise<Account[]> {
  const text = `%${literally(query.trim().toLowerCase())}%`
  const rows = await db
    .selectFrom('users')
    .select(columns)
    .$if(before !== null, (q) => q.where('id', '<', before))
    .$if(query.trim() !== '', (q) =>
      q.where((w) =>
        w.or([w(sql`lower(email)`, 'like', text), w(sql`lower(username)`, 'like', text)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : present(row)
}

/** Administrators that are not suspended. */
export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Closes an account, keeping when it was first closed, or opens it. */
export async function setSuspended(
  tx: Transaction<AuthTables>,
  id: string,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_at: at === null ? null : sql`coalesce(suspended_at, ${at})` })
    .where('id', '=', id)
    .execute()
}
