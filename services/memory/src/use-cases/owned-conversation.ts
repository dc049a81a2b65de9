import { chatRequests } from '@lumen/contracts/chat/bus'
import { AppError } from '@lumen/http/app-error'
import type { MemoryContext } from '../context.ts'
import {
  findConversation,
  insertConversation,
  type Conversation,
  type OwnerRef,
} from '../store/conversations.ts'

/** Somebody waits for their memories: longer than a talk may wait for the names of companions. */
const ownershipMs = 3_000

const noSuchCompanion = () => new AppError('not_found', 'There is no such companion')

/**
 * The talk with a visible companion of this user. One that was made a moment ago may not have been
 * heard of yet: chat knows. Errors: `not_found`; `unavailable` when chat does not say in time.
 */
export async function ownedConversation(
  { db, bus }: MemoryContext,
  owner: OwnerRef,
): Promise<Conversation> {
  const known = await findConversation(db, owner)
  if (known !== null) {
    if (known.hidden) throw noSuchCompanion()
    return known
  }
  const { userId } = owner
  const { companions } = await bus
    .request(chatRequests, 'chat.list-companions', { userId }, { timeoutMs: ownershipMs })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'Whose companion this is cannot be told just now', {
        cause,
        retryAfter: 5,
      })
    })
  if (!companions.some(({ id }) => id === owner.companionId)) throw noSuchCompanion()
  await insertConversation(db, owner)
  const found = await findConversation(db, owner)
  if (found === null) throw noSuchCompanion()
  return found
}
