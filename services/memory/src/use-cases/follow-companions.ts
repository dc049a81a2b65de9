import { sql, type Transaction } from 'kysely'
import { eraseConversation, type OwnerRef } from '../store/conversations.ts'
import { releaseEvidence } from '../store/evidence.ts'
import { eraseSpace } from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'
import { eraseTurnsOf } from '../store/turns.ts'

/**
 * A companion is gone for good: what it alone knew goes with it; what is about the user stays
 * theirs, without a source.
 */
export async function eraseCompanion(
  tx: Transaction<MemoryTables>,
  owner: OwnerRef,
): Promise<void> {
  const { userId, companionId } = owner
  await releaseEvidence(tx, userId, companionId)
  await tx
    .deleteFrom('memories')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('scope', '=', 'companion')
    .execute()
  await sql`
    update memories set companion_id = nullif(companion_id, ${companionId}), source_message_ids = coalesce((
      select array_agg(each) from unnest(source_message_ids) as each
      where each not in (select message_id from turns where user_id = ${userId} and companion_id = ${companionId})), '{}')
    where user_id = ${userId} and (companion_id = ${companionId} or source_message_ids && array(
      select message_id from turns where user_id = ${userId} and companion_id = ${companionId}))`.execute(
    tx,
  )
  await tx
    .deleteFrom('tombstones')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .execute()
  await eraseTurnsOf(tx, userId, companionId)
  await eraseSpace(tx, { id: companionId, userId })
  await eraseConversation(tx, owner)
}
