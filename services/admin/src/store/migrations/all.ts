import * as initial from './0001-initial.ts'
import * as erasure from './0002-erasure.ts'
import * as helpKeywords from './0004-help-keywords.ts'
import * as office from './0005-office.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-erasure': erasure,
  '0004-help-keywords': helpKeywords,
  '0005-office': office,
}
