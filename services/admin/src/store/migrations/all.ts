import * as initial from './0001-initial.ts'
import * as erasure from './0002-erasure.ts'
import * as helpKeywords from './0004-help-keywords.ts'
import * as office from './0005-office.ts'
import * as moderation from './0006-moderation.ts'
import * as companions from './0007-companions.ts'
import * as auditDetail from './0009-audit-detail.ts'
import * as contactAnswers from './0011-contact-answers.ts'
import * as contentAccesses from './0012-content-accesses.ts'
import * as flags from './0013-flags.ts'
import * as announcements from './0014-announcements.ts'
import * as helpOverrides from './0015-help-overrides.ts'
import * as suspensions from './0016-suspensions.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-erasure': erasure,
  '0004-help-keywords': helpKeywords,
  '0005-office': office,
  '0006-moderation': moderation,
  '0007-companions': companions,
  '0009-audit-detail': auditDetail,
  '0011-contact-answers': contactAnswers,
  '0012-content-accesses': contentAccesses,
  '0013-flags': flags,
  '0014-announcements': announcements,
  '0015-help-overrides': helpOverrides,
  '0016-suspensions': suspensions,
}
