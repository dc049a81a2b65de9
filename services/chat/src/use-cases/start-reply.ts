import { readWishes } from '@lumen/companion/manner'
import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'
import type { Box } from '@lumen/database/sealing'
import { runForPlan } from '@lumen/service/models/for-plan'
import { withDeadline } from '@lumen/runtime/deadline'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { ChatContext } from '../context.ts'
import type { RunningReply } from '../live/running-reply.ts'
import { chargeKeyOf, setReservation, type ReplyRun, type StartedRun } from '../store/replies.ts'
import { oweReply, type ReplyCharge } from '../store/reply-charges.ts'
import { chosenModel, modelFor } from './choose-model.ts'
import { discardRun } from './discard-run.ts'
import { modelAway } from './finish-reply.ts'
import { payForReply } from './pay-for-reply.ts'
import { presentMessage } from './present-message.ts'
import { readTalk, type Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'
import { streamReply, type Admission } from './stream-reply.ts'
import { openNextTurn } from './whose-turn.ts'

export type Refusal = {
  code: ErrorCode
  error: string
  details?: NonNullable<ErrorBody['details']>
}

const chargeTimeoutMs = 3_000
const notStarted: Refusal = {
  code: 'unavailable',
  error: 'The reply could not be started. Try again soon',
}
/** Another model answers only when the user says so. */
const away = (task: ReplyTask): Refusal => ({
  ...modelAway,
  details: [{ path: 'model', message: chosenModel(task)?.model ?? '' }],
})

/**
 * Starts to write a reply whose run was stored just now. Resolves as soon as it is decided whether
 * it may be written: null when it is, else why not (the run is then undone). Writing goes on after
 * that by itself.
 */
export function startReply(
  context: ChatContext,
  box: Box,
  run: StartedRun,
  task: ReplyTask,
): Promise<Refusal | null> {
  const { promise, resolve } = Promise.withResolvers<Refusal | null>()
  context.live.start(run, box, task.continueFrom ?? '', async (reply) => {
    try {
      const admission = await admit(context, box, run, task)
      if ('refusal' in admission) {
        await discardRun(context, run, task.message)
        resolve(admission.refusal)
        return
      }
      announce(context, reply, task, admission.talk)
      resolve(null)
      const mayFollow = await runForPlan(admission.plan, () =>
        streamReply(context, box, reply, { ...admission, task }),
      )
      if (mayFollow) void goOn(context, box, task)
    } finally {
      // Whoever asked must not wait for ever when even the undoing failed.
      resolve(notStarted)
    }
  })
  return promise
}

/** Has the next companion of a scene answer; one that may not is told of, and ends the round. */
async function goOn(context: ChatContext, box: Box, task: ReplyTask): Promise<void> {
  try {
    const next = await openNextTurn(context, box, task)
    if (next === null) return
    const refusal = await startReply(context, box, next.run, next.task)
    if (refusal === null) return
    context.tellUser(task.asker.userId, {
      kind: 'reply-failed',
      companionId: task.question.companionId,
      messageId: null,
      clientMessageId: null,
      message: null,
      code: refusal.code,
      error: refusal.error,
      requestId: currentRequestId() ?? newRequestId(),
    })
  } catch (error) {
    context.log.error({ err: error, messageId: task.message.id }, 'nobody answers in turn')
  }
}

/** Reads the talk and reserves the charge. A crisis is never charged and never refused. */
async function admit(
  context: ChatContext,
  box: Box,
  run: ReplyRun,
  task: ReplyTask,
): Promise<Admission | { refusal: Refusal }> {
  let reservation: string | null = null
  try {
    const talk = await readTalk(context, box, task)
    if (talk.crisis !== 'none') return { talk, run, credits: 0, model: null }
    const model = await withConsent(context, task.asker.userId, modelFor(context, task))
    // A guest has no wallet.
    if (task.asker.guest === true)
      return { talk, run, credits: 0, model: model === 'away' ? null : model, plan: 'guest' }
    // While care goes on, and just after, they are answered whoever is away.
    if (model === 'away')
      return talk.helpLink ? { talk, run, credits: 0, model: null } : { refusal: away(task) }
    const answer = await withDeadline(
      context.charges.reserve({
        userId: run.userId,
        key: chargeKeyOf(run),
        kind: 'text',
        local: model?.local ?? true,
        timeZone: task.asker.timeZone,
      }),
      chargeTimeoutMs,
      'reserving a charge',
    )
    if (!answer.ok) {
      // While care goes on, and just after, they are answered whatever their balance.
      if (talk.helpLink) return { talk, run, credits: 0, model: null }
      const { code, error, details } = answer
      return { refusal: { code, error, ...(details && { details }) } }
    }
    const { credits, plan } = answer
    reservation = answer.reservation
    if (reservation === null) return { talk, run, credits, model, plan }
    if (await setReservation(context.db, run, reservation))
      return { talk, run: { ...run, reservation }, credits, model, plan }
    // It was stopped meanwhile, and who ended it did not know of the reservation.
  } catch (error) {
    context.log.error({ err: error, messageId: run.messageId }, 'a reply could not be started')
  }
  if (reservation !== null) await giveBack(context, run, reservation)
  return { refusal: notStarted }
}

/** A model of others hears a talk only where its user allows it; else the offline companion answers. */
async function withConsent(
  { mayProcess }: ChatContext,
  userId: string,
  model: ReturnType<typeof modelFor>,
): Promise<ReturnType<typeof modelFor>> {
  if (model === null || model === 'away') return model
  const staysHere = model.local && model.providerId !== 'configured'
  return staysHere || (await mayProcess(userId)) ? model : null
}

async function giveBack(context: ChatContext, run: ReplyRun, reservation: string): Promise<void> {
  const { userId, companionId, messageId } = run
  const owed: ReplyCharge = {
    reservation,
    user_id: userId,
    companion_id: companionId,
    message_id: messageId,
    version: null,
    credits: 0,
    state: 'release',
  }
  try {
    await oweReply(context.db, owed)
    void payForReply(context, owed)
  } catch (error) {
    context.log.error({ err: error, messageId, reservation }, 'a charge was not given back')
  }
}

/** What of its manner was asked for, which what follows learns from. */
function wishesOf({ instruction }: ReplyTask, { language }: Talk) {
  const wishes = instruction === null ? [] : readWishes(instruction, language)
  return wishes.length > 0 ? { wishes } : {}
}

function announce(context: ChatContext, reply: RunningReply, task: ReplyTask, talk: Talk): void {
  reply.note({
    emotion: talk.tone,
    language: talk.language,
    ...(talk.helpLink && { helpLink: true }),
    ...wishesOf(task, talk),
  })
  context.tellUser(task.asker.userId, {
    kind: 'reply-started',
    message: { ...presentMessage(task.message), content: reply.text() },
    emotion: talk.tone,
    clientMessageId: task.question.clientMessageId,
  })
}
