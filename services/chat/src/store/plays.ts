import { newId } from '@lumen/database/ids'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Stay } from '../domain/plays/cast.ts'
import type { PlayedScenario, PlayState } from '../domain/plays/play.ts'
import type { PlayedScript } from '../domain/plays/script.ts'
import { keepsSheet, withNotes, type Sheet } from '../domain/plays/sheet.ts'
import type { ChatTables } from './tables.ts'
import type { PlayTable } from './tables/scenarios.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

export type StoredPlay = PlayState & {
  readonly id: string
  readonly userId: string
  readonly companionId: string
  readonly scenarioId: string
  /** Of its opening, and of the last message in it; null while it is open. */
  readonly firstPosition: string
  readonly lastPosition: string | null
  readonly epilogueId: string | null
  /** null: it is not played by choices. */
  readonly script: PlayedScript | null
  /** Who else is or was in it. */
  readonly guests: readonly Stay[]
  readonly begunAt: Date
  readonly endedAt: Date | null
}

const contentContext = (id: string) => `plays.content:${id}`
const sheetContext = (id: string) => `plays.sheet:${id}`

/** A row with what is sealed in it. */
export const openPlay = (box: Box, row: Selectable<PlayTable>): StoredPlay => ({
  ...(JSON.parse(box.unseal(row.content, contentContext(row.id))) as PlayedScenario),
  id: row.id,
  userId: row.user_id,
  companionId: row.companion_id,
  scenarioId: row.scenario_id,
  met: row.met,
  sheet:
    row.sheet === null ? [] : (JSON.parse(box.unseal(row.sheet, sheetContext(row.id))) as Sheet),
  firstPosition: row.first_position,
  lastPosition: row.last_position,
  epilogueId: row.epilogue_id,
  script: row.script,
  guests: row.guests,
  begunAt: row.begun_at,
  endedAt: row.ended_at,
})

const openOf = (db: Db, companionId: string) =>
  db
    .selectFrom('plays')
    .selectAll()
    .where('companion_id', '=', companionId)
    .where('ended_at', 'is', null)

/** The play that is open with a companion; whose it is, is the caller’s to check. */
export async function findOpenPlay(
  db: Db,
  box: Box,
  companionId: string,
): Promise<StoredPlay | null> {
  const row = await openOf(db, companionId).where('user_id', '=', box.userId).executeTakeFirst()
  return row === undefined ? null : openPlay(box, row)
}

/** The play that a position of a talk stands in, after its opening; null: none. */
export async function findPlayAt(
  db: Db,
  box: Box,
  companionId: string,
  position: string,
): Promise<StoredPlay | null> {
  const row = await db
    .selectFrom('plays')
    .selectAll()
    .where('user_id', '=', box.userId)
    .where('companion_id', '=', companionId)
    .where('first_position', '<', position)
    .where((eb) => eb.or([eb('last_position', 'is', null), eb('last_position', '>=', position)]))
    .orderBy('first_position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : openPlay(box, row)
}

/** Whether something is played with a companion just now. */
export const hasOpenPlay = async (db: Db, companionId: string): Promise<boolean> =>
  (await openOf(db, companionId).executeTakeFirst()) !== undefined

/** A play of this user, ended or not. */
export async function findPlay(
  db: Db,
  box: Box,
  userId: string,
  id: string,
): Promise<StoredPlay | null> {
  const row = await db
    .selectFrom('plays')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : openPlay(box, row)
}

/** Opens a play. The caller holds the talk’s lock and has ended the one before. */
export async function insertPlay(
  tx: Tx,
  box: Box,
  play: { userId: string; companionId: string; scenarioId: string; scenario: PlayedScenario } & {
    firstPosition: string
    script: PlayedScript | null
    met: readonly number[]
    guests: readonly Stay[]
    begunAt: Date
  },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('plays')
    .values({
      id,
      user_id: play.userId,
      companion_id: play.companionId,
      scenario_id: play.scenarioId,
      content: box.seal(JSON.stringify(play.scenario), contentContext(id)),
      first_position: play.firstPosition,
      met: [...play.met],
      guests: JSON.stringify(play.guests),
      ...(play.script !== null && { script: JSON.stringify(play.script) }),
      begun_at: play.begunAt,
    })
    .execute()
}

/** Ends an open play after the message at `lastPosition`; false when it has ended already. */
export async function closePlay(
  tx: Tx,
  id: string,
  end: { lastPosition: string; epilogueId: string | null; endedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plays')
    .set({
      last_position: end.lastPosition,
      epilogue_id: end.epilogueId,
      ended_at: end.endedAt,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ticks objectives of an open play, or takes their ticks back; false: it is not open. */
export async function setObjectives(
  db: Db,
  play: { id: string } | { companionId: string },
  objectives: readonly number[],
  met: boolean,
): Promise<boolean> {
  const given = sql`${[...objectives]}::smallint[]`
  const row = await db
    .updateTable('plays')
    .set({
      met: sql<number[]>`array(
        select distinct place from unnest(${met ? sql`met || ${given}` : sql.ref('met')}) as place
        where ${met} or place <> all(${given}) order by place)::smallint[]`,
    })
    .where('ended_at', 'is', null)
    .where((eb) =>
      'id' in play ? eb('id', '=', play.id) : eb('companion_id', '=', play.companionId),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps how things stand in an open play; false: it is not open. */
export async function setSheet(db: Db, box: Box, id: string, sheet: Sheet): Promise<boolean> {
  const row = await db
    .updateTable('plays')
    .set({ sheet: box.seal(JSON.stringify(sheet), sheetContext(id)) })
    .where('user_id', '=', box.userId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds what a model noted to the sheet of the open play of a talk, which is locked. */
export async function addNotes(tx: Tx, box: Box, companionId: string, notes: Sheet): Promise<void> {
  const play = await findOpenPlay(tx, box, companionId)
  if (play !== null && keepsSheet(play))
    await setSheet(tx, box, play.id, withNotes(play.sheet, notes))
}

/** Keeps where a play by choices stands. */
export async function setScript(
  tx: Tx,
  id: string,
  { met, script }: { met: readonly number[]; script: PlayedScript },
): Promise<void> {
  await tx
    .updateTable('plays')
    .set({ met: [...met], script: JSON.stringify(script) })
    .where('id', '=', id)
    .execute()
}

/** Keeps who is in a play besides its host; it is not played by choices any more. */
export async function setGuests(tx: Tx, id: string, guests: readonly Stay[]): Promise<void> {
  await tx
    .updateTable('plays')
    .set({ guests: JSON.stringify(guests), script: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Which of these messages of a user were said in a play. */
export async function findPlayed(
  db: Db,
  userId: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('all_messages as messages')
    .innerJoin('plays', (join) =>
      join
        .onRef('plays.companion_id', '=', 'messages.companion_id')
        .onRef('plays.user_id', '=', 'messages.user_id')
        .onRef('plays.first_position', '<=', 'messages.position'),
    )
    .select('messages.id')
    .where('messages.user_id', '=', userId)
    .where('messages.id', 'in', [...messageIds])
    .where((eb) =>
      eb.or([
        eb('plays.last_position', 'is', null),
        eb('plays.last_position', '>=', eb.ref('messages.position')),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
