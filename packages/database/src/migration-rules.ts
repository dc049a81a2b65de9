/**
 * What keeps the version before from going on beside a migration while one takes the place of the
 * other, and what keeps rows from being written while it runs. Tables that it makes itself are its own.
 *
 * @param statements as `readStatements` tells them
 * @returns what is wrong, each with its remedy
 */
export function checkMigration(
  statements: readonly string[],
  { apart = false }: { apart?: boolean | undefined } = {},
): string[] {
  const faults: string[] = []
  const own = new Set<string>()
  for (const statement of statements) {
    const text = statement.toLowerCase().replaceAll('"', '')
    const made = /^create table (?:if not exists )?(\S+)/.exec(text)?.[1]
    if (made !== undefined) own.add(made)
    const changed = /^alter table (?:if exists )?(?:only )?(\S+)/.exec(text)?.[1]
    if (changed !== undefined && !own.has(changed)) faults.push(...checkChange(text, changed))
    const indexed = /^create (?:unique )?index .*? on (?:only )?([^\s(]+)/.exec(text)?.[1]
    const concurrently = / index concurrently /.test(text)
    if (indexed !== undefined && !own.has(indexed) && !concurrently)
      faults.push(`builds an index of ${indexed} while nobody can write: use indexApart`)
    if (concurrently && !apart) faults.push('builds an index concurrently: it must be apart')
    if (text.startsWith('drop table'))
      faults.push('drops a table that the version before still reads')
  }
  return faults
}

const doubts: readonly (readonly [RegExp, string])[] = [
  [/ set not null/, 'makes a column required that the version before leaves out'],
  [/ drop column /, 'drops a column that the version before still reads'],
  [/ rename /, 'renames what the version before still calls by its name'],
  [/ alter column \S+ (set data )?type /, 'rewrites a column: add another one beside it'],
]

function checkChange(text: string, table: string): string[] {
  const faults = doubts.flatMap(([pattern, fault]) =>
    pattern.test(text) ? [`${fault} (${table})`] : [],
  )
  for (const added of text.split(/add column /).slice(1))
    if (/ not null/.test(added) && !/ default | generated /.test(added))
      faults.push(`adds a required column to ${table} without a default`)
  if (/ add (constraint \S+ )?(check|foreign key)/.test(text) && !/ not valid/.test(text))
    faults.push(`looks through all of ${table} while nobody can write: add it not valid`)
  return faults
}
