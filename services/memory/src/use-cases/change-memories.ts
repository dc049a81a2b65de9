import { subjects } from '@lumen/contracts/bus'
import type { Memory, MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { isLevelTag } from '../domain/summarize.ts'
import { lockUser, type OwnerRef } from '../store/conversations.ts'
import { insertMemories, updateMemory, type StoredMemory } from '../store/memories.ts'
import type { MemoryTables } from '../store/tables.ts'
import { forgetMemory, restorableSince, restoreMemory } from './forget-memory.ts'
import { indexMemories, removeEntries } from './index-entries.ts'
import { ownedConversation } from './owned-conversation.ts'
import { presentMemory } from './present-memory.ts'
import { rekeyUser } from './rekey-user.ts'
import { noSuchMemory, readKnown } from './read-memories.ts'
import { refreshSummaries } from './refresh-summaries.ts'
import type { Settling } from './settle-slots.ts'
import { tellChanges, type MemoryChanges } from './tell-changes.ts'

type Tx = Transaction<MemoryTables>

export type OwnerChange = {
  content?: string
  memoryType?: MemoryType
  scope?: MemoryScope
  importance?: number
  emotionalWeight?: number
  contextTags?: string[]
  pinned?: boolean
}

/**
 * Runs a change of a companion's memories: its owner's alone, one at a time. Open pages are told
 * once it is committed.
 */
async function changing(
  context: MemoryContext,
  owner: OwnerRef,
  kind: keyof MemoryChanges,
  change: (tx: Tx, settling: Settling) => Promise<StoredMemory[]>,
): Promise<Memory[]> {
  const { language, timeZone } = await ownedConversation(context, owner)
  const { db, bus, sealer, clock } = context
  const { userId } = owner
  const box = await sealer.open(db, userId)
  const settling = { box, userId, reading: { language, timeZone }, now: clock.now() }
  const changed = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await rekeyUser(tx, settling)
    return change(tx, settling)
  })
  if (kind !== 'created') bus.broadcast(subjects.masksChanged, { userId })
  await tellChanges(context, owner, {
    created: kind === 'created' ? changed : [],
    edited: kind === 'edited' ? changed.length : 0,
    deleted: kind === 'deleted' ? changed.length : 0,
  })
  return changed.map((memory) => presentMemory(memory, settling.now))
}

/** Writes a memory of the user's own. */
export async function createMemory(
  context: MemoryContext,
  owner: OwnerRef,
  input: OwnerChange & { content: string; memoryType: MemoryType },
): Promise<Memory> {
  const [created] = await changing(
    context,
    owner,
    'created',
    async (tx, { box, userId, reading, now }) => {
      const memories = await insertMemories(tx, box, [
        {
          id: newId(),
          userId,
          companionId: owner.companionId,
          scope: input.scope ?? 'companion',
          type: input.memoryType,
          content: input.content.trim(),
          contextTags: [...new Set(input.contextTags?.map((tag) => tag.trim()))],
          importance: input.importance ?? 5,
          emotionalWeight: input.emotionalWeight ?? 0,
          confidence: 1,
          pinned: input.pinned ?? false,
          connections: [],
          sourceMessageIds: [],
          validFrom: now,
          validTo: null,
          createdAt: now,
          language: reading.language,
        },
      ])
      await indexMemories(tx, box, memories, reading)
      return memories
    },
  )
  return created!
}

async function applyChange(
  tx: Tx,
  settling: Settling,
  { companionId }: OwnerRef,
  memory: StoredMemory,
  change: OwnerChange,
): Promise<StoredMemory> {
  const { memoryType, content, contextTags, scope, ...rest } = change
  const { box, userId, reading, now } = settling
  const { pinned: _pinned, ...details } = { ...change }
  const rewritten = content !== undefined && content.trim() !== memory.content
  const edited =
    rewritten || memory.edited === 'words'
      ? 'words'
      : Object.keys(details).length > 0
        ? 'details'
        : memory.edited
  // Under its former scope it stood in another space.
  if (scope !== undefined && scope !== memory.scope) await removeEntries(tx, memory, [memory.id])
  const changed = await updateMemory(tx, box, userId, memory.id, {
    ...rest,
    ...(memoryType !== undefined && { type: memoryType }),
    ...(content !== undefined && { content: content.trim() }),
    ...(contextTags !== undefined && {
      contextTags: [
        ...new Set([
          ...memory.contextTags.filter(isLevelTag),
          ...contextTags.map((tag) => tag.trim()),
        ]),
      ],
    }),
    // What no companion holds any more becomes this one's.
    ...(scope !== undefined && { scope, companionId: memory.companionId ?? companionId }),
    edited,
    updatedAt: now,
  })
  if (changed === null) throw noSuchMemory()
  if (changed.validTo === null) await indexMemories(tx, box, [changed], reading)
  await refreshSummaries(tx, settling, [memory.id])
  return changed
}

/** Corrects, pins or shares a memory. Errors: `not_found`. */
export async function updateMemoryOf(
  context: MemoryContext,
  owner: OwnerRef,
  memoryId: string,
  change: OwnerChange,
): Promise<Memory> {
  const [updated] = await changing(context, owner, 'edited', async (tx, settling) => {
    const [memory] = await readKnown(tx, settling.box, owner, [memoryId])
    if (memory === undefined || memory.deletedAt !== null) throw noSuchMemory()
    return [await applyChange(tx, settling, owner, memory, change)]
  })
  return updated!
}

/** Forgets a memory. Errors: `not_found`, also when it is forgotten already. */
export async function deleteMemory(
  context: MemoryContext,
  owner: OwnerRef,
  memoryId: string,
): Promise<Memory> {
  const [deleted] = await changing(context, owner, 'deleted', async (tx, settling) => {
    const [memory] = await readKnown(tx, settling.box, owner, [memoryId])
    if (memory === undefined || memory.deletedAt !== null) throw noSuchMemory()
    return [await forgetMemory(tx, settling, memory)]
  })
  return deleted!
}

/** Brings a forgotten memory back. Errors: `not_found` when it is not there any more. */
export async function restoreMemoryOf(
  context: MemoryContext,
  owner: OwnerRef,
  memoryId: string,
): Promise<Memory> {
  const [restored] = await changing(context, owner, 'edited', async (tx, settling) => {
    const [memory] = await readKnown(tx, settling.box, owner, [memoryId])
    if (memory === undefined) throw noSuchMemory()
    if (memory.deletedAt !== null && memory.deletedAt <= restorableSince(context))
      throw noSuchMemory()
    if (memory.deletedAt === null) return [memory]
    return [await restoreMemory(tx, settling, memory)]
  })
  return restored!
}

/** Changes or forgets several, all or none; ids that are none of this companion's are left out. */
export function changeMemories(
  context: MemoryContext,
  owner: OwnerRef,
  { ids, ...input }: { ids: string[]; delete?: true; change?: OwnerChange },
): Promise<Memory[]> {
  const { change } = input
  if ((input.delete === true) === (change !== undefined))
    throw new AppError('invalid_input', 'Say either what to change or to delete')
  const kind = change === undefined ? 'deleted' : 'edited'
  return changing(context, owner, kind, async (tx, settling) => {
    const changed: StoredMemory[] = []
    for (const memory of await readKnown(tx, settling.box, owner, ids)) {
      if (memory.deletedAt !== null) continue
      const after =
        change === undefined
          ? await forgetMemory(tx, settling, memory)
          : await applyChange(tx, settling, owner, memory, change)
      changed.push(after)
    }
    return changed
  })
}
