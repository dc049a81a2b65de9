import { BusError } from '@lumen/bus/bus-error'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { derivedId, newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import { appendJobEnded } from '../store/job-ended.ts'
import { noteMessage } from '../store/jobs-of-message.ts'
import type { JobWish } from '../domain/job-input.ts'

/** The message that will hold it: in a talk, the same for the same wish. */
export function plannedMessage({ caller, companionId, talk }: JobWish): string | null {
  if (talk === undefined || companionId === undefined) return null
  if (talk.messageId !== undefined) return talk.messageId
  return talk.clientMessageId === null
    ? newId()
    : derivedId('media', caller.userId, companionId, talk.clientMessageId)
}

/**
 * Has chat store the messages of a wish, or find them.
 * @returns the message that holds what is made; null when it is not made in a talk
 * @throws AppError `not_found` or `conflict` when chat refuses it; anything else: nobody knows
 */
export async function showInTalk(
  { bus }: MediaContext,
  { caller, work, input, companionId, talk }: JobWish,
  jobId: string,
  messageId: string | null,
): Promise<string | null> {
  if (talk === undefined || companionId === undefined || messageId === null) return null
  const ask = () =>
    bus.request(chatRequests, 'chat.add-media-message', {
      userId: caller.userId,
      companionId,
      jobId,
      kind: work === 'video' ? 'video' : 'image',
      prompt: input.prompt,
      clientMessageId: talk.clientMessageId,
      language: input.language ?? caller.language,
      messageId,
    })
  const answer = await ask()
    // The message may stand although nobody said so; asked again, it is found.
    .catch((error: unknown) => {
      if (error instanceof BusError && error.code === 'timeout') return ask()
      throw error
    })
    .catch((cause: unknown) => {
      if (cause instanceof BusError && cause.appCode !== undefined)
        throw new AppError(cause.appCode, cause.message, { cause })
      throw new AppError('unavailable', 'The talk cannot be reached just now; try again', { cause })
    })
  if (answer.outcome === 'unknown-companion')
    throw new AppError('not_found', 'There is no such companion')
  return answer.messageId
}

/** The message of a job that ended before it stood would show it as waiting for ever. */
export async function tellEndAgain(
  { db, eventsCommitted }: Pick<MediaContext, 'db' | 'eventsCommitted'>,
  jobId: string,
  messageId: string | null,
): Promise<void> {
  if (messageId === null) return
  await db.transaction().execute(async (tx) => {
    const ended = await noteMessage(tx, jobId, messageId)
    if (ended !== null) await appendJobEnded(tx, ended, ended.status)
  })
  eventsCommitted()
}
