import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import type { ContactRecord } from '@lumen/contracts/admin/office-schema'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'
import {
  insertContactAnswer,
  listContactAnswers,
  listToHandOver,
  noteHandedOver,
} from '../store/contact-answers.ts'
import { findContactRow, setAnswered } from '../store/contact-messages.ts'
import { noSuchMessage, readMessage } from './read-contact.ts'

/**
 * Answers what somebody wrote, by mail; repeated under its id it is sent once. The answer is stored
 * first and handed over then: what service auth does not take now is handed over by a job.
 *
 * @throws AppError `conflict` when somebody else answered or closed it meanwhile, `mail_not_configured`
 *   where no mail would ever be sent
 */
export async function answerContact(
  context: AdminContext,
  actor: string,
  messageId: string,
  answer: { id: string; text: string; seen: number },
): Promise<ContactRecord> {
  const { db, sealer, bus, clock, log } = context
  const { mode } = await bus.request(authOfficeRequests, 'auth.read-mail-mode', {})
  if (mode === 'off') throw new AppError('mail_not_configured', 'This server sends no mails')
  const at = clock.now()
  const isNew = await db.transaction().execute(async (tx) => {
    const row = await findContactRow(tx, messageId, { lock: true })
    if (row === undefined) throw noSuchMessage()
    const answers = await listContactAnswers(tx, [messageId])
    if (answers.some(({ id }) => id === answer.id)) return false
    if (answers.length !== answer.seen || row.closed_at !== null)
      throw new AppError('conflict', 'Somebody else answered or closed this meanwhile')
    const box = await sealer.open(tx, row.sealed_for)
    const { user_id: userId } = row
    await insertContactAnswer(tx, box, { ...answer, messageId, userId, actor, at })
    await setAnswered(tx, messageId, at)
    await writeDown(tx, { at, actor, action: 'answer-contact', subject: messageId, reason: null })
    return true
  })
  if (isNew)
    await handOver(context, messageId, answer.id).catch((error: unknown) => {
      log.warn({ err: error, messageId }, 'an answer could not be handed over; it is tried again')
    })
  return readMessage(context, messageId)
}

async function handOver(context: AdminContext, messageId: string, answerId: string): Promise<void> {
  const { answers, ...message } = await readMessage(context, messageId)
  const index = answers.findIndex(({ id }) => id === answerId)
  const answer = answers[index]
  if (answer === undefined || answer.delivery !== 'waiting') return
  const { outcome } = await context.bus.request(authOfficeRequests, 'auth.queue-letter', {
    id: answerId,
    userId: message.userId,
    to: message.email,
    name: message.name,
    language: message.language,
    subject: message.subject,
    text: answer.text,
    quoted: { text: message.message, at: message.createdAt },
    after: answers.slice(0, index).map(({ id }) => id),
  })
  // Of an account that is gone; what it wrote goes as well.
  if (outcome === 'unknown') context.log.warn({ messageId }, 'an answer has nobody to go to')
  await noteHandedOver(context.db, answerId, context.clock.now())
}

const atOnce = 100

/** Hands over what a failure kept back; one that fails again does not keep the others waiting. */
export async function handOverLetters(context: AdminContext): Promise<void> {
  for (const { id, message_id: messageId } of await listToHandOver(context.db, atOnce))
    await handOver(context, messageId, id).catch((error: unknown) => {
      context.log.error({ err: error, messageId }, 'an answer waits to be handed over')
    })
}
