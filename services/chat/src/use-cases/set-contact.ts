import type { ContactState, ContactWish } from '@lumen/contracts/chat/contact'
import { contactFault } from '@lumen/contracts/chat/contact-hours'
import type { Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { isTimeZone } from '../domain/contact.ts'
import { hasCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { findContact, readHistory, writeContact } from '../store/contact.ts'
import { noSuchCompanion } from './read-companions.ts'

/** Whether and when a companion may write by itself; `not_found` for hidden ones and those of others. */
export async function readContact(
  { db }: ChatContext,
  userId: string,
  companionId: string,
): Promise<ContactState> {
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const { language: _known, ...settings } = await findContact(db, { userId, companionId })
  const { unanswered } = await readHistory(db, companionId)
  return { ...settings, unanswered }
}

/** Stores what a user decided. Errors: `invalid_input` for hours in which it could never write. */
export async function setContact(
  context: ChatContext,
  { userId, language }: { userId: string; language: Language },
  companionId: string,
  wish: ContactWish,
): Promise<ContactState> {
  const { db, clock } = context
  checkWish(wish)
  await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    await writeContact(tx, { userId, companionId }, wish, { language, now: clock.now() })
  })
  return readContact(context, userId, companionId)
}

const faults = {
  noDays: ['days', 'There is no day on which it may write'],
  order: ['hours', 'The hours end before they begin'],
  same: ['quiet', 'Quiet hours begin and end at different times'],
  covered: ['quiet', 'The quiet hours leave no time'],
} as const

function checkWish(wish: ContactWish): void {
  const fault = contactFault(wish)
  const [path, message] = fault === null ? [] : faults[fault]
  if (path !== undefined)
    throw new AppError('invalid_input', message, { details: [{ path, message }] })
  if (isTimeZone(wish.timeZone)) return
  const unknown = 'There is no such time zone'
  throw new AppError('invalid_input', unknown, {
    details: [{ path: 'timeZone', message: unknown }],
  })
}
