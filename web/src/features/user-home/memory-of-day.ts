import type { ChatMemory } from '@lumen/contracts/memory/schema'

/**
 * The memory that a companion comes back to on a day: of what the user told, the same one all day and
 * another one tomorrow; what was only just told is left alone while there is anything older.
 * @param day `YYYY-MM-DD` of the reader
 */
export function memoryOfDay(memories: readonly ChatMemory[], day: string): ChatMemory | undefined {
  const told = memories.filter(({ role }) => role === 'user')
  const older = told.filter(({ timestamp }) => timestamp.slice(0, 10) < day)
  const among = older.length > 0 ? older : told
  const days = Math.floor(Date.parse(day) / 86_400_000)
  return among.toSorted((a, b) => (a.id < b.id ? -1 : 1))[days % Math.max(1, among.length)]
}
