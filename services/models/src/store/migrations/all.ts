import * as initial from './0001-initial.ts'
import * as use from './0002-use.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = { '0001-initial': initial, '0002-use': use }
