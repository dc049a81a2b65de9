import { sql, type Kysely } from 'kysely'
import { readCatalog, type Catalog } from './catalog.ts'
import { findFaults, planDistribution } from './plan.ts'
import type { WholeTables } from './whole-tables.ts'

/** The schema cannot be distributed as it is. */
export class DistributionError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'DistributionError'
  }
}

/** Every index of a table is built anew, and with Citus its rows are moved. */
const limitMs = 12 * 3_600_000

/**
 * Gives the keys of a schema the column by which Citus distributes it, and distributes it where Citus is
 * there; all of it or nothing. What is done already is not done again. The service is stopped meanwhile.
 *
 * @param check only tells what would be done
 * @returns the statements, in their order
 * @throws DistributionError when a table or key does not allow it, before anything is changed
 */
export async function distribute<T>(
  db: Kysely<T>,
  whole: WholeTables,
  { check = false, tell }: { check?: boolean; tell?: (statement: string) => void } = {},
): Promise<{ statements: string[]; citus: Catalog['citus'] }> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(limitMs)}`.execute(tx)
    const catalog = await readCatalog(tx)
    const faults = findFaults(catalog, whole)
    if (faults.length > 0) throw new DistributionError(faults)
    const statements = planDistribution(catalog, whole)
    for (const statement of statements) {
      tell?.(statement)
      if (!check) await sql.raw(statement).execute(tx)
    }
    return { statements, citus: catalog.citus }
  })
}
