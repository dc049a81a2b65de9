import type { Transaction } from 'kysely'
import { localDay } from '../domain/ranking/dates.ts'
import { levelTags, periodOf, summarize, type Level } from '../domain/summarize.ts'
import { eraseMemories, readMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import { listSummariesOf } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { indexMemories, removeEntries } from './index-entries.ts'
import { maskMemories } from './mask-readings.ts'
import type { Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Writes the summaries anew that these memories are part of: what was forgotten or corrected is so
 * there too. One that has nothing left is erased; one that its owner rewrote stays.
 */
export async function refreshSummaries(
  tx: Tx,
  settling: Settling,
  touched: readonly string[],
): Promise<void> {
  const { box, userId, reading, now } = settling
  for (const summary of await listSummariesOf(tx, box, userId, touched)) {
    if (summary.edited === 'words') continue
    const all = await readMemories(tx, box, userId, summary.connections)
    const members = all.filter(({ deletedAt }) => deletedAt === null)
    if (members.length === 0) {
      await removeEntries(tx, summary, [summary.id])
      await eraseMemories(tx, userId, [summary.id])
      continue
    }
    const level = levelOf(summary)
    const period = periodOf(level, localDay(summary.validFrom, 'UTC'))
    const read = await maskMemories(tx, box, userId, members)
    const text = summarize(period, read, summary.language)
    const renewed = await updateMemory(tx, box, userId, summary.id, {
      content: text.content,
      contextTags: [levelTags[level], ...text.contextTags],
      emotionalWeight: text.emotionalWeight,
      connections: members.map(({ id }) => id),
      sourceMessageIds: [...new Set(members.flatMap((each) => each.sourceMessageIds))],
      updatedAt: now,
    })
    if (renewed !== null && renewed.validTo === null && renewed.deletedAt === null)
      await indexMemories(tx, box, [renewed], reading)
  }
}

const levelOf = ({ contextTags }: StoredMemory): Level =>
  contextTags.includes(levelTags.month)
    ? 'month'
    : contextTags.includes(levelTags.week)
      ? 'week'
      : 'day'
