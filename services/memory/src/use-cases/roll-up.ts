import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { allOf, doForEach } from '../domain/one-by-one.ts'
import { atNoon } from '../domain/open-plan.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { hashesOf } from '../domain/slots.ts'
import {
  isWorthSummary,
  levels,
  levelTags,
  periodOf,
  summarize,
  type Period,
} from '../domain/summarize.ts'
import {
  findConversation,
  listTalks,
  lockUser,
  type Conversation,
  type OwnerRef,
} from '../store/conversations.ts'
import { insertMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import { listMadeSince, listOfSlot } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import { findTombstones } from '../store/tombstones.ts'
import { indexMemories, removeEntries } from './index-entries.ts'
import { maskMemories } from './mask-readings.ts'
import type { Settling } from './settle-slots.ts'
import { tellChanges } from './tell-changes.ts'

type Tx = Transaction<MemoryTables>

/** Far enough to close a month on its first days. */
const daysBack = 40

/** Rolls the days of every talk into weeks and months; returns how many summaries were made. */
export const rollUp = (context: MemoryContext, signal: AbortSignal): Promise<number> =>
  doForEach(
    allOf(
      (page) => listTalks(context.db, page),
      (talk) => talk.companionId,
    ),
    (talk) => rollUpTalk(context, talk),
    (err, { companionId }) => context.log.error({ err, companionId }, 'a talk was not rolled up'),
    signal,
  )

/** The same for one talk: periods that are over and hold enough get a summary, once. */
export async function rollUpTalk(context: MemoryContext, owner: OwnerRef): Promise<number> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, owner.userId)
  const made = await db.transaction().execute(async (tx) => {
    await lockUser(tx, owner.userId)
    const conversation = await findConversation(tx, owner)
    if (conversation === null) return 0
    const now = clock.now()
    const since = new Date(now.getTime() - daysBack * 86_400_000)
    const memories = await listMadeSince(tx, box, owner, since)
    const { timeZone, language } = conversation
    const settling = { box, userId: owner.userId, reading: { language, timeZone }, now }
    const today = localDay(now, timeZone)
    let made = 0
    for (const level of levels) {
      const byStart = Map.groupBy(
        memories,
        ({ createdAt }) => periodOf(level, localDay(createdAt, timeZone)).from,
      )
      for (const [start, members] of byStart) {
        const period = periodOf(level, start)
        if (period.to >= today || !isWorthSummary(level, members.length)) continue
        if (await roll(tx, settling, conversation, period, members)) made += 1
      }
    }
    return made
  })
  await tellChanges(context, owner, { created: [], edited: made, deleted: 0 })
  return made
}

async function roll(
  tx: Tx,
  settling: Settling,
  { companionId, language }: Conversation,
  period: Period,
  members: readonly StoredMemory[],
): Promise<boolean> {
  const { box, userId, reading, now } = settling
  const slotOf = ({ level, from }: Period) =>
    hashesOf(box, companionId, { scope: 'companion', slot: `summary:${level}:${from}`, value: '' })
  const { slot, fingerprint } = slotOf(period)
  if ((await listOfSlot(tx, box, userId, slot)).length > 0) return false
  if ((await findTombstones(tx, userId, [fingerprint])).size > 0) return false
  const text = summarize(period, await maskMemories(tx, box, userId, members), language)
  const [summary] = await insertMemories(tx, box, [
    {
      id: newId(),
      userId,
      companionId,
      scope: 'companion',
      type: 'summary',
      content: text.content,
      contextTags: [levelTags[period.level], ...text.contextTags],
      importance: text.importance,
      emotionalWeight: text.emotionalWeight,
      confidence: 1,
      pinned: false,
      connections: members.map(({ id }) => id),
      sourceMessageIds: [...new Set(members.flatMap((each) => each.sourceMessageIds))],
      validFrom: atNoon(period.from),
      validTo: null,
      createdAt: now,
      origin: 'summary',
      slot,
      fingerprint,
      language,
    },
  ])
  await indexMemories(tx, box, [summary!], reading)
  const finer = period.level === 'week' ? 'day' : period.level === 'month' ? 'week' : null
  for (let day = period.from; finer !== null && day <= period.to; day += 1) {
    const part = periodOf(finer, day)
    if (part.from !== day || part.to > period.to) continue
    for (const each of await listOfSlot(tx, box, userId, slotOf(part).slot)) {
      if (each.pinned || each.validTo !== null || each.deletedAt !== null) continue
      const change = { validTo: now, supersededBy: summary!.id, updatedAt: now }
      await updateMemory(tx, box, userId, each.id, change)
      await removeEntries(tx, each, [each.id])
    }
  }
  return true
}
