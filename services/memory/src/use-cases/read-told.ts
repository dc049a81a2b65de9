import type { ChatProvider } from '@lumen/ai/chat'
import { failureFields, ModelFailure } from '@lumen/ai/model-failure'
import { detectLanguage } from '@lumen/language/detect-language'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { MemoryContext } from '../context.ts'
import type { Candidate } from '../domain/candidate.ts'
import { rulesVersion, type ToldByRules } from '../domain/extract-by-rules.ts'
import { localMinute } from '../domain/local-minute.ts'
import {
  readModelAnswer,
  UnusableAnswer,
  type MessageReading,
} from '../domain/model-extraction-answer.ts'
import { extractionPrompt, extractionSchema } from '../domain/model-extraction-prompt.ts'
import { isoDay, localDay } from '../domain/ranking/dates.ts'
import { readLong } from '../read-long.ts'
import type { StoredMemory } from '../store/memories.ts'
import type { Turn } from '../store/turns.ts'
import type { Reading } from './index-entries.ts'

export type Unread = {
  /** Oldest first, of both sides. */
  turns: readonly Turn[]
  /** What was said directly before them. */
  before: readonly Turn[]
  /** What is known that lies near. */
  known: readonly StoredMemory[]
  reading: Reading
  signal?: AbortSignal | undefined
}

/** What a message does to something known. */
export type Ending = { operation: 'end' | 'retract'; target: StoredMemory; words: string }

/** What was read in a message. */
export type ToldByMessage = {
  told: readonly Candidate[]
  endings: readonly Ending[]
  /** What rules find to be over or never so; of what they read in the same talk. */
  over: ToldByRules['endings']
  feeling: MessageReading['feeling']
  /** Of the rules that read it; null: a model did. */
  rulesVersion: number | null
}

const answerTokens = 4_000
const lineMax = 4_000

/**
 * What messages of the user tell, by message id; a companion's words tell nothing about them. A
 * model reads them where there is one; rules do otherwise, and when its answer is of no use.
 */
export async function readTold(
  { figures, log }: Pick<MemoryContext, 'figures' | 'log'>,
  reader: ChatProvider | null,
  unread: Unread,
): Promise<Map<string, ToldByMessage>> {
  const { turns, reading, signal } = unread
  if (reader !== null && turns.some(({ isFromUser }) => isFromUser)) {
    try {
      return await byModel(reader, unread)
    } catch (error) {
      if (signal?.aborted === true) throw error
      const reason =
        error instanceof UnusableAnswer
          ? error.reason
          : error instanceof ModelFailure
            ? error.code
            : 'failed'
      figures.modelFailures.inc({ reason })
      log.warn({ ...failureFields(error), reason }, 'rules read a talk in place of the model')
    }
  }
  return readByRules(turns, reading, unread.before)
}

async function byModel(
  reader: ChatProvider,
  { turns, before, known, reading, signal }: Unread,
): Promise<Map<string, ToldByMessage>> {
  const lineOf = ({ isFromUser, content, saidAt }: Turn) => ({
    isFromUser,
    content: content.slice(0, lineMax),
    at: localMinute(saidAt, reading.timeZone),
  })
  const targets = new Map<string, StoredMemory>()
  const knownLines = known.map((memory, at) => {
    const id = isChangeable(memory) ? `m${at + 1}` : null
    if (id !== null) targets.set(id, memory)
    const since = isoDay(localDay(memory.validFrom, reading.timeZone))
    return { id, since, content: memory.content }
  })
  const requestId = currentRequestId()
  const reply = reader.stream({
    turns: extractionPrompt(knownLines, before.map(lineOf), turns.map(lineOf)),
    maxTokens: answerTokens,
    temperature: 0,
    jsonSchema: extractionSchema,
    background: true,
    ...(signal !== undefined && { signal }),
    ...(requestId !== undefined && { requestId }),
  })
  let answer = ''
  for await (const piece of reply) answer += piece
  const asked = turns
    .filter(({ isFromUser }) => isFromUser)
    .map((turn) => ({
      messageId: turn.messageId,
      language: detectLanguage(turn.content, reading.language) ?? reading.language,
      today: localDay(turn.saidAt, reading.timeZone),
    }))
  const readings = readModelAnswer(answer, asked, new Set(targets.keys()))
  return new Map(
    [...readings].map(([messageId, { changes, ...rest }]) => [
      messageId,
      {
        ...rest,
        over: [],
        rulesVersion: null,
        endings: changes.map(({ operation, id, words }) => ({
          operation,
          target: targets.get(id)!,
          words,
        })),
      },
    ]),
  )
}

/** What its owner wrote, changed or pinned stays as they left it, whatever is said later. */
export const isChangeable = (memory: StoredMemory): boolean =>
  memory.origin === 'derived' &&
  memory.slot !== null &&
  memory.edited === 'none' &&
  !memory.pinned &&
  memory.validTo === null &&
  memory.deletedAt === null

/**
 * What rules find in what the user said, by message id.
 *
 * @param before what was said directly before: names, and what is put right
 */
export async function readByRules(
  turns: readonly Turn[],
  reading: Reading,
  before: readonly Turn[],
): Promise<Map<string, ToldByMessage>> {
  const said = [...before, ...turns]
    .filter(({ isFromUser }) => isFromUser)
    .map((turn) => ({
      messageId: turn.messageId,
      text: turn.content,
      saidAt: turn.saidAt,
      position: Number(turn.position),
      language: detectLanguage(turn.content, reading.language) ?? reading.language,
      today: localDay(turn.saidAt, reading.timeZone),
    }))
  const read = new Set(turns.map(({ messageId }) => messageId))
  const length = said.reduce((sum, { text }) => sum + text.length, 0)
  return new Map(
    [...(await readLong('extractByRules', length, said))].flatMap(
      ([messageId, { told, endings }]) =>
        read.has(messageId)
          ? [[messageId, { told, over: endings, endings: [], feeling: null, rulesVersion }]]
          : [],
    ),
  )
}
