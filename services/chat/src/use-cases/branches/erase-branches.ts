import { chatLimits } from '@lumen/contracts/chat/limits'
import type { ChatContext } from '../../context.ts'
import {
  listDeletedBranches,
  listUnshared,
  markBranchErased,
  removeBranch,
  type ErasedBranch,
} from '../../store/erased-branches.ts'
import { lockTalk } from '../../store/conversations.ts'
import { eraseMessages } from '../erase-messages.ts'

const dayMs = 86_400_000
/** Branches that are looked for at once, and messages of one transaction: their talk waits for it. */
const batch = 100

/**
 * Erases branches whose 30 days of undo are over: what they alone showed, as when messages are deleted. What
 * was broken off is found again.
 */
export async function eraseBranches(context: ChatContext, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const before = new Date(clock.now().getTime() - chatLimits.hiddenDays * dayMs)
  let branches = 0
  for (;;) {
    const found = await listDeletedBranches(db, before, batch)
    let erased = 0
    for (const branch of found) if (await eraseBranch(context, branch, before, signal)) erased += 1
    branches += erased
    // Those that are left now are tried again the next time.
    if (erased === 0) break
  }
  if (branches > 0) log.info({ branches }, 'erased branches of talks')
}

/** False: it came back, or a message of it could not go yet. */
async function eraseBranch(
  context: ChatContext,
  branch: ErasedBranch,
  before: Date,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock } = context
  for (;;) {
    signal.throwIfAborted()
    const step = await db.transaction().execute(async (tx) => {
      await lockTalk(tx, branch)
      if (!(await markBranchErased(tx, branch.id, before, clock.now()))) return 'stays'
      const found = await listUnshared(tx, branch.id, batch)
      if (found.length > 0)
        return (await eraseMessages(tx, branch.userId, found)) > 0 ? 'goes on' : 'stays'
      await removeBranch(tx, branch)
      return 'gone'
    })
    if (step !== 'goes on') return step === 'gone'
    context.eventsCommitted()
  }
}
