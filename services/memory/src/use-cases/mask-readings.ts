import { hashToken, type Box } from '@lumen/database/sealing'
import { createMasker, type Masker } from '@lumen/understanding/masker'
import type { Kysely } from 'kysely'
import type { StoredMemory } from '../store/memories.ts'
import { listMasks } from '../store/masks.ts'
import type { MemoryTables } from '../store/tables.ts'
import { lastSaid, type Turn } from '../store/turns.ts'

type Db = Kysely<MemoryTables>

/** Scope of `Box.index` for the words of what was deleted. */
export const maskScope = 'masks'

/** Hides what its user has forgotten; null: nothing. */
export async function openMasker(db: Db, box: Box, userId: string): Promise<Masker | null> {
  const masks = await listMasks(db, userId)
  const key = box.indexKey(maskScope)
  return masks.length === 0 ? null : createMasker(masks, (token) => hashToken(key, token))
}

/** Turns as a reader may see them: without what their user has forgotten since. */
export async function maskTurns(
  db: Db,
  box: Box,
  userId: string,
  turns: readonly Turn[],
): Promise<Turn[]> {
  const mask = turns.length === 0 ? null : await openMasker(db, box, userId)
  if (mask === null) return [...turns]
  return turns.map((turn) => ({ ...turn, content: mask({ ...turn, text: turn.content }) }))
}

/** The same for memories, which may name in passing what another one told. */
export async function maskMemories(
  db: Db,
  box: Box,
  userId: string,
  memories: readonly StoredMemory[],
): Promise<StoredMemory[]> {
  const mask = memories.length === 0 ? null : await openMasker(db, box, userId)
  if (mask === null) return [...memories]
  const ids = memories.map(({ id }) => id)
  const said = await lastSaid(db, userId, ids)
  return memories.map((memory) => ({
    ...memory,
    content: mask({
      text: memory.content,
      companionId: memory.companionId,
      saidAt: said.get(memory.id) ?? memory.createdAt,
      messageId: null,
      version: 0,
      isFromUser: true,
    }),
  }))
}
