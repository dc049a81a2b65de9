import * as initial from './0001-initial.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = { '0001-initial': initial }
