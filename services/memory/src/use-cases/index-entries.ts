import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import { analyser } from '@lumen/language/analyser'
import type { Transaction } from 'kysely'
import { localDay } from '../domain/ranking/dates.ts'
import { describeText, type Description } from '../domain/ranking/describe-text.ts'
import { packTerms } from '../domain/ranking/packed-terms.ts'
import type { StoredMemory } from '../store/memories.ts'
import {
  beginChange,
  putEntries,
  removeEntries as emptyEntries,
  type StoredEntry,
} from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'
import { lastTurnBefore, type Turn } from '../store/turns.ts'
import { sessionOf } from '../store/sessions.ts'

type Tx = Transaction<MemoryTables>

/** How texts are read: the language they are expected in, and where the user's days begin. */
export type Reading = { language: Language; timeZone: string | null }

/** Scope of `Box.index` for the words of a space. */
export const searchScope = (spaceId: string): string => `search:${spaceId}`

/** The space that a memory is found in: its companion's, or that of everything about the user. */
export const spaceOf = (memory: Pick<StoredMemory, 'scope' | 'companionId' | 'userId'>): string =>
  memory.scope === 'companion' && memory.companionId !== null ? memory.companionId : memory.userId

/** A pause after which a talk counts as another sitting. */
const sittingPauseMs = 3 * 60 * 60_000

/** Makes memories searchable, or anew after a change. In the transaction of that change. */
export async function indexMemories(
  tx: Tx,
  box: Box,
  memories: readonly StoredMemory[],
  reading: Reading,
): Promise<void> {
  const bySpace = Map.groupBy(memories, spaceOf)
  for (const [spaceId, group] of [...bySpace].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const described = group.map((memory) => {
      const day = localDay(memory.validFrom, reading.timeZone)
      const text = [memory.content, ...memory.contextTags].join('\n')
      return {
        about: {
          id: memory.id,
          kind: 'memory' as const,
          position: memory.createdAt.getTime(),
          session: null,
          day,
          importance: memory.importance,
          emotionalWeight: memory.emotionalWeight,
        },
        description: describeText(text, { ...reading, day, speaker: null, isFromUser: false }),
      }
    })
    await putDescribed(tx, box, { id: spaceId, userId: group[0]?.userId ?? '' }, described)
  }
}

/** A turn with what is known of it beyond its text. */
export type SpokenTurn = Turn & {
  /** Who speaks, as the others call them. */
  speaker?: string
  /** The sitting it belongs to; found out from the pauses when absent. */
  session?: string
}

/** Makes turns of one companion searchable, or anew after an edit. In the transaction of that change. */
export async function indexTurns(
  tx: Tx,
  box: Box,
  turns: readonly SpokenTurn[],
  reading: Reading,
): Promise<void> {
  const [first] = turns
  if (first === undefined) return
  const ordered = turns.toSorted((a, b) => (BigInt(a.position) < BigInt(b.position) ? -1 : 1))
  const described = []
  let before: { session: string | null; saidAt: Date } | null = null
  for (const turn of ordered) {
    let session: string | null = turn.session ?? null
    if (session === null) {
      before ??= await sittingBefore(tx, turn)
      const goesOn: boolean =
        before !== null && turn.saidAt.getTime() - before.saidAt.getTime() < sittingPauseMs
      session = (goesOn ? before?.session : null) ?? turn.messageId
    }
    before = { session, saidAt: turn.saidAt }
    const day = localDay(turn.saidAt, reading.timeZone)
    described.push({
      about: {
        id: turn.messageId,
        kind: 'turn' as const,
        position: Number(turn.position),
        session,
        day,
        importance: 5,
        emotionalWeight: 0,
      },
      description: describeText(turn.content, {
        ...reading,
        day,
        speaker: turn.speaker ?? null,
        isFromUser: turn.isFromUser,
      }),
    })
  }
  await putDescribed(tx, box, { id: first.companionId, userId: first.userId }, described)
}

async function sittingBefore(
  tx: Tx,
  turn: Turn,
): Promise<{ session: string | null; saidAt: Date } | null> {
  const last = await lastTurnBefore(tx, turn, turn.position)
  if (last === null) return null
  return { session: await sessionOf(tx, turn, last.messageId), saidAt: last.saidAt }
}

/**
 * Makes memories or turns unfindable: they were deleted, or are over. In the transaction of that
 * change.
 */
export async function removeEntries(
  tx: Tx,
  owner: { userId: string; companionId: string | null },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const spaces = owner.companionId === null ? [owner.userId] : [owner.companionId, owner.userId]
  for (const id of spaces.toSorted()) {
    const version = await beginChange(tx, id, owner.userId)
    await emptyEntries(tx, { id, userId: owner.userId, version }, ids)
  }
}

export type Described = { about: Omit<StoredEntry, DescribedField>; description: Description }
type DescribedField = 'flags' | 'length' | 'terms' | 'lookups' | 'analyser'

/**
 * Stores what texts hold, hashed, in a space.
 *
 * @param kept `sameTexts`: they say what they said before, and are only hashed otherwise
 */
export async function putDescribed(
  tx: Tx,
  box: Box,
  space: { id: string; userId: string },
  described: readonly Described[],
  kept: { sameTexts?: boolean } = {},
): Promise<void> {
  const version = await beginChange(tx, space.id, space.userId)
  // Each distinct word is hashed once.
  const words = [...new Set(described.flatMap(({ description }) => [...description.terms.keys()]))]
  const hashes = box.index(words, searchScope(space.id))
  const hashOf = new Map(words.map((word, index) => [word, hashes[index] ?? 0]))
  const hash = (word: string): number => hashOf.get(word) ?? 0
  await putEntries(
    tx,
    { ...space, version },
    described.map(({ about, description: { terms, lookups, length, flags } }) => ({
      ...about,
      flags,
      length,
      analyser: analyser.version,
      terms: packTerms([...terms].map(([word, count]) => [hash(word), count] as const)),
      lookups: [...new Set([...lookups].map(hash))],
    })),
    kept,
  )
}
