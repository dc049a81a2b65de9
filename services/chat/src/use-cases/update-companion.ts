import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Companion } from '@lumen/contracts/chat/schema'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { changeProfile, type ProfileInput } from '../domain/complete-profile.ts'
import { lockCompanion, setOffRecord, updateProfile } from '../store/companions.ts'
import { presentCompanion } from './present-companion.ts'
import { noSuchCompanion } from './read-companions.ts'

/** Changes what is given and leaves the rest. */
export async function updateCompanion(
  context: ChatContext,
  userId: string,
  companionId: string,
  { offRecord, ...change }: ProfileInput & { offRecord?: boolean },
): Promise<Companion> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const changed = await db.transaction().execute(async (tx) => {
    const companion = await lockCompanion(tx, box, userId, companionId)
    if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
    const profile = changeProfile(companion, change)
    await updateProfile(tx, box, companionId, profile)
    if (offRecord !== undefined) await setOffRecord(tx, companionId, offRecord)
    await appendEvent(tx, chatEvents, 'chat.companion-updated', { userId, companionId })
    return { ...companion, ...profile, offRecord: offRecord ?? companion.offRecord }
  })
  context.eventsCommitted()
  context.tellUser(userId, { kind: 'companion-changed', change: 'edited', companionId })
  return presentCompanion(context, box, changed)
}
