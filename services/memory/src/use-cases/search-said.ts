import type { Language } from '@lumen/contracts/languages'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { SaidPage } from '@lumen/contracts/memory/schema'
import type { Box } from '@lumen/database/sealing'
import type { MemoryContext } from '../context.ts'
import { excerptOf, holdsAll, readPieces, type Piece } from '../domain/said-words.ts'
import { listConversations, type Conversation } from '../store/conversations.ts'
import { listIndexed, listNewestOf } from '../store/said.ts'
import { readTurns, type Turn } from '../store/turns.ts'
import { searchScope } from './index-entries.ts'
import { listShown } from './list-shown.ts'
import { maskTurns } from './mask-readings.ts'
import { ownedConversation } from './owned-conversation.ts'

export type SaidQuery = { words: string; companionId?: string; before?: string }

/** Turns that are looked through at once where no index helps. */
const lookedThrough = 500

/**
 * What was said in the talks of a user, or in one of them, that holds all the words, newest first: found
 * by the keyed hashes of the index, else by looking through what was said last. What was forgotten is
 * not found; nor is what left nothing, as off the record. Errors: `not_found`.
 */
export async function searchSaid(
  context: MemoryContext,
  userId: string,
  { words, companionId, before }: SaidQuery,
): Promise<SaidPage> {
  const { db, sealer } = context
  const talks =
    companionId === undefined
      ? await listConversations(db, userId)
      : [await ownedConversation(context, { userId, companionId })]
  const pieces = readPieces(words)
  if (talks.length === 0 || pieces.length === 0) return { found: [], next: null }
  const box = await sealer.open(db, userId)
  const page = { before, limit: memoryLimits.saidFound }
  const ids = await findIndexed(context, box, talks, pieces, page)
  // Ids rise with time, also over talks.
  const indexed = ids.toSorted().toReversed().slice(0, page.limit)
  const last = indexed.at(-1)
  if (last !== undefined) {
    const turns = await readTurns(db, box, userId, indexed)
    const found = await present(context, box, userId, { turns, talks, pieces })
    return { found, next: indexed.length === page.limit ? last : null }
  }
  return lookThrough(context, box, userId, { talks, pieces, before })
}

async function findIndexed(
  { db }: MemoryContext,
  box: Box,
  talks: readonly Conversation[],
  pieces: readonly Piece[],
  page: { before: string | undefined; limit: number },
): Promise<string[]> {
  const groups = pieces.flatMap((piece) => piece.groups)
  if (groups.length === 0) return []
  const ids: string[] = []
  for (const talk of talks) {
    const hashed = groups.map((forms) => box.index([...forms], searchScope(talk.companionId)))
    ids.push(...(await listIndexed(db, talk, hashed, page)))
  }
  return ids
}

type Looked = { talks: readonly Conversation[]; pieces: readonly Piece[] }

/** Parts of words, and words that no index holds: one page of turns, and where to go on. */
async function lookThrough(
  context: MemoryContext,
  box: Box,
  userId: string,
  { talks, pieces, before }: Looked & { before: string | undefined },
): Promise<SaidPage> {
  const ids = talks.map(({ companionId }) => companionId)
  const page = { before, limit: lookedThrough }
  const turns = await listNewestOf(context.db, box, userId, ids, page)
  const all = await present(context, box, userId, { turns, talks, pieces })
  const found = all.slice(0, memoryLimits.saidFound)
  const next =
    all.length > found.length
      ? found.at(-1)?.messageId
      : turns.length === lookedThrough
        ? turns.at(-1)?.messageId
        : undefined
  return { found, next: next ?? null }
}

/** Those that hold the words as a reader may see them, of the branches that are open, newest first. */
async function present(
  context: MemoryContext,
  box: Box,
  userId: string,
  { turns, talks, pieces }: Looked & { turns: readonly Turn[] },
): Promise<SaidPage['found']> {
  const languages = new Map<string, Language>(
    talks.map(({ companionId, language }) => [companionId, language]),
  )
  const holding = (await maskTurns(context.db, box, userId, turns)).filter(
    ({ content, companionId }) => holdsAll(content, pieces, languages.get(companionId) ?? 'zh'),
  )
  const ids = holding.map(({ messageId }) => messageId)
  const shown = await listShown(context, userId, ids)
  return holding
    .filter(({ messageId }) => shown.has(messageId))
    .toSorted((one, other) => (one.messageId < other.messageId ? 1 : -1))
    .map(({ messageId, companionId, isFromUser, saidAt, content }) => ({
      messageId,
      companionId,
      isFromUser,
      saidAt: saidAt.toISOString(),
      ...excerptOf(content, pieces, memoryLimits.saidExcerpt),
    }))
}
