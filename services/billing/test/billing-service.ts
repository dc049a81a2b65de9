import { newId } from '@lumen/database/ids'
import { generateIdentityKeys } from '@lumen/http/identity'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'
import { loadConfig, type BillingConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { readHoldings } from '../src/store/ledger.ts'
import type { BillingTables } from '../src/store/tables.ts'

export const silent = createLogger({ service: 'billing', level: 'silent' })

export const configFor = (environment: TestEnvironment): BillingConfig =>
  loadConfig({
    BILLING_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: generateIdentityKeys().publicKey,
    LOG_LEVEL: 'silent',
  })

/** A service without entrances on real servers, whose clock stands until it is set. */
export async function openService() {
  const environment = await openTestEnvironment('billing')
  const time = { now: new Date('2026-03-15T12:00:00Z') }
  const { context, closer } = await createContext(configFor(environment), {
    log: silent,
    clock: { now: () => new Date(time.now) },
  })
  return {
    context,
    time,
    async close() {
      await closer.close()
      await environment.close()
    },
  }
}

export const newUser = newId

/** Credits of a user by kind of account. */
export async function creditsOf(db: Kysely<BillingTables>, userId: string) {
  const { lots, held, debt } = await readHoldings(db, userId)
  return { open: lots.reduce((sum, { balance }) => sum + balance, 0), held, debt }
}

/** How many wait for a row that somebody else has locked. */
export async function waitingIn(db: Kysely<BillingTables>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
