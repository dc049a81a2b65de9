import { chatEvents } from '@lumen/contracts/chat/bus'
import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import type { mediaEvents } from '@lumen/contracts/media/bus'
import { handleOnce } from '@lumen/database/inbox'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { setAvatarObject } from '../store/companions.ts'

export type CompanionAvatarChanged = Payload<(typeof mediaEvents)['media.companion-avatar-changed']>

/** A companion has another picture: it is noted, and every device of its user asks anew. */
export async function setCompanionAvatar(
  context: ChatContext,
  consumer: string,
  event: EventEnvelope,
  change: CompanionAvatarChanged,
): Promise<void> {
  const { userId, companionId } = change
  let known = false
  await handleOnce(context.db, consumer, event, async (tx) => {
    known = await setAvatarObject(tx, change)
    if (known) await appendEvent(tx, chatEvents, 'chat.companion-updated', { userId, companionId })
  })
  if (!known) return
  context.eventsCommitted()
  context.tellUser(userId, { kind: 'companion-changed', change: 'edited', companionId })
}
