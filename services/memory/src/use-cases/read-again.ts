import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { rulesVersion } from '../domain/extract-by-rules.ts'
import { isSaidIn } from '../domain/find-span.ts'
import { allOf, doForEach } from '../domain/one-by-one.ts'
import { findConversation, lockUser, type OwnerRef } from '../store/conversations.ts'
import { listEvidenceOf } from '../store/evidence.ts'
import { listKeptSources } from '../store/memory-lists.ts'
import type { MemoryTables } from '../store/tables.ts'
import {
  listTalksReadBefore,
  listNewestTurns,
  listTurnsReadBefore,
  markRead,
  type Turn,
} from '../store/turns.ts'
import { keepTold } from './keep-told.ts'
import { readByRules } from './read-told.ts'
import { changesOf, tellChanges } from './tell-changes.ts'

type Tx = Transaction<MemoryTables>

const turnsAtOnce = 20
const turnsBefore = 6

/**
 * Reads again what older rules read, talk by talk, in small transactions, each whole: what is left is
 * taken up by the next run. What a model made of a turn stays, and so does every turn of which its
 * owner edited or pinned a memory; what they deleted stays deleted.
 *
 * @returns how many turns were read
 */
export const readAgain = (context: MemoryContext, signal: AbortSignal): Promise<number> =>
  doForEach(
    allOf(
      (page) => listTalksReadBefore(context.db, rulesVersion, page),
      (talk) => talk.companionId,
    ),
    (talk) => readTalkAgain(context, talk, signal),
    (err, { companionId }) =>
      context.log.error({ err, companionId }, 'a talk was not read by the new rules'),
    signal,
  )

async function readTalkAgain(
  context: MemoryContext,
  owner: OwnerRef,
  signal: AbortSignal,
): Promise<number> {
  const { db, sealer, clock } = context
  const { userId } = owner
  const box = await sealer.open(db, userId)
  for (let count = 0; ;) {
    signal.throwIfAborted()
    const { read, settled } = await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      const conversation = await findConversation(tx, owner)
      const page = { rulesVersion, limit: turnsAtOnce }
      const turns = conversation === null ? [] : await listTurnsReadBefore(tx, box, owner, page)
      const [first] = turns
      if (first === undefined || conversation === null) return { read: 0, settled: null }
      const { language, timeZone } = conversation
      const reading = { language, timeZone }
      const kept = await findKept(tx, box, turns)
      const free = turns.filter(({ messageId }) => !kept.has(messageId))
      const before = await listNewestTurns(tx, box, owner, {
        before: first.position,
        limit: turnsBefore,
      })
      const told = await readByRules(turns, reading, before)
      await markRead(
        tx,
        'all',
        turns.map((turn) => ({
          ...turn,
          rulesVersion: kept.get(turn.messageId) === 'model' ? null : rulesVersion,
        })),
      )
      const settling = { box, userId, reading, now: clock.now() }
      return { read: turns.length, settled: await keepTold(tx, settling, free, told) }
    })
    if (settled !== null) await tellChanges(context, owner, changesOf(settled))
    count += read
    if (read < turnsAtOnce) return count
  }
}

/** Turns that stay as they were read, and for whose sake. */
async function findKept(
  tx: Tx,
  box: Box,
  turns: readonly Turn[],
): Promise<Map<string, 'model' | 'owner'>> {
  const [first] = turns
  const kept = new Map<string, 'model' | 'owner'>()
  if (first === undefined) return kept
  const ids = turns.map(({ messageId }) => messageId)
  for (const messageId of await listKeptSources(tx, first.userId, ids)) kept.set(messageId, 'owner')
  const texts = new Map(turns.map(({ messageId, content }) => [messageId, content]))
  // Rules kept what was said, where a model writes a sentence of its own.
  for (const each of await listEvidenceOf(tx, box, first.userId, ids))
    if (
      each.operation !== 'assert' ||
      (each.told.quote === undefined &&
        !isSaidIn(texts.get(each.messageId) ?? '', each.told.content))
    )
      kept.set(each.messageId, 'model')
  return kept
}
