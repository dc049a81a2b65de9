import { createHash, randomBytes } from 'node:crypto'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { MediaContext } from '../context.ts'
import { chargeKey, kindOfWork, priceOf, type JobInput, type JobWish } from '../domain/job-input.ts'
import { refuseJob } from '../store/job-endings.ts'
import { findJobByKey, insertJob, markReserved, type Job } from '../store/jobs.ts'
import { closeCharge } from './close-charge.ts'
import { enqueueJob } from './enqueue-job.ts'
import { endJob } from './finish-job.ts'
import { holdToPolicy } from './hold-to-policy.ts'
import { readPlan } from '../adapters/billing-plan.ts'
import { requireMainSubject } from './preview-picture.ts'
import { plannedMessage, showInTalk, tellEndAgain } from './show-in-talk.ts'

/**
 * Makes a job: its prompt is looked at, its credits are set aside, its message is stored, and only
 * then it is put into the queue. Whatever fails on the way leaves nothing behind.
 * @throws AppError `switched_off`, `prompt_refused`, `subject_not_drawn`, `rate_limited`, `quota_exceeded`, `not_found`, `unavailable`
 */
export async function startJob(context: MediaContext, wish: JobWish): Promise<Job> {
  const { charges, figures, flags } = context
  const { caller, work } = wish
  const requestKey = requestKeyOf(wish)
  const known = requestKey === null ? null : await findJobByKey(context, caller.userId, requestKey)
  if (known !== null) return madeBefore(known, wish)
  if (work === 'video') flags.require('video-generation', caller.userId)
  await checkPrompt(context, wish)
  if (work === 'picture') {
    const { prompt, language = caller.language } = wish.input
    requireMainSubject(context, prompt, language, caller.language)
  }
  const { priority, quality } = await readPlan(context, caller.userId)
  const { prompt, style = null, voice = null, duration = null } = wish.input
  const language = wish.input.language ?? caller.language
  const kind = kindOfWork[work]
  const input: JobInput = {
    prompt,
    style,
    voice,
    duration,
    language,
    quality: kind === 'image' ? quality : 'standard',
  }
  const price = priceOf(work, input)
  const id = newId()
  // Known from the beginning, so that whoever ends the job can tell its message.
  const messageId = plannedMessage(wish)
  const { outcome, job } = await insertJob(
    context,
    {
      id,
      user_id: caller.userId,
      kind,
      work,
      input,
      seed: randomBytes(8).toString('hex'),
      request_key: requestKey,
      stage: 'waiting',
      priority,
      lease_token: null,
      lease_until: null,
      object_id: null,
      poster_id: null,
      error_code: null,
      reservation_id: null,
      units: price.units,
      units_made: null,
      reserved_credits: null,
      credits: null,
      companion_id: wish.companionId ?? null,
      message_id: messageId,
      request_id: currentRequestId() ?? newRequestId(),
      createdAt: context.clock.now(),
      finished_at: null,
    },
    mediaLimits.unfinishedJobs,
  )
  if (outcome === 'repeated') return madeBefore(job!, wish)
  if (outcome === 'too-many')
    throw new AppError(
      'rate_limited',
      `${mediaLimits.unfinishedJobs} things are being made for you already; wait for one to be done`,
      { retryAfter: 15 },
    )
  let maybeShown = false
  try {
    const { userId } = caller
    const reservation = await charges.reserve({ userId, key: chargeKey(id), ...price })
    maybeShown = messageId !== null
    const shownIn = await showInTalk(context, wish, id, messageId)
    const { id: reservationId, credits } = reservation
    const reserved = { reservationId, credits, messageId: shownIn }
    // Cancelled in this very moment: its message may have come to stand after that was told.
    if (!(await markReserved(context.db, id, reserved))) {
      await tellEndAgain(context, id, shownIn)
      await closeCharge(context, id, { tell: false })
    }
    figures.started.inc({ work })
    await enqueueJob(context, job!)
    return { ...job!, message_id: shownIn, reserved_credits: credits }
  } catch (error) {
    await refuse(context, job!, error, maybeShown)
    throw error
  }
}

/** @throws AppError `conflict` when the key was meant for something else */
function madeBefore(job: Job, { work }: JobWish): Job {
  if (job.work === work) return job
  throw new AppError('conflict', 'This key was used for something of another kind')
}

async function checkPrompt(
  context: MediaContext,
  { caller, work, input, signal }: JobWish,
): Promise<void> {
  const verdict = await context.providers.moderate(
    input.prompt,
    {
      language: input.language ?? caller.language,
      ageBand: caller.ageBand,
      work,
      requestId: currentRequestId() ?? newRequestId(),
    },
    signal,
  )
  await holdToPolicy(context, { userId: caller.userId, what: 'prompt' }, verdict)
}

/** In a talk the id of the message is a key as well; hashed, as it is of the client’s making. */
function requestKeyOf({ caller, companionId, requestKey, talk }: JobWish): string | null {
  const wishId = talk?.clientMessageId ?? null
  const key = requestKey ?? (wishId === null ? null : `message:${companionId}:${wishId}`)
  return key === null
    ? null
    : createHash('sha256').update(`${caller.userId}:${key}`).digest('base64url')
}

/** Chat has said that it stores no message for it. */
const refusedByChat: ReadonlySet<AppError['code']> = new Set(['not_found', 'conflict'])

/**
 * The job never was; what may have been reserved goes back, by the sweep at the latest. Where a message
 * may stand that waits for it, it has failed instead: the message says so and offers to try again.
 */
async function refuse(
  context: MediaContext,
  job: Job,
  why: unknown,
  maybeShown: boolean,
): Promise<void> {
  const { db, clock, log } = context
  const { id: jobId } = job
  const code = why instanceof AppError ? why.code : 'internal'
  try {
    if (maybeShown && !refusedByChat.has(code)) {
      await endJob(context, jobId, { status: 'failed', errorCode: code, freesKey: true })
      return
    }
    await refuseJob(db, jobId, { code, owed: code !== 'quota_exceeded', at: clock.now() })
    await closeCharge(context, jobId, { tell: false })
  } catch (error) {
    log.warn({ err: error, jobId }, 'a job that could not begin is left to the sweep')
  }
}
