import type { ChatProvider } from '@lumen/ai/chat'
import { failureFields } from '@lumen/ai/model-failure'
import { BusError } from '@lumen/bus/bus-error'
import type { Box } from '@lumen/database/sealing'
import { newId } from '@lumen/database/ids'
import { currentRequestId } from '@lumen/runtime/request-context'
import { hasWords } from '@lumen/understanding/mask'
import type { Transaction } from 'kysely'
import type { MemoryContext } from '../context.ts'
import { localMinute } from '../domain/local-minute.ts'
import { doForEach } from '../domain/one-by-one.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { isReflectionDue, leastReflected } from '../domain/reflection-due.ts'
import { readReflection, reflectionPrompt, reflectionSchema } from '../domain/reflection-prompt.ts'
import { findConversation, lockUser, type OwnerRef } from '../store/conversations.ts'
import { insertMemories, type StoredMemory } from '../store/memories.ts'
import {
  listReflectable,
  readLastReflection,
  readReflected,
  setReflected,
  takeReflection,
} from '../store/reflections.ts'
import type { MemoryTables } from '../store/tables.ts'
import { listNewestTurns, readTurns, type Turn } from '../store/turns.ts'
import { indexMemories, type Reading } from './index-entries.ts'
import { maskMemories, maskTurns } from './mask-readings.ts'
import { changesOf, tellChanges } from './tell-changes.ts'

const talksAtOnce = 50
/** A talk that has been silent for longer is not looked back on any more. */
const daysHeard = 3
/** The newest of what was said since; both sides. */
const turnsRead = 160
const lineMax = 2_000
const answerTokens = 600
const importance = 4

/** Looks back on talks that are due for it; returns how many reflections were written. */
export async function reflectOnTalks(context: MemoryContext, signal: AbortSignal): Promise<number> {
  const { db, clock, config, figures, log } = context
  if (!context.hasReader()) return 0
  const now = clock.now().getTime()
  const heard = {
    after: new Date(now - daysHeard * 86_400_000),
    before: new Date(now - config.MEMORY_PAUSE_MS),
  }
  return doForEach(
    await listReflectable(db, heard, leastReflected, talksAtOnce),
    async (owner) => ((await reflect(context, owner, signal)) === null ? 0 : 1),
    (err, { companionId }) => {
      if (!(err instanceof BusError)) figures.modelFailures.inc({ reason: 'reflection' })
      log.warn({ ...failureFields(err), companionId }, 'a talk was not looked back on')
    },
    signal,
  )
}

/**
 * Writes what changed for the user in a talk since it was last looked back on, where that is due. Null:
 * it is not, nothing changed, or what was said changed meanwhile.
 */
export async function reflect(
  context: MemoryContext,
  owner: OwnerRef,
  signal: AbortSignal,
): Promise<StoredMemory | null> {
  const { db, sealer, clock, figures } = context
  const { userId } = owner
  if (!(await context.mayProcess(userId))) return null
  const reader = await context.readerOf(owner)
  if (reader === null) return null
  const [conversation, reflected] = await Promise.all([
    findConversation(db, owner),
    readReflected(db, owner),
  ])
  if (conversation === null || reflected === null) return null
  const { language, timeZone } = conversation
  const reading = { language, timeZone }
  const now = clock.now()
  const today = localDay(now, timeZone)
  const box = await sealer.open(db, userId)
  const turns = await listNewestTurns(db, box, owner, { after: reflected.to, limit: turnsRead })
  const last = turns.at(-1)
  const said = turns.filter(({ isFromUser }) => isFromUser)
  if (last === undefined) return null
  const lastSaidOn = localDay(last.saidAt, timeZone)
  const talk = { newMessages: said.length, lastSaidOn, reflectedOn: reflected.on }
  if (!isReflectionDue(talk, today)) return null
  // Whatever comes of it, it is asked for once a day, by one process.
  if (!(await takeReflection(db, owner, today))) return null
  const lines = await ask(context, reader, { box, owner, turns, reading, signal })
  const reflection = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (!(await stillSaid(tx, box, turns))) return null
    const step = { from: reflected.to, to: last.position, on: today }
    if (!(await setReflected(tx, owner, step))) return null
    if (lines.length === 0) return null
    const [made] = await insertMemories(tx, box, [
      {
        id: newId(),
        ...owner,
        scope: 'companion',
        type: 'reflection',
        content: lines.join('\n'),
        contextTags: [],
        importance,
        emotionalWeight: 0,
        confidence: 1,
        pinned: false,
        connections: [],
        sourceMessageIds: said.map(({ messageId }) => messageId),
        validFrom: last.saidAt,
        validTo: null,
        createdAt: last.saidAt,
        origin: 'summary',
        language,
      },
    ])
    // What was forgotten while the model wrote is not written.
    const [read] = await maskMemories(tx, box, userId, [made!])
    if (read?.content !== made!.content) throw new Error('its words were forgotten meanwhile')
    await indexMemories(tx, box, [made!], reading)
    return made!
  })
  if (reflection === null) return null
  figures.reflected.inc()
  const touched = [reflection.id]
  await tellChanges(context, owner, changesOf({ made: [reflection], touched, erased: [] }))
  return reflection
}

/** Whether all turns are as they were read. */
async function stillSaid(
  tx: Transaction<MemoryTables>,
  box: Box,
  turns: readonly Turn[],
): Promise<boolean> {
  const ids = turns.map(({ messageId }) => messageId)
  const now = new Map(
    (await readTurns(tx, box, turns[0]!.userId, ids)).map((turn) => [turn.messageId, turn.version]),
  )
  return turns.every(({ messageId, version }) => now.get(messageId) === version)
}

async function ask(
  { db }: MemoryContext,
  reader: ChatProvider,
  {
    box,
    owner,
    turns,
    reading: { language, timeZone },
    signal,
  }: { box: Box; owner: OwnerRef; turns: readonly Turn[]; reading: Reading; signal: AbortSignal },
): Promise<string[]> {
  const { userId } = owner
  const last = await readLastReflection(db, box, owner)
  const [before] = last === null ? [] : await maskMemories(db, box, userId, [last])
  const shown = await maskTurns(db, box, userId, turns)
  const lines = shown
    .filter(({ content }) => hasWords(content))
    .map(({ isFromUser, saidAt, content }) => ({
      isFromUser,
      at: localMinute(saidAt, timeZone),
      content: content.slice(0, lineMax),
    }))
  const requestId = currentRequestId()
  const reply = reader.stream({
    turns: reflectionPrompt(language, before?.content ?? null, lines),
    maxTokens: answerTokens,
    temperature: 0.2,
    jsonSchema: reflectionSchema,
    background: true,
    signal,
    ...(requestId !== undefined && { requestId }),
  })
  let answer = ''
  for await (const piece of reply) answer += piece
  const read = readReflection(answer)
  if (read === null) throw new Error('the answer is not as asked for')
  return read
}
