import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Span } from '@lumen/understanding/mask'
import type { Candidate } from '../domain/candidate.ts'
import type { MemoryScope } from '@lumen/contracts/memory/schema'
import type { EvidenceTable, MemoryTables } from './tables.ts'

type Tx = Transaction<MemoryTables>

/** One thing that a message tells, or does to what was told, with the hashes it is found by. */
type Row = {
  messageId: string
  ordinal: number
  userId: string
  companionId: string | null
  slot: string
  fingerprint: string
  /** chat's; decimal text of a bigint */
  position: string
  saidAt: Date
  /** Where the message says it; null: read before this was kept. */
  span: Span | null
  /** Version of the analyser that slot and fingerprint are of. */
  analyser: number
}
export type Assertion = Row & { operation: 'assert'; told: Candidate }
/** What it is about is known by slot and fingerprint alone. */
export type Ending = Row & { operation: 'end' | 'retract'; scope: MemoryScope }
export type Evidence = Assertion | Ending

const toldContext = (messageId: string, ordinal: number) => `evidence.told:${messageId}:${ordinal}`

export async function insertEvidence(tx: Tx, box: Box, all: readonly Evidence[]): Promise<void> {
  if (all.length === 0) return
  await tx
    .insertInto('evidence')
    .values(
      all.map((each) => ({
        message_id: each.messageId,
        ordinal: each.ordinal,
        user_id: each.userId,
        companion_id: each.companionId,
        operation: each.operation,
        scope: each.operation === 'assert' ? each.told.scope : each.scope,
        slot: each.slot,
        fingerprint: each.fingerprint,
        position: each.position,
        said_at: each.saidAt,
        span_start: each.span?.start ?? null,
        span_end: each.span?.end ?? null,
        analyser: each.analyser,
        told: sealTold(box, each),
      })),
    )
    .execute()
}

const sealTold = (box: Box, each: Evidence): Buffer =>
  box.seal(
    JSON.stringify(each.operation === 'assert' ? each.told : null),
    toldContext(each.messageId, each.ordinal),
  )

function openEvidence(box: Box, row: Selectable<EvidenceTable>): Evidence {
  const { message_id: messageId, ordinal, operation } = row
  const each = {
    messageId,
    ordinal,
    userId: row.user_id,
    companionId: row.companion_id,
    slot: row.slot,
    fingerprint: row.fingerprint,
    position: row.position,
    saidAt: row.said_at,
    span:
      row.span_start === null || row.span_end === null
        ? null
        : { start: row.span_start, end: row.span_end },
    analyser: row.analyser,
  }
  if (operation !== 'assert') return { ...each, operation, scope: row.scope }
  const told = box.unseal(row.told, toldContext(messageId, ordinal))
  return { ...each, operation, told: JSON.parse(told) as Candidate }
}

/** Those that tell something. */
export const assertionsOf = (all: readonly Evidence[]): Assertion[] =>
  all.filter((each): each is Assertion => each.operation === 'assert')

/** What was told for a slot, and what became of it, in the order it was said. */
export async function listEvidence(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  slot: string,
): Promise<Evidence[]> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .orderBy('said_at')
    .orderBy('position')
    .orderBy('message_id')
    .orderBy('ordinal')
    .execute()
  return rows.map((row) => openEvidence(box, row))
}

/** What messages told, and what they did to what was told. */
export async function listEvidenceOf(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  messageIds: readonly string[],
): Promise<Evidence[]> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .execute()
  return rows.map((row) => openEvidence(box, row))
}

/** What was told under a fingerprint. */
export async function listTellings(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  fingerprint: string,
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .execute()
  return assertionsOf(rows.map((row) => openEvidence(box, row))).map(({ told }) => told)
}

/** What a user told of which an older analyser made the hashes. */
export async function listStaleEvidence(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  analyser: number,
): Promise<Evidence[]> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .where('user_id', '=', userId)
    .where('analyser', '<', analyser)
    .execute()
  return rows.map((row) => openEvidence(box, row))
}

/** Puts other keys, and their hashes, in the place of those that evidence had. */
export async function rekeyEvidence(tx: Tx, box: Box, each: Evidence): Promise<void> {
  await tx
    .updateTable('evidence')
    .set({
      slot: each.slot,
      fingerprint: each.fingerprint,
      told: sealTold(box, each),
      analyser: each.analyser,
    })
    .where('user_id', '=', each.userId)
    .where('message_id', '=', each.messageId)
    .where('ordinal', '=', each.ordinal)
    .execute()
}

/** The name of each slot that anything was told for, by its hash. */
export async function readSlotNames(
  db: Kysely<MemoryTables>,
  box: Box,
  userId: string,
  slots: readonly string[],
): Promise<Map<string, string>> {
  if (slots.length === 0) return new Map()
  const { rows } = await sql<Pick<EvidenceTable, 'slot' | 'message_id' | 'ordinal' | 'told'>>`
    select distinct on (slot) slot, message_id, ordinal, told from evidence
    where user_id = ${userId} and slot = any(${[...slots]}::bigint[]) and operation = 'assert'
    order by slot, said_at desc`.execute(db)
  return new Map(
    rows.map((row) => {
      const told = box.unseal(row.told, toldContext(row.message_id, row.ordinal))
      return [row.slot, (JSON.parse(told) as Candidate).slot]
    }),
  )
}

/** Notes where a message says what it told. */
export async function setSpan(
  tx: Tx,
  { userId, messageId, ordinal }: Pick<Evidence, 'userId' | 'messageId' | 'ordinal'>,
  span: Span,
): Promise<void> {
  await tx
    .updateTable('evidence')
    .set({ span_start: span.start, span_end: span.end })
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('ordinal', '=', ordinal)
    .execute()
}

/** The slots of which these messages end or retract something. */
export async function listEndedSlots(
  db: Kysely<MemoryTables>,
  userId: string,
  messageIds: readonly string[],
): Promise<string[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('evidence')
    .select('slot')
    .distinct()
    .where('user_id', '=', userId)
    .where('operation', '<>', 'assert')
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .execute()
  return rows.map(({ slot }) => slot)
}

/** Drops what messages told; the slots that are to be settled anew. */
export async function eraseEvidence(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
): Promise<string[]> {
  if (messageIds.length === 0) return []
  const rows = await tx
    .deleteFrom('evidence')
    .where('user_id', '=', userId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .returning('slot')
    .execute()
  return [...new Set(rows.map(({ slot }) => slot))]
}

/** A companion is gone: its own evidence with it; what is about the user stays, without a source. */
export async function releaseEvidence(tx: Tx, userId: string, companionId: string): Promise<void> {
  await tx
    .deleteFrom('evidence')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('scope', '=', 'companion')
    .execute()
  await tx
    .updateTable('evidence')
    .set({ companion_id: null })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .execute()
}
