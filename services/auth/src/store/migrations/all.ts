import * as initial from './0001-initial.ts'
import * as devicesAndNotifications from './0002-devices-and-notifications.ts'
import * as walletCopies from './0003-wallet-copies.ts'
import * as userAvatars from './0004-user-avatars.ts'
import * as erasure from './0009-erasure.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-devices-and-notifications': devicesAndNotifications,
  '0003-wallet-copies': walletCopies,
  '0004-user-avatars': userAvatars,
  '0009-erasure': erasure,
}
