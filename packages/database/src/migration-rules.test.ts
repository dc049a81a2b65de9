import { expect, it } from 'vitest'
import { checkMigration } from './migration-rules.ts'

it.each([
  ['alter table "notes" add column "kind" text', []],
  [`alter table "notes" add column "kind" text not null default 'plain'`, []],
  ['alter table "notes" add column "kind" text not null', ['without a default']],
  ['alter table "notes" alter column "kind" set not null', ['makes a column required']],
  ['alter table "notes" drop column "kind"', ['drops a column']],
  ['alter table "notes" rename column "kind" to "sort"', ['renames']],
  ['alter table "notes" alter column "size" type bigint', ['rewrites a column']],
  ['drop table "notes"', ['drops a table']],
  ['create index "notes_kind" on "notes" ("kind")', ['use indexApart']],
  ['alter table notes add constraint sizes check (size > 0)', ['not valid']],
  ['alter table notes add constraint sizes check (size > 0) not valid', []],
])('%s', (statement, expected) => {
  const faults = checkMigration([statement])
  expect(faults).toHaveLength(expected.length)
  for (const [index, fault] of expected.entries()) expect(faults[index]).toContain(fault)
})

it('lets a migration do as it likes with tables that it makes', () => {
  const made = ['create table "notes" (id int)', 'create unique index "one" on "notes" ("id")']
  expect(checkMigration([...made, 'alter table "notes" alter column "id" set not null'])).toEqual(
    [],
  )
})

it('lets indexes of other tables be built concurrently, apart', () => {
  const statements = ['create index concurrently "notes_kind" on "notes" ("kind")']
  expect(checkMigration(statements, { apart: true })).toEqual([])
  expect(checkMigration(statements)).toEqual(['builds an index concurrently: it must be apart'])
})
