import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import { takeChanges } from './conversations.ts'
import { messagesWithRuns } from './messages.ts'
import { openMessage, type StoredMessage } from './open-message.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>

/** What a device that has seen a talk up to some change has missed since. */
export type Changes = {
  /** The newest change of the talk: all up to it are told. */
  upTo: number
  messages: StoredMessage[]
  /** Ids of messages that went. */
  removed: string[]
}

/**
 * What changed in a talk after a change, oldest first, with the reply that is being written now; null:
 * more than is kept or told at once, or another branch was opened. Read in a transaction that sees one state.
 */
export async function listChanges(
  tx: Tx,
  box: Box,
  companionId: string,
  since: number,
): Promise<Changes | null> {
  const talk = await tx
    .selectFrom('conversations')
    .select(['last_change', 'anew_since'])
    .where('user_id', '=', box.userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirstOrThrow()
  const upTo = Number(talk.last_change)
  if (since > upTo || since < upTo - chatLimits.changesKept) return null
  if (since < Number(talk.anew_since)) return null
  const rows = await messagesWithRuns(tx)
    .where('messages.companion_id', '=', companionId)
    .where((eb) =>
      eb.or([
        eb('messages.change', '>', String(since)),
        eb(
          'messages.id',
          'in',
          eb
            .selectFrom('replies as run')
            .select('run.message_id')
            .where('run.user_id', '=', box.userId)
            .where('run.companion_id', '=', companionId)
            .where('run.status', '=', 'running'),
        ),
      ]),
    )
    .orderBy('messages.position')
    .limit(chatLimits.pageSizeMax + 1)
    .execute()
  if (rows.length > chatLimits.pageSizeMax) return null
  const gone = await tx
    .selectFrom('removed_messages')
    .select('message_id')
    .where('user_id', '=', box.userId)
    .where('companion_id', '=', companionId)
    .where('change', '>', String(since))
    .orderBy('change')
    .execute()
  return {
    upTo,
    messages: rows.map((row) => openMessage(box, row)),
    removed: gone.map((row) => row.message_id),
  }
}

/** Deletes a message with its run; the number of this change of its talk, or null when it was not there. */
export async function deleteMessage(tx: Tx, id: string): Promise<number | null> {
  const row = await tx
    .deleteFrom('all_messages')
    .where('id', '=', id)
    .where('aside_in', 'is', null)
    .returning(['id', 'user_id', 'companion_id'])
    .executeTakeFirst()
  if (row === undefined) return null
  const { user_id: userId, companion_id: companionId } = row
  await unlinkReplies(tx, userId, [id])
  return noteRemoved(tx, { userId, companionId }, [row])
}

/** What replied to messages that went replies to none: a schema that is distributed does not see to it. */
export async function unlinkReplies(
  tx: Tx,
  userId: string,
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return
  await tx
    .updateTable('all_messages')
    .set({ reply_to: null })
    .where('user_id', '=', userId)
    .where('reply_to', 'in', [...gone])
    .execute()
}

/**
 * Notes which messages of a talk went, for devices that still show them. Of long ago it is forgotten:
 * they ask for the talk anew. @returns the number of the last of these changes
 */
export async function noteRemoved(
  tx: Tx,
  { userId, companionId }: { userId: string; companionId: string },
  removed: readonly { id: string }[],
): Promise<number> {
  const last = await takeChanges(tx, { userId, companionId }, removed.length)
  const first = last - removed.length + 1
  await tx
    .insertInto('removed_messages')
    .values(
      removed.map((row, at) => ({
        companion_id: companionId,
        user_id: userId,
        change: String(first + at),
        message_id: row.id,
      })),
    )
    .execute()
  await tx
    .deleteFrom('removed_messages')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('change', '<=', String(last - chatLimits.changesKept))
    .execute()
  return last
}
