import type { TendencyMove } from '@lumen/contracts/chat/tendencies'
import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { noDrift, type Scores } from '../domain/tendencies/start.ts'
import { driftOf } from '../domain/tendencies/steps.ts'
import type { ChatTables } from './tables.ts'
import type { TendencyStepTable } from './tables/tendencies.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type OwnerRef = { userId: string; companionId: string }

export type TendencyState = {
  locked: boolean
  /** The day on which the ones before it were looked back on; null: none was. */
  lookedOn: string | null
  timeZone: string
  /** What was said before counts no more. */
  countsFrom: Date | null
  /** By how much each tendency has moved. */
  drift: Scores
}

export type StoredStep = {
  id: string
  companionId: string
  day: string
  moved: TendencyMove | null
  /** Ids of the messages that are its reason. */
  evidence: string[]
  takenBack: boolean
  madeAt: Date
}

const stateContext = (companionId: string) => `tendency_states.sealed:${companionId}`
const stepContext = (id: string) => `tendency_steps.sealed:${id}`

const unmoved: TendencyState = {
  locked: false,
  lookedOn: null,
  timeZone: 'UTC',
  countsFrom: null,
  drift: noDrift,
}

/** Where the manner of a companion is; one that never moved is where it began. */
export async function findTendencyState(
  db: Db,
  box: Box,
  companionId: string,
): Promise<TendencyState> {
  const row = await db
    .selectFrom('tendency_states')
    .selectAll()
    .where('user_id', '=', box.userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  if (row === undefined) return unmoved
  return {
    locked: row.locked,
    lookedOn: row.looked_on,
    timeZone: row.time_zone,
    countsFrom: row.counts_from,
    drift: JSON.parse(box.unseal(row.sealed, stateContext(companionId))) as Scores,
  }
}

/** Stores where a manner is, by the steps that stand. The conversation is locked. */
export async function writeTendencyState(
  tx: Tx,
  box: Box,
  { userId, companionId }: OwnerRef,
  state: Omit<TendencyState, 'drift'>,
): Promise<void> {
  const drift = driftOf(await listSteps(tx, box, companionId))
  const values = {
    locked: state.locked,
    looked_on: state.lookedOn,
    time_zone: state.timeZone,
    counts_from: state.countsFrom,
    sealed: box.seal(JSON.stringify(drift), stateContext(companionId)),
  }
  await tx
    .insertInto('tendency_states')
    .values({ companion_id: companionId, user_id: userId, ...values })
    .onConflict((c) => c.constraint('tendency_states_pkey').doUpdateSet(values))
    .execute()
}

/** A row with what is sealed in it. */
export function openStep(box: Box, row: Selectable<TendencyStepTable>): StoredStep {
  const sealed = JSON.parse(box.unseal(row.sealed, stepContext(row.id))) as Pick<
    StoredStep,
    'moved' | 'evidence'
  >
  return {
    id: row.id,
    companionId: row.companion_id,
    day: row.day,
    ...sealed,
    takenBack: row.taken_back,
    madeAt: row.made_at,
  }
}

/** All steps of a companion, the oldest first. */
export async function listSteps(db: Db, box: Box, companionId: string): Promise<StoredStep[]> {
  const rows = await db
    .selectFrom('tendency_steps')
    .selectAll()
    .where('user_id', '=', box.userId)
    .where('companion_id', '=', companionId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => openStep(box, row))
}

export async function insertStep(
  tx: Tx,
  box: Box,
  { userId, companionId }: OwnerRef,
  { moved, evidence, day, madeAt }: Pick<StoredStep, 'moved' | 'evidence' | 'day' | 'madeAt'>,
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('tendency_steps')
    .values({
      id,
      user_id: userId,
      companion_id: companionId,
      day,
      sealed: box.seal(JSON.stringify({ moved, evidence }), stepContext(id)),
      taken_back: false,
      made_at: madeAt,
    })
    .execute()
}

/** False: the companion has no such step. */
export async function setTakenBack(
  tx: Tx,
  companionId: string,
  id: string,
  takenBack: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tendency_steps')
    .set({ taken_back: takenBack })
    .where('id', '=', id)
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Erases the steps that a message was a reason of, as it goes or says something else now. */
export async function eraseStepsOf(
  tx: Tx,
  box: Box,
  message: OwnerRef & { id: string },
): Promise<void> {
  const steps = await listSteps(tx, box, message.companionId)
  const made = steps.filter(({ evidence }) => evidence.includes(message.id)).map(({ id }) => id)
  if (made.length === 0) return
  const { userId } = message
  await tx
    .deleteFrom('tendency_steps')
    .where('user_id', '=', userId)
    .where('id', 'in', made)
    .execute()
  await writeTendencyState(tx, box, message, await findTendencyState(tx, box, message.companionId))
}
