import type { MemoryContext } from '../context.ts'
import { levelOf } from '../domain/relationship.ts'
import { findConversation, type OwnerRef } from '../store/conversations.ts'
import { countMemories } from '../store/memory-lists.ts'
import { readTalkFigures } from '../store/talk-figures.ts'

/** How much has grown between a user and a companion, 1 to 10, as the dashboard shows it. */
export async function readRelationshipLevel(
  { db, clock }: MemoryContext,
  { userId, companionId }: OwnerRef,
): Promise<number> {
  const talk = await findConversation(db, { userId, companionId })
  const [memories, figures] = await Promise.all([
    countMemories(db, userId, { madeWith: companionId }),
    readTalkFigures(db, userId, talk?.timeZone ?? 'UTC', clock.now()),
  ])
  const own = figures.find((each) => each.companionId === companionId)
  return levelOf({ memories, messages: own?.messages ?? 0, days: own?.days ?? 0 })
}
