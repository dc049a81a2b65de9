import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'

export type Activity = { id: string; at: string; companionId: string | null; name: string } & (
  | { kind: 'talk'; text: string }
  | { kind: 'memory'; text: string; memory: ChatMemory }
)

/** The last talks and the newest memories, newest first. */
export function listActivity(
  companions: readonly Companion[],
  memories: readonly ChatMemory[],
  longest: number,
): Activity[] {
  const talks = companions.flatMap(({ id, name, lastMessage, lastMessageAt }): Activity[] =>
    lastMessageAt === null
      ? []
      : [{ kind: 'talk', id, at: lastMessageAt, companionId: id, name, text: lastMessage ?? '' }],
  )
  const made = memories.map((memory): Activity => ({
    kind: 'memory',
    id: memory.id,
    at: memory.timestamp,
    companionId: memory.companionId,
    name: memory.companionName ?? '—',
    text: memory.content,
    memory,
  }))
  return [...talks, ...made].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, longest)
}
