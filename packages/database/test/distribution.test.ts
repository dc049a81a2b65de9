import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { distribute, DistributionError } from '../src/distribution/distribute.ts'
import { wholeEverywhere } from '../src/distribution/whole-tables.ts'
import { createErasedUsersTable } from '../src/erased-users.ts'
import { newId } from '../src/ids.ts'
import { createInboxTable } from '../src/inbox.ts'
import { migrate } from '../src/migrate.ts'
import { createOutboxTables } from '../src/outbox.ts'
import { refusedByCitus } from '../test-support/distributed.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
let admin: Kysely<any>
const whole = { ...wholeEverywhere, prices: 'the same for everybody' }

beforeAll(async () => {
  database = await openTestDatabase()
  admin = database.open({ url: database.adminUrl })
})
afterAll(() => database?.close())
beforeEach(async () => {
  await sql`drop schema sample cascade`.execute(admin)
  await sql`create schema sample authorization lumen_sample`.execute(admin)
  await migrate(database.db, migrations, { log: database.log })
})

const run = (statement: string) => sql.raw(statement).execute(database.db)
/** Shelves with books, which may answer each other, and pages that say by their book alone whose they are. */
const migrations = {
  '0001-initial': {
    async up(db: Kysely<any>) {
      await createOutboxTables(db.schema)
      await createInboxTable(db.schema)
      await createErasedUsersTable(db.schema)
      for (const statement of [
        'create table prices (item text primary key, price integer not null)',
        'create table shelves (id uuid primary key, user_id uuid not null, "position" integer unique)',
        `create table books (id uuid constraint books_pkey primary key, user_id uuid not null,
          shelf_id uuid not null references shelves (id) on delete cascade deferrable,
          answers uuid references books (id) on delete set null, open boolean not null default false)`,
        'create unique index books_one_open on books (shelf_id) where open',
        `create table pages (book_id uuid not null references books (id) on delete cascade,
          number integer not null, user_id uuid, constraint pages_key primary key (book_id, number))`,
        'create table readers (user_id uuid primary key)',
      ])
        await sql.raw(statement).execute(db)
    },
  },
}
const definitions = async () => {
  const { rows } = await sql<{ each: string }>`
    select conname || ': ' || pg_get_constraintdef(oid) as each from pg_constraint
    where connamespace = 'sample'::regnamespace and contype in ('p', 'u', 'f')
      and conrelid::regclass::text ~ 'shelves|books|pages|readers|prices'
    union all
    select indexdef from pg_indexes where schemaname = 'sample' and indexname = 'books_one_open'
    order by 1`.execute(database.db)
  return rows.map(({ each }) => each)
}

it('gives each key of what is about people the user’s id, keeps its name and what else it says', async () => {
  const before = await definitions()
  expect(await refusedByCitus(database.databaseUrl, whole)).toEqual([
    'books: books_answers_fkey leads to books without user_id',
    'books: books_answers_fkey sets columns of a row whose parent goes',
    'books: books_one_open is unique without user_id',
    'books: books_pkey is unique without user_id',
    'books: books_shelf_id_fkey leads to shelves without user_id',
    'pages: no user_id that is never null',
    'pages: pages_book_id_fkey leads to books without user_id',
    'shelves: shelves_pkey is unique without user_id',
    'shelves: shelves_position_key is unique without user_id',
  ])
  const told: string[] = []
  const checked = await distribute(database.db, whole, { check: true })
  expect(await definitions()).toEqual(before)

  const tell = (statement: string) => void told.push(statement)
  const { statements, citus } = await distribute(database.db, whole, { tell })
  expect(citus).toBe(false)
  expect(told).toEqual(statements)
  expect(checked.statements).toEqual(statements)
  expect(await definitions()).toEqual([
    'CREATE UNIQUE INDEX books_one_open ON sample.books USING btree (shelf_id, user_id) WHERE open',
    'books_pkey: PRIMARY KEY (id, user_id)',
    'books_shelf_id_fkey: FOREIGN KEY (shelf_id, user_id) REFERENCES shelves(id, user_id) ON DELETE CASCADE DEFERRABLE',
    'pages_book_id_fkey: FOREIGN KEY (book_id, user_id) REFERENCES books(id, user_id) ON DELETE CASCADE',
    'pages_key: PRIMARY KEY (book_id, number, user_id)',
    'prices_pkey: PRIMARY KEY (item)',
    'readers_pkey: PRIMARY KEY (user_id)',
    'shelves_pkey: PRIMARY KEY (id, user_id)',
    'shelves_position_key: UNIQUE ("position", user_id)',
  ])
  expect(await refusedByCitus(database.databaseUrl, whole)).toEqual([])
  // Once more is nothing more.
  expect(await distribute(database.db, whole)).toMatchObject({ statements: [] })
})

it('says of rows that were without whose they are, by what they belong to', async () => {
  const [user, shelf, book] = [newId(), newId(), newId()]
  await run(`insert into shelves values ('${shelf}', '${user}', 1)`)
  await run(`insert into books (id, user_id, shelf_id) values ('${book}', '${user}', '${shelf}')`)
  await run(`insert into pages (book_id, number) values ('${book}', 1)`)
  await distribute(database.db, whole)
  const { rows } = await sql`select user_id from pages`.execute(database.db)
  expect(rows).toEqual([{ user_id: user }])
})

it('changes nothing where a row is another user’s than what it belongs to', async () => {
  const before = await definitions()
  const shelf = newId()
  await run(`insert into shelves values ('${shelf}', '${newId()}', 1)`)
  await run(`insert into books (id, user_id, shelf_id)
    values ('${newId()}', '${newId()}', '${shelf}')`)
  await expect(distribute(database.db, whole)).rejects.toThrow('books_shelf_id_fkey')
  expect(await definitions()).toEqual(before)
})

it('refuses a schema that was not made yet', async () => {
  await sql`drop schema sample cascade`.execute(admin)
  await sql`create schema sample authorization lumen_sample`.execute(admin)
  await expect(distribute(database.db, whole)).rejects.toThrow('Schema sample holds no table')
})

it('refuses a table of nobody that is not known to be whole, and a key between the two kinds', async () => {
  const before = await definitions()
  await run('create table loans (book_id uuid primary key)')
  await run('alter table books add item text references prices (item)')
  const refused = await distribute(database.db, whole).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DistributionError)
  expect((refused as Error).message.split('\n')).toEqual([
    'Table loans of sample has no user_id: give it the column and write it, or name the table in ' +
      'store/whole-tables.ts with the reason why it is not about one person',
    'Foreign key books_item_fkey leads from books to prices, of which one alone is distributed: ' +
      'leave the key out, or have both tables of the same kind',
  ])
  await run('drop table loans')
  await run('alter table books drop item')
  expect(await definitions()).toEqual(before)
})
