import { chatEvents } from '@lumen/contracts/chat/bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { createProfile, type ProfileInput } from '../domain/complete-profile.ts'
import { countCompanions, insertCompanion, lockCompanionsOf } from '../store/companions.ts'
import { presentCompanion } from './present-companion.ts'

/** Throws `conflict` when the user has as many companions as one may have. */
export function checkCompanionLimit(count: number): void {
  if (count >= chatLimits.companionsPerUser)
    throw new AppError(
      'conflict',
      `You have ${chatLimits.companionsPerUser} companions, which is the most an account can have`,
    )
}

/** Creates a companion. Errors: `forbidden` for somebody else's user id, `conflict` at the limit. */
export async function createCompanion(
  context: ChatContext,
  userId: string,
  input: ProfileInput & { name: string; userId?: string },
): Promise<Companion> {
  if (input.userId !== undefined && input.userId !== userId)
    throw new AppError('forbidden', 'A companion can only be created for yourself')
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const companion = {
    ...createProfile(input),
    id: newId(),
    userId,
    offRecord: false,
    createdAt: clock.now(),
    hiddenAt: null,
    erasedAfter: null,
  }
  await db.transaction().execute(async (tx) => {
    await lockCompanionsOf(tx, userId)
    checkCompanionLimit(await countCompanions(tx, userId))
    await insertCompanion(tx, box, companion)
    await appendEvent(tx, chatEvents, 'chat.companion-created', {
      userId,
      companionId: companion.id,
    })
  })
  context.eventsCommitted()
  context.tellUser(userId, {
    kind: 'companion-changed',
    change: 'created',
    companionId: companion.id,
  })
  return presentCompanion(context, box, companion)
}
