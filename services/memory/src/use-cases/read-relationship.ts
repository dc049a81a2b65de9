import type { MemoryContext } from '../context.ts'
import { levelOf } from '../domain/relationship.ts'
import { findConversation, type OwnerRef } from '../store/conversations.ts'
import { countOwn } from '../store/memory-lists.ts'
import { readTalkFigures } from '../store/talk-figures.ts'

/** How much has grown between a user and a companion, 1 to 10, as the dashboard shows it. */
export async function readRelationshipLevel(
  { db, clock }: MemoryContext,
  { userId, companionId }: OwnerRef,
): Promise<number> {
  const owner = { userId, companionId }
  const talk = await findConversation(db, owner)
  const [memories, figures] = await Promise.all([
    countOwn(db, owner),
    readTalkFigures(db, userId, talk?.timeZone ?? 'UTC', clock.now()),
  ])
  const own = figures.find((each) => each.companionId === companionId)
  return levelOf({ memories, messages: own?.messages ?? 0, days: own?.days ?? 0 })
}
