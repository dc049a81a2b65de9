import { expect, it } from 'vitest'
import type { Catalog } from './catalog.ts'
import { planDistribution } from './plan.ts'

const catalog = (distributed: readonly string[]): Catalog => ({
  schema: 'sample',
  citus: true,
  tables: ['books', 'pages', 'prices'].map((name) => ({
    name,
    owned: name === 'prices' ? null : true,
    distributed: distributed.includes(name),
  })),
  keys: [],
  foreignKeys: [
    {
      table: 'pages',
      name: 'pages_book',
      definition: 'FOREIGN KEY (book_id, user_id) REFERENCES books(id, user_id) ON DELETE CASCADE',
      columns: ['book_id', 'user_id'],
      target: 'books',
      targetColumns: ['id', 'user_id'],
      sets: false,
    },
  ],
  triggers: [],
})
const whole = { prices: 'the same for everybody' }

it('puts tables into shards together where Citus is there, and ties them again once all are', () => {
  expect(planDistribution(catalog([]), whole)).toEqual([
    'alter table "pages" drop constraint "pages_book"',
    "set local citus.multi_shard_modify_mode to 'sequential'",
    `select create_distributed_table('"books"', 'user_id', colocate_with => 'none')`,
    `select create_distributed_table('"pages"', 'user_id', colocate_with => '"books"')`,
    'alter table "pages" add constraint "pages_book" foreign key (book_id, user_id) references books(id, user_id) ON DELETE CASCADE',
  ])
})

it('puts a table that came later beside those that are in shards, and leaves these', () => {
  expect(planDistribution(catalog(['books']), whole)).toContain(
    `select create_distributed_table('"pages"', 'user_id', colocate_with => '"books"')`,
  )
  expect(planDistribution(catalog(['books', 'pages']), whole)).toEqual([])
})
