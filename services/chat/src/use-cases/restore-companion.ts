import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Companion } from '@lumen/contracts/chat/schema'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { countCompanions, lockCompanion, lockCompanionsOf, setHidden } from '../store/companions.ts'
import { checkCompanionLimit } from './create-companion.ts'
import { presentCompanion } from './present-companion.ts'
import { noSuchCompanion } from './read-companions.ts'

/** Brings a hidden companion back; one that is not hidden stays as it is. */
export async function restoreCompanion(
  context: ChatContext,
  userId: string,
  companionId: string,
): Promise<Companion> {
  const { db, sealer } = context
  const ceiling = await context.companionCeiling(userId)
  const box = await sealer.open(db, userId)
  const { companion, restored } = await db.transaction().execute(async (tx) => {
    await lockCompanionsOf(tx, userId)
    const found = await lockCompanion(tx, box, userId, companionId)
    if (found === null) throw noSuchCompanion()
    if (found.hiddenAt === null) return { companion: found, restored: false }
    checkCompanionLimit(await countCompanions(tx, userId), ceiling)
    await setHidden(tx, companionId, null)
    await appendEvent(tx, chatEvents, 'chat.companion-restored', { userId, companionId })
    return { companion: { ...found, hiddenAt: null, erasedAfter: null }, restored: true }
  })
  if (restored) {
    context.eventsCommitted()
    context.tellUser(userId, { kind: 'companion-changed', change: 'restored', companionId })
  }
  return presentCompanion(context, box, companion)
}
