import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'

export type Activity = {
  kind: 'talk' | 'memory'
  id: string
  at: string
  /** null: that companion is gone. */
  companionId: string | null
  /** Of the companion. */
  name: string
  avatarUrl: string | null
  text: string
  /** Of the message; a picture may have no words. */
  messageType: Companion['lastMessageType']
}

/** Talks that keep their place, however many memories came out of them. */
const talksKept = 3

const newestFirst = (a: Activity, b: Activity) => (a.at < b.at ? 1 : -1)

/** The last talks and the newest memories, newest first. */
export function listActivity(
  companions: readonly Companion[],
  /** Newest first. */
  memories: readonly ChatMemory[],
  longest: number,
): Activity[] {
  const talks = companions.flatMap(
    ({ id, name, avatarUrl, lastMessage, lastMessageType, lastMessageAt }): Activity[] =>
      lastMessageAt === null
        ? []
        : [
            {
              kind: 'talk',
              id,
              at: lastMessageAt,
              companionId: id,
              name,
              avatarUrl,
              text: lastMessage ?? '',
              messageType: lastMessageType,
            },
          ],
  )
  const made = memories.map((memory): Activity => {
    const companion = companions.find(({ id }) => id === memory.companionId)
    return {
      kind: 'memory',
      id: memory.id,
      at: memory.timestamp,
      companionId: memory.companionId,
      // The service that tells of the memory may not have been told the name in time.
      name: memory.companionName ?? companion?.name ?? '—',
      avatarUrl: companion?.avatarUrl ?? null,
      text: memory.content,
      messageType: null,
    }
  })
  const kept = talks.toSorted(newestFirst).slice(0, talksKept)
  return [...kept, ...made.slice(0, longest - kept.length)].toSorted(newestFirst)
}
