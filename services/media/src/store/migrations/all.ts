import * as initial from './0001-initial.ts'
import * as avatars from './0002-avatars.ts'
import * as lookups from './0003-lookups.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-avatars': avatars,
  '0003-lookups': lookups,
}
