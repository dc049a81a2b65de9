import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'

/** What weighs more is left to be told, not to be greeted with. */
const heavy = -0.7

/**
 * The memory that a companion comes back to on a day: of what the user told, the same one all day and
 * another one tomorrow; what was only just told is left alone while there is anything older. Plans have a
 * list of their own.
 * @param day `YYYY-MM-DD` of the reader
 */
export function memoryOfDay(memories: readonly ChatMemory[], day: string): ChatMemory | undefined {
  const told = memories.filter(
    ({ role, memoryType, emotionalWeight }) =>
      role === 'user' && memoryType !== 'plan' && emotionalWeight > heavy,
  )
  const older = told.filter(({ timestamp }) => timestamp.slice(0, 10) < day)
  const among = older.length > 0 ? older : told
  const days = Math.floor(Date.parse(day) / 86_400_000)
  return among.toSorted((a, b) => (a.id < b.id ? -1 : 1))[days % Math.max(1, among.length)]
}

/** Companion with whom there was talk last; the first one where there was none. */
export const latest = (companions: readonly Companion[]): Companion | undefined =>
  companions.toSorted((a, b) => ((a.lastMessageAt ?? '') < (b.lastMessageAt ?? '') ? 1 : -1))[0]

/**
 * What the companion of the last talk greets its user with. Where their name is in it, the greeting has said it
 * already.
 */
export const greetedWith = (
  companions: readonly Companion[],
  memories: readonly ChatMemory[],
  username: string,
  day: string,
): ChatMemory | undefined => {
  const id = latest(companions)?.id
  return memoryOfDay(
    memories.filter(
      ({ companionId, content }) => companionId === id && !content.includes(username),
    ),
    day,
  )
}
