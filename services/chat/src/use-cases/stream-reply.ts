import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatImage } from '@lumen/ai/chat'
import { failureFields, ModelFailure } from '@lumen/ai/model-failure'
import { suggestActions } from '@lumen/companion/suggestions'
import type { Box } from '@lumen/database/sealing'
import type { ChatModel } from '@lumen/service/models'
import type { AnsweredPlan } from '@lumen/service/models/for-plan'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { Answer } from '../answers/answer.ts'
import { ChosenModelAway, composeAnswer } from '../answers/compose-answer.ts'
import type { ChatContext } from '../context.ts'
import { ratioName } from '../answers/fitting-prompt.ts'
import { shownTurns } from '../domain/prompt.ts'
import { promptRoom, type PromptRoom } from '../domain/prompt-room.ts'
import type { Turn } from '../domain/recent-turns.ts'
import type { ReminderNote } from '../domain/reminder.ts'
import { isCharged } from '../domain/reply-end.ts'
import type { RunningReply } from '../live/running-reply.ts'
import type { ReplyRun } from '../store/replies.ts'
import { apologetic, brokenOff, finishReply, modelAway, type ReplyEnd } from './finish-reply.ts'
import { chosenModel } from './choose-model.ts'
import { answerFromTold } from './answer-from-told.ts'
import { tellRefused } from './hold-to-policy.ts'
import { readMasks } from './read-masks.ts'
import { readTalk, type Talk } from './read-talk.ts'
import { settleReminder } from './settle-reminder.ts'
import { recallFor } from './recall-for.ts'
import { queueTendencies } from './move-tendencies.ts'
import { queueSummary } from './summarise-talk.ts'
import type { ReplyTask } from './reply-task.ts'
import { warmTalk } from './warm-talk.ts'

/** That a reply may be written. */
export type Admission = {
  talk: Talk
  /** The run with what was reserved for it. */
  run: ReplyRun
  /** What it costs when it is given. */
  credits: number
  /** null: the local companion answers, where nothing may be spent too. */
  model: ChatModel | null
  /** Who is answered; undefined: it is not known. */
  plan?: AnsweredPlan | undefined
}

/** Writes a reply to its end, whatever that is, and stores it; whether the next one may follow in turn. */
export async function streamReply(
  context: ChatContext,
  box: Box,
  reply: RunningReply,
  work: Admission & { task: ReplyTask },
): Promise<boolean> {
  const { figures, log } = context
  const begun = performance.now()
  const { messageId } = work.run
  let { talk } = work
  let error: unknown = null
  const answered = work.model?.local === true ? context.warmer.yield() : null
  try {
    talk = await write(context, box, reply, work, begun)
  } catch (thrown) {
    error = thrown
  } finally {
    answered?.()
  }
  reply.finish()
  if (reply.cutShort() === 'lost') return false
  context.sender.flush(reply.followers())
  await context.takeTurn()
  const end = endOf(reply, { ...work, talk }, error)
  if (error !== null && reply.cutShort() === null) {
    log.warn({ ...failureFields(error), messageId, status: end.status }, 'a reply broke off')
    figures.failures.inc({ code: error instanceof ModelFailure ? error.code : 'internal' })
  }
  const message = await finishPatiently(context, box, work, end)
  const { provider = 'none', fallback } = end.metadata
  figures.duration.observe(
    { provider, status: message === null ? 'lost' : end.status },
    (performance.now() - begun) / 1_000,
  )
  if (fallback === true) figures.fallbacks.inc()
  // While it is read: what the next prompt begins with.
  const { model, task } = work
  const talkId = task.question.companionId
  const isHost = task.companion.id === talkId
  if (isHost) await queueTendencies(context, task, talk)
  if (error === null) warmTalk(context, task.asker, talkId)
  if (talk.crisis === 'none' && model !== null && isHost)
    await queueSummary(context, task, talk, promptTurns(context, model, task, talk))
  return message?.status === 'complete' && message.metadata.crisis === undefined
}

/** So often a reply is composed anew because its user forgot something meanwhile. */
const composedAnew = 3

/**
 * Writes the text of a reply; returns the talk that it answers. What was forgotten since the talk was
 * read is not said: that is asked once more before the first word.
 */
async function write(
  context: ChatContext,
  box: Box,
  reply: RunningReply,
  work: Admission & { task: ReplyTask },
  begun: number,
): Promise<Talk> {
  const { task, model } = work
  let { talk } = work
  const reminder = await settleReminder(context, box, task, talk)
  if (reminder !== null) reply.note({ reminder: reminder.state })
  let answer = await compose(context, reply, { task, talk, model, reminder })
  let first = await answer.next()
  for (let times = 0; times < composedAnew && !reply.signal.aborted; times += 1) {
    const { version } = await readMasks(context, box, task.asker.userId)
    if (version === talk.masks) break
    await answer.return()
    talk = await readTalk(context, box, task)
    answer = await compose(context, reply, { task, talk, model, reminder })
    first = await answer.next()
  }
  if (first.done === true) return talk
  const { provider = 'none' } = reply.metadata()
  context.figures.firstChunk.observe({ provider }, (performance.now() - begun) / 1_000)
  if (!reply.signal.aborted) reply.append(first.value)
  for await (const piece of answer) {
    if (reply.signal.aborted) break
    reply.append(piece)
  }
  return talk
}

/** The reply goes on whether or not the log of decisions could be told. */
function noteRefused(
  context: ChatContext,
  userId: string,
  reason: string,
  by: 'floor' | 'provider',
): void {
  const { moderation } = context.answering
  const asked = by === 'provider' ? moderation : null
  const looked = { provider: asked?.name ?? null, model: asked?.model ?? null, providerAway: false }
  tellRefused(context, { userId, what: 'reply', reason, by, ...looked }).catch((err: unknown) =>
    context.log.error({ err }, 'a refused reply is not in the log of decisions'),
  )
}

async function compose(
  context: ChatContext,
  reply: RunningReply,
  work: {
    task: ReplyTask
    talk: Talk
    model: ChatModel | null
    reminder: ReminderNote | null
  },
): Promise<Answer> {
  const { task, talk, model, reminder } = work
  const shown = model === null ? null : promptTurns(context, model, task, talk)
  const { answering } = context
  const { memoryTokens } = model === null ? answering : roomOf(answering, model)
  const { missed, ...remembered } = await recallFor(context, task, talk, { shown, memoryTokens })
  await context.takeTurn()
  return composeAnswer(context.answering, model, {
    ...task.asker,
    ...talk,
    spoken: talk.language,
    language: task.asker.language,
    companion: task.companion,
    ...remembered,
    picture: (objectId) => readPicture(context, task.asker.userId, objectId),
    told: () => answerFromTold(context, task, talk, missed),
    reminder,
    instruction: task.instruction,
    generation: task.companion.generation,
    // While care goes on, somebody answers.
    insisted: chosenModel(task) !== null && !talk.helpLink,
    seed: `${task.message.id}:${reply.run.fence}`,
    requestId: currentRequestId() ?? newRequestId(),
    signal: reply.signal,
    note: reply.note,
    onStage: reply.reach,
    onRefused: (reason, by) => noteRefused(context, task.asker.userId, reason, by),
    rewrite: reply.rewrite,
  })
}

const roomOf = (answering: ChatContext['answering'], model: ChatModel): PromptRoom =>
  promptRoom(model, answering, answering.ratios.of(ratioName(model)))

async function readPicture(
  { pictures, log }: ChatContext,
  userId: string,
  objectId: string,
): Promise<ChatImage | null> {
  try {
    return await pictures.read(userId, objectId)
  } catch (error) {
    log.warn({ err: error, objectId }, 'a model is not shown a picture')
    return null
  }
}

/** The turns that a model's prompt shows. */
function promptTurns(
  { answering }: ChatContext,
  model: ChatModel,
  task: ReplyTask,
  talk: Talk,
): Turn[] {
  return shownTurns({
    ...task,
    ...task.asker,
    persona: talk.persona,
    turns: talk.turns,
    older: talk.older,
    askedLanguage: talk.askedLanguage,
    scene: talk.scene,
    manner: talk.manner,
    since: talk.since,
    ...roomOf(answering, model),
  })
}

function endOf(reply: RunningReply, { talk, credits }: Admission, error: unknown): ReplyEnd {
  const text = reply.text()
  const metadata = reply.metadata()
  const cutShort = reply.cutShort()
  if (cutShort === 'closing' || (cutShort === null && error !== null)) {
    const failure =
      cutShort === 'closing'
        ? ({
            code: 'unavailable',
            error: 'The service restarts. What was written is kept',
          } as const)
        : error instanceof ChosenModelAway
          ? modelAway
          : brokenOff
    return {
      status: text === '' && cutShort === null ? 'failed' : 'interrupted',
      text,
      metadata: { ...metadata, emotion: apologetic, errorCode: failure.code },
      failure,
    }
  }
  const serious = metadata.crisis !== undefined || talk.care !== null
  const words = talk.turns.filter(({ note }) => note !== true)
  const said = [...words.map((turn) => turn.text), text]
  const suggestedActions = serious ? [] : suggestActions(said, talk.language)
  const status = cutShort === 'stopped' ? 'stopped' : 'complete'
  const receipt = isCharged(status, metadata) ? { credits } : {}
  return { status, text, metadata: { ...metadata, ...receipt, suggestedActions } }
}

const storePausesMs = [250, 1_000, 2_000, 4_000, 8_000]

/** A whole reply is not given up because the database is away for a moment. */
async function finishPatiently(
  context: ChatContext,
  box: Box,
  { run }: Admission,
  end: ReplyEnd,
): ReturnType<typeof finishReply> {
  for (const pauseMs of storePausesMs) {
    try {
      return await finishReply(context, box, run, end)
    } catch (error) {
      context.log.warn({ err: error, messageId: run.messageId }, 'a reply could not be stored yet')
      await sleep(pauseMs)
    }
  }
  return finishReply(context, box, run, end)
}
