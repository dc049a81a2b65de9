import { officeLimits } from '@lumen/contracts/admin/limits'
import type { ContactRecord, ContactState, Delivery } from '@lumen/contracts/admin/office-schema'
import { AppError } from '@lumen/http/app-error'
import type { Selectable } from 'kysely'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { writeDown } from '../store/audit-log.ts'
import { listContactAnswers, openContactAnswer } from '../store/contact-answers.ts'
import {
  closeContactMessage,
  findContactRow,
  listContactMessages,
  openContactMessage,
} from '../store/contact-messages.ts'
import type { ContactMessageTable } from '../store/tables.ts'

export const noSuchMessage = () => new AppError('not_found', 'There is no such message')

/** What people wrote to us, opened, with its answers; that somebody read it is written down. */
export async function readContact(
  context: AdminContext,
  actor: string,
  { state, cursor }: { state: ContactState; cursor: string | undefined },
): Promise<{ messages: ContactRecord[]; next: string | null }> {
  const { db, clock } = context
  const limit = officeLimits.page
  const rows = await listContactMessages(db, { limit, state, before: readCursor(cursor) })
  if (rows.length > 0)
    await writeDown(db, {
      at: clock.now(),
      actor,
      action: 'read-contact',
      subject: null,
      reason: null,
    })
  return {
    messages: await present(context, rows),
    next: rows.length === limit ? rows.at(-1)!.id : null,
  }
}

/** One of them; that somebody read it is written down. @throws AppError `not_found` */
export async function readContactMessage(
  context: AdminContext,
  actor: string,
  id: string,
): Promise<ContactRecord> {
  const message = await readMessage(context, id)
  const at = context.clock.now()
  await writeDown(context.db, { at, actor, action: 'read-contact', subject: id, reason: null })
  return message
}

/** One message with its answers. @throws AppError `not_found` */
export async function readMessage(context: AdminContext, id: string): Promise<ContactRecord> {
  const row = await findContactRow(context.db, id)
  if (row === undefined) throw noSuchMessage()
  return (await present(context, [row]))[0]!
}

async function present(
  { db, sealer }: AdminContext,
  rows: readonly Selectable<ContactMessageTable>[],
): Promise<ContactRecord[]> {
  const answers = await listContactAnswers(
    db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => {
      const box = await sealer.open(db, row.sealed_for)
      const { createdAt, answeredAt, closedAt, ...message } = openContactMessage(box, row)
      return {
        ...message,
        createdAt: createdAt.toISOString(),
        state: closedAt !== null ? 'closed' : answeredAt !== null ? 'answered' : 'open',
        closedAt: closedAt?.toISOString() ?? null,
        answers: answers
          .filter(({ message_id }) => message_id === row.id)
          .map((answer) => openContactAnswer(box, answer)),
      }
    }),
  )
}

/** What became of the mails with the answers to a message. @throws AppError `not_found` */
export async function readDeliveries(
  { db }: AdminContext,
  id: string,
): Promise<{ id: string; delivery: Delivery }[]> {
  if ((await findContactRow(db, id)) === undefined) throw noSuchMessage()
  const answers = await listContactAnswers(db, [id])
  return answers.map((answer) => ({ id: answer.id, delivery: answer.delivery }))
}

/** Says that a message is dealt with, or waits again. @throws AppError `not_found` */
export async function setContactClosed(
  { db, clock }: AdminContext,
  actor: string,
  id: string,
  closed: boolean,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await closeContactMessage(tx, id, closed ? at : null))) throw noSuchMessage()
    const action = closed ? 'close-contact' : 'reopen-contact'
    await writeDown(tx, { at, actor, action, subject: id, reason: null })
  })
}
