import { chatEvents } from '@lumen/contracts/chat/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { eraseCompanion, listErasable } from '../store/companions.ts'

const batch = 100

/** Erases companions whose 30 days of undo are over, each in a transaction; returns how many. */
export async function eraseHiddenCompanions(context: ChatContext): Promise<number> {
  const { db, clock } = context
  const now = clock.now()
  let erased = 0
  for (;;) {
    const companions = await listErasable(db, now, batch)
    for (const { id, userId } of companions) {
      const gone = await db.transaction().execute(async (tx) => {
        if (!(await eraseCompanion(tx, id, now))) return false
        await appendEvent(tx, chatEvents, 'chat.companion-erased', { userId, companionId: id })
        return true
      })
      if (gone) erased += 1
    }
    if (companions.length < batch) break
  }
  if (erased > 0) context.eventsCommitted()
  return erased
}
