import * as initial from './0001-initial.ts'
import * as avatars from './0002-avatars.ts'
import * as lookups from './0003-lookups.ts'
import * as transcriptCharges from './0004-transcript-charges.ts'
import * as pictureUploads from './0005-picture-uploads.ts'
import * as erasure from './0005-erasure.ts'
import * as withheld from './0006-withheld.ts'
import * as calls from './0007-calls.ts'
import * as traces from './0008-traces.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-avatars': avatars,
  '0003-lookups': lookups,
  '0004-transcript-charges': transcriptCharges,
  '0005-picture-uploads': pictureUploads,
  '0005-erasure': erasure,
  '0006-withheld': withheld,
  '0007-calls': calls,
  '0008-traces': traces,
}
