import type { Language } from '@lumen/contracts/languages'
import type { MemoryType } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import { withDeadline } from '@lumen/runtime/deadline'
import { hasWords } from '@lumen/understanding/mask'
import type { MemoryContext } from '../context.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { readQuestion, type Question, type QuestionTurn } from '../domain/ranking/question.ts'
import type { Candidate } from '../domain/ranking/best-candidates.ts'
import { rank, type HashedQuestion, type Wanted } from '../domain/ranking/rank.ts'
import type { SpaceIndex } from '../domain/ranking/space-index.ts'
import { partialIndex } from '../index-cache/partial-index.ts'
import { readMemories } from '../store/memories.ts'
import { readTurns } from '../store/turns.ts'
import { searchScope } from './index-entries.ts'
import { sureFrom } from './describe-user.ts'
import { maskMemories, maskTurns } from './mask-readings.ts'

/** Who asks, with the last turns, oldest first. */
export type SearchQuery = {
  userId: string
  companionId: string
  companionName?: string
  turns: readonly QuestionTurn[]
  language: Language
  timeZone: string | null
  /** When it is asked; times like "last week" count from then. */
  askedAt: Date
  /** What may be found; everything unless given. */
  wanted?: Wanted
}

/** Something found, opened. */
export type Found = {
  id: string
  kind: 'memory' | 'turn'
  /** What a memory is about; null for a turn. */
  memoryType: MemoryType | null
  text: string
  score: number
  happenedAt: Date
  /** Turns that a memory was made from. */
  sourceMessageIds: readonly string[]
  /** It may be wrong. */
  unsure?: boolean
}

/** Entries opened for each search; the ranking by hashes alone chooses them. */
const opened = 30
/** A reply waits 300 ms for all of it. */
const embedMs = 180
const turnsEmbedded = 3

/** What fits the last turns best, among what a companion knows and what all know of the user. */
export async function searchMemories(context: MemoryContext, query: SearchQuery): Promise<Found[]> {
  const { db, sealer, spaces } = context
  const spaceIds = [query.companionId, query.userId]
  const box = await sealer.open(db, query.userId)
  const today = localDay(query.askedAt, query.timeZone)
  const question = readQuestion(query.turns, { ...query, today })
  const hashed = spaceIds.map((spaceId) => hashQuestion(box, spaceId, question, today))

  // Mostly nothing has changed since the last search: what is found is opened while that is asked.
  const peeked = context.embedder() === null ? spaces.peek(query.userId, spaceIds) : null
  if (peeked !== null) {
    const asked = peeked.indexes.map((index, place) => ({ index, question: hashed[place]! }))
    const [unchanged, found] = await Promise.all([
      peeked.unchanged(),
      open(context, box, query.userId, rank(asked, opened, query.wanted)),
    ])
    if (unchanged) return found
  }

  const [indexes, vector] = await Promise.all([
    spaces.get(query.userId, spaceIds),
    readMeaning(context, query.userId, query.turns),
  ])
  const asked = await Promise.all(
    spaceIds.map((spaceId, place) => {
      const space = {
        id: spaceId,
        userId: query.userId,
        index: indexes[place] ?? null,
        question: hashed[place]!,
        box,
        vector,
      }
      return askSpace(context, space, question)
    }),
  )
  return open(context, box, query.userId, rank(asked, opened, query.wanted))
}

/** A space with the question as it is put to it; one that is not in memory, in part. */
async function askSpace(
  { db, spaces }: MemoryContext,
  space: {
    id: string
    userId: string
    index: SpaceIndex | null
    question: HashedQuestion
    box: Box
    vector: { name: string; values: Float32Array } | null
  },
  { lookups }: Question,
): Promise<{ index: SpaceIndex; question: HashedQuestion }> {
  const { id, index, question, box, vector } = space
  if (index === null) {
    const tokens = box.index([...lookups], searchScope(id))
    return { index: await partialIndex(db, space, tokens), question }
  }
  if (vector === null || index.documents() === 0) return { index, question }
  const entries = await spaces.vectors(id, box, vector.name)
  return { index, question: { ...question, meaning: { vector: vector.values, entries } } }
}

/** The vector of the last turns; null without a model, and when it fails or takes too long. */
async function readMeaning(
  { log, mayProcess, ...context }: MemoryContext,
  userId: string,
  turns: readonly QuestionTurn[],
): Promise<{ name: string; values: Float32Array } | null> {
  const embedder = context.embedder()
  if (embedder === null) return null
  const text = turns
    .slice(-turnsEmbedded)
    .map(({ content }) => content)
    .join('\n')
  try {
    if (!(await mayProcess(userId))) return null
    const [[values], name] = await withDeadline(
      async (signal) => {
        const vectors = await embedder.embed([text], signal)
        return [vectors, await embedder.name()] as const
      },
      embedMs,
      'embedding a question',
    )
    return values === undefined ? null : { name, values }
  } catch (error) {
    log.warn({ err: error }, 'a question is answered by words alone')
    return null
  }
}

function hashQuestion(
  box: Box,
  spaceId: string,
  { terms, speakers, names, times, timeShare, asksWhen, asksFirst }: Question,
  today: number,
): HashedQuestion {
  const words = [...new Set([...terms.keys(), ...speakers, ...names.values()])]
  const hashes = box.index(words, searchScope(spaceId))
  const hashOf = new Map(words.map((word, place) => [word, hashes[place] ?? 0]))
  const hash = (word: string): number => hashOf.get(word) ?? 0
  return {
    terms: [...terms].map(([term, weight]) => {
      const name = names.get(term)
      return name === undefined ? [hash(term), weight] : [hash(term), weight, hash(name)]
    }),
    speakers: [...speakers].map(hash),
    times,
    timeShare,
    asksWhen,
    asksFirst,
    today,
  }
}

/** Reads and opens the candidates' texts; what is gone or forgotten meanwhile is left out. */
async function open(
  { db }: MemoryContext,
  box: Box,
  userId: string,
  candidates: readonly Candidate[],
): Promise<Found[]> {
  const idsOf = (of: readonly Candidate[]) => of.map(({ id }) => id)
  const [memories, turns] = await Promise.all([
    readMemories(db, box, userId, idsOf(candidates.filter(({ isMemory }) => isMemory))).then(
      (found) => maskMemories(db, box, userId, found),
    ),
    readTurns(db, box, userId, idsOf(candidates.filter(({ isMemory }) => !isMemory))).then(
      (found) => maskTurns(db, box, userId, found),
    ),
  ])
  const texts = new Map<string, Omit<Found, 'score'>>()
  for (const { id, type, content, validFrom, deletedAt, sourceMessageIds, confidence } of memories)
    if (deletedAt === null)
      texts.set(id, {
        id,
        kind: 'memory',
        memoryType: type,
        text: content,
        happenedAt: validFrom,
        sourceMessageIds,
        ...(confidence < sureFrom && { unsure: true }),
      })
  for (const { messageId, content, saidAt } of turns)
    texts.set(messageId, {
      id: messageId,
      kind: 'turn',
      memoryType: null,
      text: content,
      happenedAt: saidAt,
      sourceMessageIds: [],
    })
  return candidates.flatMap(({ id, score }) => {
    const found = texts.get(id)
    return found === undefined || !hasWords(found.text) ? [] : [{ ...found, score }]
  })
}
