import type { ChatProvider } from '@lumen/ai/chat'
import type { ChatModel } from '@lumen/service/models'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { Language } from '@lumen/contracts/languages'
import type { ChatContext } from '../context.ts'
import type { Turn } from '../domain/recent-turns.ts'
import { summaryPrompt, summaryTarget } from '../domain/talk-summary.ts'
import { toldText } from '../domain/sent-pictures.ts'
import { findCompanion, nameCompanions } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import { findPlayed } from '../store/plays.ts'
import { findSummary, fingerprintBefore, noteAsked, writeSummary } from '../store/talk-summaries.ts'
import { modelFor } from './choose-model.ts'
import { readMasks } from './read-masks.ts'
import type { Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'

const messagesRead = 160
/** To write it, beyond what its server may take to begin. */
const writingMs = 60_000
/** Words take about two tokens in the languages that need most. */
const tokensPerWord = 2

export type SummaryWish = {
  userId: string
  companionId: string
  /** Position of the first message that it is not to tell of. */
  upTo: number
  language: Language
  timeZone: string | null
}

/** Has what left a model's window summed up beside everything else; once for each place it begins at. */
export async function queueSummary(
  { config, db, jobs, log }: ChatContext,
  { asker, question }: ReplyTask,
  { turns, summary, language }: Talk,
  shown: readonly Turn[],
): Promise<void> {
  if (config.CHAT_SUMMARY_TOKENS === 0) return
  const upTo = summaryTarget(turns, shown[0]?.position ?? 0, summary?.reachesTo ?? 0)
  if (upTo === null) return
  const { userId, timeZone } = asker
  const { companionId } = question
  try {
    if (!(await noteAsked(db, { userId, companionId }, upTo))) return
    await jobs.enqueue('chat.summarise-talk', { userId, companionId, upTo, language, timeZone })
  } catch (error) {
    log.warn({ err: error, companionId }, 'what left the window is not summed up')
  }
}

/**
 * Writes the summary of a talk up to a position with the model: of the summary before and what was
 * said on the record after it. When the model fails, what there was stays.
 */
export async function summariseTalk(
  context: ChatContext,
  { userId, companionId, upTo, language, timeZone, signal }: SummaryWish & { signal: AbortSignal },
): Promise<void> {
  const { db, sealer, config } = context
  if (!(await context.mayProcess(userId))) return
  const box = await sealer.open(db, userId)
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null) return
  // Who is chosen to hear the talk, and nobody in its place.
  const model = modelFor(context, { companion })
  if (model === null || model === 'away') return
  const { version: masks, mask } = await readMasks(context, box, userId)
  const { summary } = await findSummary(db, box, companionId, masks)
  const madeOf = await fingerprintBefore(db, companionId, upTo)
  const messages = await listMessages(db, box, companionId, {
    limit: messagesRead,
    before: String(upTo),
  })
  const played = await findPlayed(
    db,
    userId,
    messages.map(({ id }) => id),
  )
  const names = messages.some(({ speakerId }) => speakerId !== undefined)
    ? await nameCompanions(db, box, userId)
    : new Map<string, string>()
  const turns = messages
    .toReversed()
    .filter(
      ({ offRecord, status, position, metadata }) =>
        !offRecord &&
        status !== 'running' &&
        metadata.aside !== true &&
        Number(position) >= (summary?.reachesTo ?? 0),
    )
    .map((message): Turn => {
      const { id, createdAt: saidAt, isFromUser } = message
      const { text: told } = toldText(message)
      const words = mask({ ...message, messageId: id, text: told, saidAt })
      const { speakerId } = message
      const text = speakerId === undefined ? words : `${names.get(speakerId) ?? '?'}: ${words}`
      const from = isFromUser ? 'user' : 'companion'
      const turn = { id, saidAt, position: Number(message.position), from, text } as const
      return played.has(id) ? { ...turn, played: true } : turn
    })
    .filter(({ text }) => text.trim() !== '')
  const maxTokens = config.CHAT_SUMMARY_TOKENS
  const text =
    turns.length === 0
      ? (summary?.text ?? '')
      : await write(context, model, {
          turns: summaryPrompt({
            before: summary?.text ?? null,
            turns,
            language,
            timeZone,
            words: Math.floor(maxTokens / tokensPerWord),
            room: model.contextTokens - maxTokens,
          }),
          maxTokens,
          signal,
        })
  if (text !== '')
    await writeSummary(db, box, companionId, { text, masks, reachesTo: upTo }, madeOf)
}

/** '' when it was cut: half a summary may say the opposite of a whole one. */
async function write(
  { log, figures }: ChatContext,
  model: ChatModel,
  {
    signal,
    ...asked
  }: Pick<Parameters<ChatProvider['stream']>[0], 'turns' | 'maxTokens'> & {
    signal: AbortSignal
  },
): Promise<string> {
  const requestId = currentRequestId()
  const reply = model.provider.stream({
    ...asked,
    temperature: 0,
    background: true,
    signal: AbortSignal.any([signal, AbortSignal.timeout(model.limits.firstTokenMs + writingMs)]),
    ...(requestId !== undefined && { requestId }),
  })
  let text = ''
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done === true) {
        const from = next.value.thoughtLength ?? 0
        if (next.value.finish === 'stop') return text.slice(from).trim()
        break
      }
      text += next.value
    }
  } catch (error) {
    if (signal.aborted) throw error
    log.warn({ err: error }, 'a model did not sum up a talk')
  }
  figures.summaryFailures.inc()
  return ''
}
