import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Box } from '@lumen/database/sealing'
import { analyser } from '@lumen/language/analyser'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { allOf, doForEach } from '../domain/one-by-one.ts'
import { describeText } from '../domain/ranking/describe-text.ts'
import { listConversations, lockUser } from '../store/conversations.ts'
import { readMemories } from '../store/memories.ts'
import { listStaleEntries, listStaleUsers, type StaleEntry } from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'
import { readTurns } from '../store/turns.ts'
import { putDescribed, removeEntries, type Reading } from './index-entries.ts'
import { rekeyUser } from './rekey-user.ts'

type Tx = Transaction<MemoryTables>

const entriesAtOnce = 100

/**
 * Makes anew, from what is sealed, the hashes that an older analyser made. User by user, in small
 * transactions, each whole: what is left is taken up by the next run. Until then everything is found
 * and hidden by the words of both. What was hidden and can be read nowhere any more keeps its hashes.
 *
 * @returns how many users were rebuilt
 */
export const rebuildHashes = (context: MemoryContext, signal: AbortSignal): Promise<number> =>
  doForEach(
    allOf(
      (page) => listStaleUsers(context.db, analyser.version, page),
      (userId) => userId,
    ),
    async (userId) => {
      await rebuildUser(context, userId, signal)
      return 1
    },
    (err, userId) => context.log.error({ err, userId }, 'the hashes of a user were not rebuilt'),
    signal,
  )

async function rebuildUser(
  { db, bus, sealer, clock }: MemoryContext,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const box = await sealer.open(db, userId)
  const { companions } = await bus.request(chatRequests, 'chat.list-companions', { userId })
  const talks = new Map(
    (await listConversations(db, userId)).map((talk) => [talk.companionId, talk] as const),
  )
  const [anyTalk] = talks.values()
  const names = new Map(companions.map(({ id, name }) => [id, name]))
  const readingOf = (companionId: string | null): Reading => {
    const { language, timeZone } = talks.get(companionId ?? '') ?? anyTalk ?? unknownTalk
    return { language, timeZone }
  }
  for (let left = entriesAtOnce; left === entriesAtOnce;) {
    signal.throwIfAborted()
    left = await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      const stale = await listStaleEntries(tx, userId, analyser.version, entriesAtOnce)
      await reindex(tx, box, userId, stale, { readingOf, nameOf: (id) => names.get(id) ?? null })
      return stale.length
    })
  }
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await rekeyUser(tx, { box, userId, reading: readingOf(null), now: clock.now() })
  })
}

const unknownTalk: Reading = { language: 'zh', timeZone: null }

/** Hashes the texts of entries anew; all else about them stays as it is. */
async function reindex(
  tx: Tx,
  box: Box,
  userId: string,
  stale: readonly StaleEntry[],
  {
    readingOf,
    nameOf,
  }: {
    readingOf: (companionId: string | null) => Reading
    nameOf: (companionId: string) => string | null
  },
): Promise<void> {
  const ids = stale.map(({ id }) => id)
  const memories = await readMemories(tx, box, userId, ids)
  const turns = await readTurns(tx, box, userId, ids)
  const memoryOf = new Map(memories.map((memory) => [memory.id, memory]))
  const turnOf = new Map(turns.map((turn) => [turn.messageId, turn]))
  for (const [spaceId, entries] of Map.groupBy(stale, (entry) => entry.spaceId)) {
    const described = entries.flatMap(({ spaceId: _spaceId, ...about }) => {
      const memory = memoryOf.get(about.id)
      const turn = turnOf.get(about.id)
      const { day } = about
      if (memory !== undefined) {
        const text = [memory.content, ...memory.contextTags].join('\n')
        const said = { ...readingOf(memory.companionId), day, speaker: null, isFromUser: false }
        return [{ about, description: describeText(text, said) }]
      }
      if (turn === undefined) return []
      const { content, companionId, isFromUser } = turn
      const speaker = isFromUser ? null : nameOf(companionId)
      const said = { ...readingOf(companionId), day, speaker, isFromUser }
      return [{ about, description: describeText(content, said) }]
    })
    await putDescribed(tx, box, { id: spaceId, userId }, described, { sameTexts: true })
    const found = new Set(described.map(({ about }) => about.id))
    const gone = entries.filter(({ id }) => !found.has(id)).map(({ id }) => id)
    await removeEntries(tx, { userId, companionId: spaceId }, gone)
  }
}
