import type { billingOperations } from '@lumen/contracts/billing/operations'
import type { Handlers } from '@lumen/http/operations'
import { sql } from 'kysely'
import type { BillingContext } from '../context.ts'

/** Entrance of /api/billing. */
export const billingRoutes = ({ db }: BillingContext): Handlers<typeof billingOperations> => ({
  'GET /api/billing': async () => {
    await sql`select 1`.execute(db)
    return { success: true }
  },
})
