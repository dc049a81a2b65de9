import { inboxCleaning } from '@lumen/database/inbox'
import type { ChatContext } from '../context.ts'
import { eraseBranches } from '../use-cases/branches/erase-branches.ts'
import { eraseHiddenCompanions } from '../use-cases/erase-hidden-companions.ts'
import { sweepReplyCharges } from '../use-cases/pay-for-reply.ts'
import { moveTendencies, type LookBack } from '../use-cases/move-tendencies.ts'
import { summariseTalk, type SummaryWish } from '../use-cases/summarise-talk.ts'
import { reachOut } from '../use-cases/reach-out.ts'
import { remind } from '../use-cases/remind.ts'
import { runImport, sweepImports } from '../use-cases/imports/run-import.ts'
import { removeOldMessages } from '../use-cases/remove-old-messages.ts'
import { showLateMedia } from '../use-cases/show-late-media.ts'

type Run = { signal: AbortSignal }

/** Entrance of the queues. */
export const chatJobs = (context: ChatContext) => ({
  'chat.erase-hidden-companions': async () => {
    const erased = await eraseHiddenCompanions(context)
    context.log.info({ erased }, 'erased hidden companions')
  },
  'chat.summarise-talk': ({ payload, signal }: Run & { payload: SummaryWish }) =>
    summariseTalk(context, { ...payload, signal }),
  'chat.move-tendencies': ({ payload }: Run & { payload: LookBack }) =>
    moveTendencies(context, payload),
  'chat.show-late-media': ({ signal }: Run) => showLateMedia(context, signal),
  'chat.sweep-reply-charges': ({ signal }: Run) => sweepReplyCharges(context, signal),
  'chat.remove-old-messages': ({ signal }: Run) => removeOldMessages(context, signal),
  'chat.erase-branches': ({ signal }: Run) => eraseBranches(context, signal),
  'chat.reach-out': ({ signal }: Run) => reachOut(context, signal),
  'chat.remind': ({ signal }: Run) => remind(context, signal),
  'chat.run-import': ({ payload, signal }: Run & { payload: { importId: string } }) =>
    runImport(context, payload.importId, signal),
  'chat.sweep-imports': () => sweepImports(context),
  'chat.clean-inbox': inboxCleaning(context),
})
