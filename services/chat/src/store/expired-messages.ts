import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ChatTables } from './tables.ts'
import type { MessageTable } from './tables/talks.ts'

type ExpiredMessage = Pick<Selectable<MessageTable>, 'id' | 'companion_id'>

/**
 * Messages of a user from before a moment whose text is final; what came over from a file counts from
 * the day on which it came, oldest first; the lock of their talk is the
 * caller’s to take.
 */
export const listOlder = (
  db: Kysely<ChatTables>,
  userId: string,
  before: Date,
  limit: number,
): Promise<ExpiredMessage[]> =>
  db
    .selectFrom('all_messages')
    .select(['id', 'companion_id'])
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('imported_at', 'is', null), eb('imported_at', '<', before)]))
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('replies')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('status', '=', 'running'),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()

/**
 * Deletes these messages of a user and their runs, under the locks of their talks, which are taken in one order;
 * one whose reply began to run anew meanwhile stays. @returns those that went
 */
export async function deleteExpired(
  tx: Transaction<ChatTables>,
  userId: string,
  messages: readonly ExpiredMessage[],
) {
  const companionIds = [...new Set(messages.map((message) => message.companion_id))]
  await tx
    .selectFrom('conversations')
    .select('companion_id')
    .where('user_id', '=', userId)
    .where('companion_id', 'in', companionIds)
    .orderBy('companion_id')
    .forUpdate()
    .execute()
  return tx
    .deleteFrom('all_messages')
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      messages.map(({ id }) => id),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('replies')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('status', '=', 'running'),
    )
    .returning([
      'id',
      'user_id',
      'companion_id',
      'position',
      'version',
      'is_from_user',
      'off_record',
      'aside_in',
    ])
    .execute()
}
