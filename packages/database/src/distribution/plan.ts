import { owner, type Catalog, type ForeignKey, type UniqueKey } from './catalog.ts'
import type { WholeTables } from './whole-tables.ts'

/** What Citus would refuse and nobody but the author of the schema can change; each with its remedy. */
export function findFaults({ schema, tables, foreignKeys }: Catalog, whole: WholeTables): string[] {
  const isWhole = (table: string) => Object.hasOwn(whole, table)
  if (tables.length === 0) return [`Schema ${schema} holds no table: start its service once before`]
  return [
    ...tables.flatMap(({ name, owned }) =>
      owned === null && !isWhole(name)
        ? `Table ${name} of ${schema} has no ${owner}: give it the column and write it, or name the ` +
          `table in store/whole-tables.ts with the reason why it is not about one person`
        : [],
    ),
    ...foreignKeys.flatMap(({ table, name, target }) =>
      isWhole(table) === isWhole(target)
        ? []
        : `Foreign key ${name} leads from ${table} to ${target}, of which one alone is distributed: ` +
          `leave the key out, or have both tables of the same kind`,
    ),
  ]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * The statements that give each key of tables about people the column by which they are distributed;
 * none when all have it. Names stay, also of what is made anew. It comes last in each key: what
 * finds rows by the columns before it finds them by the same index as ever.
 *
 * With Citus the tables are distributed between: a key to a table that is in shards cannot come from one
 * that is not.
 */
export function planDistribution(catalog: Catalog, whole: WholeTables): string[] {
  const tables = catalog.tables.filter(({ name }) => !Object.hasOwn(whole, name))
  const names = new Set(tables.map(({ name }) => name))
  const toDistribute = new Set(
    tables.filter(({ distributed }) => catalog.citus && !distributed).map(({ name }) => name),
  )
  const keys = catalog.keys.filter(
    ({ table, columns }) => names.has(table) && !columns.includes(owner),
  )
  const foreignKeys = catalog.foreignKeys.filter(
    (key) =>
      names.has(key.table) &&
      (needsOwner(key) || toDistribute.has(key.table) || toDistribute.has(key.target)),
  )
  return [
    ...tables.flatMap(({ name, owned }) => (owned === true ? [] : fill(name, catalog))),
    // Citus takes none; programs write by themselves what they wrote for older ones.
    ...catalog.triggers
      .filter(({ table }) => names.has(table))
      .map(({ table, name }) => `drop trigger ${quoted(name)} on ${quoted(table)}`),
    ...foreignKeys.map(
      ({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`,
    ),
    ...keys.flatMap(widen),
    ...distributeTogether([...toDistribute], tables.find(({ distributed }) => distributed)?.name),
    // Citus refuses those that set columns, whichever: programs do it themselves.
    ...foreignKeys.filter(({ sets }) => !sets).map(widenForeign),
  ]
}

/** Rows of one user are in one place, in whichever table. */
function distributeTogether(tables: readonly string[], known?: string): string[] {
  const first = known ?? tables[0]
  if (tables.length === 0 || first === undefined) return []
  return [
    // Citus makes keys between tables one shard after the other only.
    `set local citus.multi_shard_modify_mode to 'sequential'`,
    ...tables.map((table) => {
      const beside = table === first ? 'none' : quoted(first)
      return `select create_distributed_table('${quoted(table)}', '${owner}', colocate_with => '${beside}')`
    }),
  ]
}

const needsOwner = ({ columns, targetColumns, sets }: ForeignKey) =>
  sets || !columns.includes(owner) || !targetColumns.includes(owner)

/** Rows that were written before the column was are their parents’ user's. */
function fill(table: string, { foreignKeys }: Catalog): string[] {
  const key = foreignKeys.find((one) => one.table === table && one.target !== table)
  const column = `alter table ${quoted(table)} alter column ${owner} set not null`
  if (key === undefined) return [column]
  const same = key.columns.map(
    (name, at) => `child.${quoted(name)} = parent.${quoted(key.targetColumns[at]!)}`,
  )
  return [
    `update ${quoted(table)} as child set ${owner} = parent.${owner} from ${quoted(key.target)} as parent ` +
      `where child.${owner} is null and ${same.join(' and ')}`,
    column,
  ]
}

function widen({ table, name, kind, definition, columns }: UniqueKey): string[] {
  const listed = `(${columns.join(', ')})`
  // What its text says otherwise than by its columns cannot be made anew.
  if (!definition.includes(listed)) {
    throw new Error(`The key ${name} of ${table} cannot be read: ${definition}`)
  }
  const wider = definition.replace(listed, () => `(${[...columns, owner].join(', ')})`)
  const alter = `alter table ${quoted(table)}`
  return kind === 'index'
    ? [`drop index ${quoted(name)}`, wider]
    : [
        `${alter} drop constraint ${quoted(name)}`,
        `${alter} add constraint ${quoted(name)} ${wider}`,
      ]
}

const references = /^FOREIGN KEY \((.+?)\) REFERENCES (.+?)\((.+?)\)(.*)$/

function widenForeign(key: ForeignKey): string {
  const { table, name, definition } = key
  const [, columns, target, targetColumns, rest = ''] = references.exec(definition) ?? []
  if (columns === undefined || target === undefined || targetColumns === undefined) {
    throw new Error(`The foreign key ${name} of ${table} cannot be read: ${definition}`)
  }
  const add = needsOwner(key) ? `, ${owner}` : ''
  return (
    `alter table ${quoted(table)} add constraint ${quoted(name)} foreign key (${columns}${add}) ` +
    `references ${target}(${targetColumns}${add})${rest}`
  )
}
