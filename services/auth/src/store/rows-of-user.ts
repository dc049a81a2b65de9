import type { RowsOfUser } from '@lumen/database/erased-users'
import { sql } from 'kysely'

/** What is kept of a user beside the account; the account's own row goes last, with the rest. */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'push_devices' },
  { table: 'sessions' },
  { table: 'notifications' },
  { table: 'notification_preferences' },
  { table: 'feature_uses' },
  { table: 'wallet_copies' },
  { table: 'account_links' },
  { table: 'mails', of: (userId) => sql<boolean>`sealed_for = ${userId}` },
  { table: 'known_places' },
  { table: 'security_events' },
  { table: 'authenticators' },
  { table: 'recovery_codes' },
  { table: 'passkeys' },
  { table: 'sign_in_links' },
  { table: 'privacy_settings' },
  { table: 'consents' },
  // With them go their steps.
  { table: 'exports' },
]
