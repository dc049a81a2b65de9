import * as initial from './0001-initial.ts'
import * as openings from './0002-openings.ts'
import * as erasure from './0003-erasure.ts'
import * as people from './0004-people.ts'
import * as traces from './0005-traces.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-openings': openings,
  '0003-erasure': erasure,
  '0004-people': people,
  '0005-traces': traces,
}
