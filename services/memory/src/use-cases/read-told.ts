import type { ChatProvider } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'
import { detectLanguage } from '@lumen/language/detect-language'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { MemoryContext } from '../context.ts'
import type { Candidate } from '../domain/candidate.ts'
import { extractByRules } from '../domain/extract/extract-by-rules.ts'
import { extractionPrompt, extractionSchema } from '../domain/extract/model-prompt.ts'
import { readModelAnswer, UnusableAnswer } from '../domain/extract/read-model-answer.ts'
import { isoDay } from '../domain/extract/when.ts'
import { localDay } from '../domain/ranking/dates.ts'
import type { Turn } from '../store/turns.ts'
import type { Reading } from './index-entries.ts'

export type Unread = {
  /** Oldest first, of both sides. */
  turns: readonly Turn[]
  /** What was said directly before them. */
  before: readonly Turn[]
  reading: Reading
  signal?: AbortSignal | undefined
}

const answerTokens = 3_000
const readTimeoutMs = 90_000
const lineMax = 4_000

/**
 * What messages of the user tell, by message id; a companion's words tell nothing about them. A
 * model reads them where one is configured; rules do otherwise, and when its answer is of no use.
 */
export async function readTold(
  { reader, figures, log }: Pick<MemoryContext, 'reader' | 'figures' | 'log'>,
  unread: Unread,
): Promise<Map<string, Candidate[]>> {
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
      log.warn({ err: error, reason }, 'rules read a talk in place of the model')
    }
  }
  return readByRules(turns, reading)
}

async function byModel(
  reader: ChatProvider,
  { turns, before, reading, signal }: Unread,
): Promise<Map<string, Candidate[]>> {
  const lineOf = (turn: Turn) => ({
    isFromUser: turn.isFromUser,
    content: turn.content.slice(0, lineMax),
    day: isoDay(localDay(turn.saidAt, reading.timeZone)),
  })
  const limit = AbortSignal.timeout(readTimeoutMs)
  const requestId = currentRequestId()
  const reply = reader.stream({
    turns: extractionPrompt(before.map(lineOf), turns.map(lineOf)),
    maxTokens: answerTokens,
    temperature: 0,
    jsonSchema: extractionSchema,
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
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
  return readModelAnswer(answer, asked)
}

/** What rules find in what the user said, by message id. */
export const readByRules = (turns: readonly Turn[], reading: Reading): Map<string, Candidate[]> =>
  new Map(
    turns
      .filter(({ isFromUser }) => isFromUser)
      .map((turn) => [
        turn.messageId,
        extractByRules({
          text: turn.content,
          language: reading.language,
          today: localDay(turn.saidAt, reading.timeZone),
        }),
      ]),
  )
