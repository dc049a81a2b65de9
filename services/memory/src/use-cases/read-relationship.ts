import type { Growth } from '@lumen/contracts/memory/growth'
import type { MemoryContext } from '../context.ts'
import { levelOf } from '../domain/relationship.ts'
import { findConversation, type OwnerRef } from '../store/conversations.ts'
import { listMilestones } from '../store/milestones.ts'
import { ownedConversation } from './owned-conversation.ts'
import { countMemories } from '../store/memory-lists.ts'
import { readTalkFigures } from '../store/talk-figures.ts'

/** How much has grown between a user and a companion, 1 to 10, as the dashboard shows it. */
export const readRelationshipLevel = async (
  context: MemoryContext,
  owner: OwnerRef,
): Promise<number> => levelOf(await readShared(context, owner))

/** What the level is counted from, and what was reached when. Errors: `not_found`. */
export async function readGrowth(context: MemoryContext, owner: OwnerRef): Promise<Growth> {
  const { timeZone } = await ownedConversation(context, owner)
  const [shared, milestones] = await Promise.all([
    readShared(context, owner),
    listMilestones(context.db, owner, timeZone ?? 'UTC'),
  ])
  return {
    ...shared,
    level: levelOf(shared),
    milestones: milestones.map(({ reachedAt, ...milestone }) => ({
      ...milestone,
      reachedAt: reachedAt.toISOString(),
    })),
  }
}

async function readShared(
  { db, clock }: MemoryContext,
  { userId, companionId }: OwnerRef,
): Promise<{ memories: number; messages: number; days: number }> {
  const talk = await findConversation(db, { userId, companionId })
  const [memories, figures] = await Promise.all([
    countMemories(db, userId, { madeWith: companionId }),
    readTalkFigures(db, userId, talk?.timeZone ?? 'UTC', clock.now()),
  ])
  const own = figures.find((each) => each.companionId === companionId)
  return { memories, messages: own?.messages ?? 0, days: own?.days ?? 0 }
}
