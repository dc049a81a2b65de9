import * as initial from './0001-initial.ts'
import * as offRecord from './0002-off-record.ts'
import * as companionAvatars from './0003-companion-avatars.ts'
import * as awaitedMedia from './0004-awaited-media.ts'
import * as replyCharges from './0005-reply-charges.ts'
import * as masks from './0007-masks.ts'
import * as personas from './0008-personas.ts'
import * as talkSummaries from './0009-talk-summaries.ts'
import * as generation from './0010-generation.ts'
import * as oldMessages from './0012-old-messages.ts'
import * as erasure from './0013-erasure.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-off-record': offRecord,
  '0003-companion-avatars': companionAvatars,
  '0004-awaited-media': awaitedMedia,
  '0005-reply-charges': replyCharges,
  '0007-masks': masks,
  '0008-personas': personas,
  '0009-talk-summaries': talkSummaries,
  '0010-generation': generation,
  '0012-old-messages': oldMessages,
  '0013-erasure': erasure,
}
