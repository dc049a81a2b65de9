import type { Transaction } from 'kysely'
import { localDay } from '../domain/ranking/dates.ts'
import { levelTags, periodOf, summarize, type Level } from '../domain/summarize.ts'
import { eraseMemories, readMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import { listSummaries, listSummariesOf } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { dropReflections } from './drop-reflections.ts'
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
  const { box, userId } = settling
  for (const summary of await listSummariesOf(tx, box, userId, touched))
    await renew(tx, settling, summary)
}

/**
 * The same for those that hold words which their user has forgotten since, wherever they were said. A
 * reflection that does is erased, and written anew later.
 */
export async function refreshMasked(tx: Tx, settling: Settling): Promise<void> {
  const { box, userId } = settling
  const all = await listSummaries(tx, box, userId)
  const read = await maskMemories(tx, box, userId, all)
  const hidden = all.filter(({ content }, at) => content !== read[at]?.content)
  const [reflections, summaries] = partition(hidden, ({ type }) => type === 'reflection')
  await dropReflections(tx, settling, reflections)
  for (const summary of summaries) await renew(tx, settling, summary)
}

const partition = <T>(all: readonly T[], is: (each: T) => boolean): [T[], T[]] => [
  all.filter(is),
  all.filter((each) => !is(each)),
]

async function renew(
  tx: Tx,
  { box, userId, reading, now }: Settling,
  summary: StoredMemory,
): Promise<void> {
  if (summary.edited === 'words') return
  const all = await readMemories(tx, box, userId, summary.connections)
  const members = all.filter(({ deletedAt }) => deletedAt === null)
  if (members.length === 0) {
    await removeEntries(tx, summary, [summary.id])
    await eraseMemories(tx, userId, [summary.id])
    return
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

const levelOf = ({ contextTags }: StoredMemory): Level =>
  contextTags.includes(levelTags.month)
    ? 'month'
    : contextTags.includes(levelTags.week)
      ? 'week'
      : 'day'
