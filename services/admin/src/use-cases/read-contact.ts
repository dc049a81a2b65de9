import { officeLimits } from '@lumen/contracts/admin/limits'
import type { ContactRecord } from '@lumen/contracts/admin/office-schema'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { writeDown } from '../store/audit-log.ts'
import { closeContactMessage, listContactMessages } from '../store/contact-messages.ts'

/** What people wrote to us, opened; that somebody read it is written down. */
export async function readContact(
  { db, sealer, clock }: AdminContext,
  actor: string,
  { closed, cursor }: { closed: boolean; cursor: string | undefined },
): Promise<{ messages: ContactRecord[]; next: string | null }> {
  const limit = officeLimits.page
  const messages = await listContactMessages(db, sealer, {
    limit,
    closed,
    before: readCursor(cursor),
  })
  if (messages.length > 0)
    await writeDown(db, {
      at: clock.now(),
      actor,
      action: 'read-contact',
      subject: null,
      reason: null,
    })
  return {
    messages: messages.map(({ createdAt, closedAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    next: messages.length === limit ? messages.at(-1)!.id : null,
  }
}

/** Says that a message is dealt with, or not. @throws AppError `not_found` */
export async function setContactClosed(
  { db, clock }: AdminContext,
  actor: string,
  id: string,
  closed: boolean,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await closeContactMessage(tx, id, closed ? at : null)))
      throw new AppError('not_found', 'There is no such message')
    const action = closed ? 'close-contact' : 'reopen-contact'
    await writeDown(tx, { at, actor, action, subject: id, reason: null })
  })
}
