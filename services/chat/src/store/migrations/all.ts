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
import * as useOfModels from './0014-use-of-models.ts'
import * as withheldMessages from './0016-withheld-messages.ts'
import * as talkAccesses from './0017-talk-accesses.ts'
import * as cards from './0018-cards.ts'
import * as replyVersions from './0020-reply-versions.ts'
import * as marks from './0021-marks.ts'
import * as scenarios from './0025-scenarios.ts'
import * as contact from './0029-contact.ts'
import * as plays from './0030-plays.ts'
import * as scripts from './0031-scripts.ts'
import * as changes from './0032-changes.ts'
import * as reminders from './0035-reminders.ts'
import * as imports from './0037-imports.ts'
import * as talkSpells from './0039-talk-spells.ts'
import * as casts from './0040-casts.ts'
import * as branches from './0041-branches.ts'
import * as tendencies from './0043-tendencies.ts'
import * as births from './0045-births.ts'
import * as repeatedReminders from './0047-repeated-reminders.ts'
import * as importsByAge from './0048-imports-by-age.ts'
import * as sheets from './0049-sheets.ts'
import * as pausedCompanions from './0052-paused-companions.ts'
import * as askedAgain from './0053-asked-again.ts'
import * as stoppedReplies from './0054-stopped-replies.ts'
import * as traces from './0055-traces.ts'
import * as settledWishes from './0056-settled-wishes.ts'

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
  '0014-use-of-models': useOfModels,
  '0016-withheld-messages': withheldMessages,
  '0017-talk-accesses': talkAccesses,
  '0018-cards': cards,
  '0020-reply-versions': replyVersions,
  '0021-marks': marks,
  '0025-scenarios': scenarios,
  '0029-contact': contact,
  '0030-plays': plays,
  '0031-scripts': scripts,
  '0032-changes': changes,
  '0035-reminders': reminders,
  '0037-imports': imports,
  '0039-talk-spells': talkSpells,
  '0040-casts': casts,
  '0041-branches': branches,
  '0043-tendencies': tendencies,
  '0045-births': births,
  '0047-repeated-reminders': repeatedReminders,
  '0048-imports-by-age': importsByAge,
  '0049-sheets': sheets,
  '0052-paused-companions': pausedCompanions,
  '0053-asked-again': askedAgain,
  '0054-stopped-replies': stoppedReplies,
  '0055-traces': traces,
  '0056-settled-wishes': settledWishes,
}
