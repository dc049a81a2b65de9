import * as initial from './0001-initial.ts'
import * as devicesAndNotifications from './0002-devices-and-notifications.ts'
import * as walletCopies from './0003-wallet-copies.ts'
import * as userAvatars from './0004-user-avatars.ts'
import * as accountSecurity from './0005-account-security.ts'
import * as secondFactors from './0006-second-factors.ts'
import * as privacy from './0008-privacy.ts'
import * as erasure from './0009-erasure.ts'
import * as suspensions from './0010-suspensions.ts'
import * as passkeys from './0011-passkeys.ts'
import * as signInProviders from './0013-sign-in-providers.ts'
import * as guests from './0014-guests.ts'
import * as heldErasures from './0015-held-erasures.ts'
import * as traces from './0016-traces.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-devices-and-notifications': devicesAndNotifications,
  '0003-wallet-copies': walletCopies,
  '0004-user-avatars': userAvatars,
  '0005-account-security': accountSecurity,
  '0006-second-factors': secondFactors,
  '0008-privacy': privacy,
  '0009-erasure': erasure,
  '0010-suspensions': suspensions,
  '0011-passkeys': passkeys,
  '0013-sign-in-providers': signInProviders,
  '0014-guests': guests,
  '0015-held-erasures': heldErasures,
  '0016-traces': traces,
}
