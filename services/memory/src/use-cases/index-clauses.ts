import { detectLanguage } from '@lumen/language/detect-language'
import type { Box } from '@lumen/database/sealing'
import { clauseReaderVersion, type Said } from '@lumen/understanding/clauses'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { allOf, doForEach } from '../domain/one-by-one.ts'
import { readLong } from '../read-long.ts'
import { eraseEndsOf, listTalksToRead, putClauses, type ClauseRef } from '../store/clauses.ts'
import { findConversation, lockUser, type OwnerRef } from '../store/conversations.ts'
import type { MemoryTables } from '../store/tables.ts'
import { listNewestTurns, listUserTurns, type Turn } from '../store/turns.ts'
import type { Reading } from './index-entries.ts'

type Tx = Transaction<MemoryTables>

/** Messages of both sides that a clause may lean on: pronouns, names, what it corrects. */
const turnsBefore = 24
/** Turns of the user among as many messages. */
const turnsAfter = turnsBefore / 2

const saidIn = (turn: Turn, { language }: Reading): Said => ({
  messageId: turn.messageId,
  text: turn.content,
  saidAt: turn.saidAt,
  position: Number(turn.position),
  language: detectLanguage(turn.content, language) ?? language,
})

const refOf = (clause: string): ClauseRef => {
  const [messageId = '', start] = clause.split(':')
  return { messageId, start: Number(start) }
}

/** Reads a turn of the user clause by clause. In the transaction of its change. */
export async function indexClauses(tx: Tx, box: Box, turn: Turn, reading: Reading): Promise<void> {
  const before = await listNewestTurns(tx, box, turn, {
    before: turn.position,
    limit: turnsBefore,
  })
  const last = before.at(-1)
  const asked = last === undefined || last.isFromUser ? null : last.content
  const earlier = before.filter(({ isFromUser }) => isFromUser)
  const length = [turn, ...earlier].reduce((sum, { content }) => sum + content.length, 0)
  const { clauses, ends } = await readLong(
    'readClauses',
    length,
    saidIn(turn, reading),
    earlier.map((each) => saidIn(each, reading)),
    asked,
  )
  const read = { ...turn, readerVersion: clauseReaderVersion }
  const pairs = ends.map(({ clause, by }) => ({ ended: refOf(clause), by: refOf(by) }))
  await putClauses(tx, box, read, clauses, pairs)
}

/**
 * The same after a turn was edited or is gone: what the user said next may have leant on it. In the
 * transaction of that change.
 */
export async function indexClausesAfter(
  tx: Tx,
  box: Box,
  changed: OwnerRef & { messageId: string; position: string },
  reading: Reading,
): Promise<void> {
  await eraseEndsOf(tx, changed)
  const next = { after: changed.position, limit: turnsAfter }
  for (const turn of await listUserTurns(tx, box, changed, next))
    await indexClauses(tx, box, turn, reading)
}

const turnsAtOnce = 10

/**
 * Reads the turns that no reader of this version read: from before clauses were kept, or before the
 * reader changed. In small transactions, each whole: what is left is taken up by the next run.
 *
 * @returns how many turns were read
 */
export const indexEarlierClauses = (context: MemoryContext, signal: AbortSignal): Promise<number> =>
  doForEach(
    allOf(
      (page) => listTalksToRead(context.db, clauseReaderVersion, page),
      (talk) => talk.companionId,
    ),
    (talk) => indexTalk(context, talk, signal),
    (err, { companionId }) =>
      context.log.error({ err, companionId }, 'the clauses of a talk were not read'),
    signal,
  )

async function indexTalk(
  { db, sealer }: MemoryContext,
  owner: OwnerRef,
  signal: AbortSignal,
): Promise<number> {
  const box = await sealer.open(db, owner.userId)
  const conversation = await findConversation(db, owner)
  if (conversation === null) return 0
  for (let count = 0; ;) {
    signal.throwIfAborted()
    const read = await db.transaction().execute(async (tx) => {
      await lockUser(tx, owner.userId)
      const page = { readBelow: clauseReaderVersion, limit: turnsAtOnce }
      const turns = await listUserTurns(tx, box, owner, page)
      for (const turn of turns) await indexClauses(tx, box, turn, conversation)
      return turns.length
    })
    count += read
    if (read < turnsAtOnce) return count
  }
}
