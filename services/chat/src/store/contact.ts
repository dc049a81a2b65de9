import type { ContactState, ContactWish } from '@lumen/contracts/chat/contact'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import type { Language } from '@lumen/contracts/languages'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ContactHistory } from '../domain/contact.ts'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type OwnerRef = { userId: string; companionId: string }

/** Until its user decides, a companion may not write by itself. */
export async function findContact(
  db: Db,
  { userId, companionId }: OwnerRef,
): Promise<Omit<ContactState, 'unanswered'> & { language: Language | null }> {
  const hours = await db
    .selectFrom('contact_hours')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const plan = await db
    .selectFrom('contact_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .executeTakeFirst()
  const { quiet_from: from = null, quiet_to: to = null } = hours ?? {}
  return {
    ...usualContact,
    ...(plan !== undefined && {
      enabled: plan.enabled,
      days: plan.days,
      hours: { from: plan.hours_from, to: plan.hours_to },
    }),
    ...(hours !== undefined && { quiet: from === null || to === null ? null : { from, to } }),
    timeZone: hours?.time_zone ?? null,
    language: hours?.language ?? null,
  }
}

/** Stores what a user decided; what is on is looked at from `now` on. */
export async function writeContact(
  tx: Tx,
  { userId, companionId }: OwnerRef,
  { enabled, days, hours, quiet, timeZone }: ContactWish,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const shared = {
    time_zone: timeZone,
    language,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  }
  await tx
    .insertInto('contact_hours')
    .values({ user_id: userId, ...shared })
    .onConflict((c) => c.column('user_id').doUpdateSet(shared))
    .execute()
  const plan = {
    enabled,
    days: days.toSorted((a, b) => a - b),
    hours_from: hours.from,
    hours_to: hours.to,
    look_at: now,
  }
  await tx
    .insertInto('contact_plans')
    .values({ companion_id: companionId, user_id: userId, ...plan })
    .onConflict((c) => c.constraint('contact_plans_pkey').doUpdateSet(plan))
    .execute()
}

/** Takes companions that are due to be looked at; nobody else takes them before `next`. */
export async function takeDue(
  db: Db,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<OwnerRef[]> {
  const rows = await db
    .updateTable('contact_plans')
    .set({ look_at: next })
    .where('companion_id', 'in', (eb) =>
      eb
        .selectFrom('contact_plans')
        .select('companion_id')
        .where('enabled', '=', true)
        .where('look_at', '<=', now)
        .orderBy('look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['companion_id', 'user_id'])
    .execute()
  return rows.map((row) => ({ companionId: row.companion_id, userId: row.user_id }))
}

/** How often a companion wrote by itself, and when anybody last wrote. */
export async function readHistory(db: Db, companionId: string): Promise<ContactHistory> {
  const said = await db
    .selectFrom('all_messages')
    .select((eb) => [
      eb.fn.max('created_at').as('last_said_at'),
      sql<string | null>`max(position) filter (where is_from_user)`.as('answered_at'),
    ])
    .where('companion_id', '=', companionId)
    .executeTakeFirstOrThrow()
  const { unanswered } = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<string>().as('unanswered'))
    .where('companion_id', '=', companionId)
    .where('position', '>', said.answered_at ?? '0')
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('contacts')
    .select(['day', 'sent_at'])
    .where('companion_id', '=', companionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    companionId,
    last: last === undefined ? null : { day: last.day, sentAt: last.sent_at },
    unanswered: Number(unanswered),
    lastSaidAt: said.last_said_at,
  }
}

/** For which occasions it has written. */
export async function listOccasions(db: Db, companionId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contacts')
    .select('occasion')
    .where('companion_id', '=', companionId)
    .execute()
  return new Set(rows.map(({ occasion }) => occasion))
}

/** When the first thing was said in a talk. */
export async function firstSaidAt(db: Db, companionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('all_messages')
    .select('created_at')
    .where('companion_id', '=', companionId)
    .where('is_from_user', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export type NewContact = OwnerRef & {
  occasion: string
  day: string
  messageId: string
  position: bigint
  sentAt: Date
}

/** Notes that it writes; false: it has for that occasion, or on that day. */
export async function insertContact(tx: Tx, contact: NewContact): Promise<boolean> {
  const row = await tx
    .insertInto('contacts')
    .values({
      companion_id: contact.companionId,
      occasion: contact.occasion,
      user_id: contact.userId,
      day: contact.day,
      message_id: contact.messageId,
      position: contact.position,
      sent_at: contact.sentAt,
      told_at: null,
    })
    .onConflict((c) => c.doNothing())
    .returning('occasion')
    .executeTakeFirst()
  return row !== undefined
}

/** Messages that their user is still to be told of. */
export async function listUntold(
  db: Db,
  since: Date,
  limit: number,
): Promise<(OwnerRef & { messageId: string })[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(['user_id', 'companion_id', 'message_id'])
    .where('told_at', 'is', null)
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    companionId: row.companion_id,
    messageId: row.message_id,
  }))
}

export async function noteTold(db: Db, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ told_at: now })
    .where('message_id', '=', messageId)
    .execute()
}
