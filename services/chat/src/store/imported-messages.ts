import type { Box } from '@lumen/database/sealing'
import { newId } from '@lumen/database/ids'
import type { Kysely, Transaction } from 'kysely'
import { createHmac } from 'node:crypto'
import type { Said } from '../domain/transcripts/transcript.ts'
import { takeChanges, takePositions } from './conversations.ts'
import { contentContext, metadataContext } from './open-message.ts'
import type { ChatTables } from './tables.ts'

/** A message of a file: its place in the talk, and when it counts as said. */
export type ImportedMessage = Said & {
  index: number
  createdAt: Date
  /** No model is shown it. */
  aside: boolean
}

/** The same message of the same place of a talk has the same one. */
const fingerprintOf = (box: Box, { index, fromUser, at, text }: ImportedMessage): Buffer =>
  createHmac('sha256', box.indexKey('messages.import_fingerprint'))
    .update(JSON.stringify([index, fromUser, at, text]))
    .digest()

/** True when somebody wrote in this talk: what comes over would stand behind it. */
export async function wasTalkedIn(db: Kysely<ChatTables>, companionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('all_messages')
    .select('id')
    .where('companion_id', '=', companionId)
    .where('is_from_user', '=', true)
    .where('import_fingerprint', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores those messages of a file that have not come over yet, in their order, behind what the talk
 * holds; returns them. The lock of the talk is the caller’s to take.
 */
export async function insertImported(
  tx: Transaction<ChatTables>,
  box: Box,
  talk: { userId: string; companionId: string; offRecord: boolean; importedAt: Date },
  messages: readonly ImportedMessage[],
): Promise<{ id: string; text: string; aside: boolean }[]> {
  const given = messages.map((message) => ({
    ...message,
    id: newId(),
    fingerprint: fingerprintOf(box, message),
  }))
  const known = await tx
    .selectFrom('all_messages')
    .select('import_fingerprint')
    .where('user_id', '=', talk.userId)
    .where('companion_id', '=', talk.companionId)
    .where(
      'import_fingerprint',
      'in',
      given.map(({ fingerprint }) => fingerprint),
    )
    .execute()
  const seen = new Set(known.map((row) => row.import_fingerprint?.toString('hex')))
  const fresh = given.filter(({ fingerprint }) => !seen.has(fingerprint.toString('hex')))
  if (fresh.length === 0) return []
  const first = await takePositions(tx, talk, fresh.length)
  const lastChange = await takeChanges(tx, talk, fresh.length)
  await tx
    .insertInto('all_messages')
    .values(
      fresh.map(({ id, text, fromUser, aside, createdAt, fingerprint }, index) => ({
        id,
        companion_id: talk.companionId,
        user_id: talk.userId,
        position: String(first + BigInt(index)),
        is_from_user: fromUser,
        message_type: 'text' as const,
        status: 'complete' as const,
        content: box.seal(text, contentContext(id)),
        metadata: box.seal(
          JSON.stringify({ imported: true, ...(aside && { aside }) }),
          metadataContext(id),
        ),
        client_message_id: null,
        reply_to: null,
        version: 1,
        change: String(lastChange - fresh.length + 1 + index),
        off_record: talk.offRecord,
        created_at: createdAt,
        edited_at: null,
        import_fingerprint: fingerprint,
        imported_at: talk.importedAt,
      })),
    )
    .execute()
  return fresh
}
