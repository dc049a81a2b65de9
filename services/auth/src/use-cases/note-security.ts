import type { SecurityEventKind } from '@lumen/contracts/auth/security-operations'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { insertSecurityEvent } from '../store/security-events.ts'
import type { AuthTables } from '../store/tables.ts'

/** Writes down what happened to an account: into its history, and into the log. */
export async function noteSecurity(
  context: AuthContext,
  db: Kysely<AuthTables>,
  userId: string,
  kind: SecurityEventKind,
  { device, network }: Visitor,
): Promise<void> {
  const at = context.clock.now()
  await insertSecurityEvent(db, { userId, kind, at, device, network })
  context.log.info({ security: kind, userId, network, device }, 'security event')
}
