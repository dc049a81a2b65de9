import type { RowsOfUser } from '@lumen/database/erased-users'

/** What is kept of a user beside the account; the account's own row goes last, with the rest. */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'push_devices' },
  { table: 'sessions' },
  { table: 'notifications' },
  { table: 'notification_preferences' },
  { table: 'feature_uses' },
  { table: 'wallet_copies' },
  { table: 'privacy_settings' },
  { table: 'consents' },
  // With them go their steps.
  { table: 'exports' },
]
