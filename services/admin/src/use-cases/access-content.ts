import { officeLimits, type AccessGround } from '@lumen/contracts/admin/limits'
import type { ContentAccess } from '@lumen/contracts/admin/office-schema'
import { authRequests } from '@lumen/contracts/auth/bus'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import {
  chatOfficeRequests,
  type ListedTalk,
  type ReadMessage,
} from '@lumen/contracts/chat/office-bus'
import { derivedId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'
import {
  endAccess,
  findAccess,
  insertAccess,
  listUntold,
  noteTold,
  presentAccess,
  type StoredAccess,
} from '../store/content-accesses.ts'
import { readUser } from './read-people.ts'

/** The conversations of an account, of which one can be opened. @throws AppError `not_found` */
export async function listTalksOf(
  context: AdminContext,
  userId: string,
): Promise<{ talks: ListedTalk[]; noticeHoldDays: number }> {
  const { bus, noticeHoldDays } = context
  await readUser(context, userId)
  const { talks } = await bus.request(chatOfficeRequests, 'chat.list-talks', { userId })
  return { talks, noticeHoldDays }
}

export type AccessRequest = {
  id: string
  userId: string
  companionId: string
  ground: AccessGround
  reason: string
  holdNotice?: boolean
}

/**
 * Opens one conversation to one administrator for half an hour. It is written down first, then its owner
 * is told, and only then can it be read. Repeated under its id it goes on where it was.
 *
 * @throws AppError `reauthentication_required`; `forbidden` for a hold that the operator has not set;
 *   `not_found`; `conflict` for an id that is somebody else’s
 */
export async function openContent(
  context: AdminContext,
  { userId: actor, sessionId }: { userId: string; sessionId: string },
  request: AccessRequest,
): Promise<ContentAccess> {
  const { db, bus } = context
  const { fresh } = await bus.request(authOfficeRequests, 'auth.check-fresh', { sessionId })
  if (!fresh) throw new AppError('reauthentication_required', 'Enter the password again first')
  const { userId, companionId } = request
  const { talks } = await listTalksOf(context, userId)
  if (!talks.some((talk) => talk.companionId === companionId))
    throw new AppError('not_found', 'There is no such conversation')
  await writeAccess(context, actor, request)
  const access = await findAccess(db, request.id)
  if (access === undefined || access.actor !== actor || access.companion_id !== companionId)
    throw new AppError('conflict', 'This id is of another access')
  if (access.tell_at <= access.opened_at) await tellOwner(context, access)
  const { outcome } = await bus.request(chatOfficeRequests, 'chat.open-talk', {
    id: access.id,
    userId,
    companionId,
    actor,
    expiresAt: access.expires_at.toISOString(),
  })
  if (outcome === 'unknown') throw new AppError('not_found', 'There is no such conversation')
  return presentAccess((await findAccess(db, access.id))!)
}

/** What was asked for, in the log before anything of it happens. */
async function writeAccess(
  { db, clock, noticeHoldDays }: AdminContext,
  actor: string,
  request: AccessRequest,
): Promise<void> {
  const { id, userId, companionId, ground, reason, holdNotice = false } = request
  if (holdNotice && (noticeHoldDays === 0 || ground !== 'legal-demand'))
    throw new AppError('forbidden', 'CONTENT_NOTICE_HOLD_DAYS does not allow to keep this back')
  const at = clock.now()
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const tellAt = holdNotice ? later(noticeHoldDays * 24 * 60) : at
  const line = { at, actor, subject: userId }
  await db.transaction().execute(async (tx) => {
    const isNew = await insertAccess(tx, {
      id,
      actor,
      user_id: userId,
      companion_id: companionId,
      ground,
      reason,
      opened_at: at,
      expires_at: later(officeLimits.accessMinutes),
      tell_at: tellAt,
    })
    if (!isNew) return
    await writeDown(tx, { ...line, action: 'open-content', reason })
    if (!holdNotice) return
    const setting = `CONTENT_NOTICE_HOLD_DAYS=${noticeHoldDays}: ${tellAt.toISOString()}`
    await writeDown(tx, { ...line, action: 'hold-notice', reason: setting })
  })
}

/**
 * Tells whose conversation it is, once. The id of the notice is made of that of the access, which is the
 * administrator’s to choose: under one of a notice that exists already nobody would be told.
 * @throws AppError `not_found` when the account is gone
 */
async function tellOwner({ db, bus, clock }: AdminContext, access: StoredAccess): Promise<void> {
  if (access.told_at !== null) return
  const { outcome } = await bus.request(authRequests, 'auth.notify', {
    userId: access.user_id,
    id: derivedId('content-access', access.id),
    notification: {
      kind: 'content-access',
      params: {
        companionId: access.companion_id,
        ground: access.ground,
        openedAt: access.opened_at.toISOString(),
      },
    },
  })
  if (outcome === 'unknown') throw new AppError('not_found', 'There is no such account')
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await noteTold(tx, access.id, at))) return
    const { actor, user_id: subject, reason } = access
    await writeDown(tx, { at, actor, action: 'tell-content', subject, reason })
  })
}

const toldAtOnce = 100

/** Tells those from whom a legal hold kept it back, once that is over. */
export async function tellOfAccesses(context: AdminContext): Promise<void> {
  for (const access of await listUntold(context.db, context.clock.now(), toldAtOnce))
    await tellOwner(context, access).catch((error: unknown) => {
      context.log.error({ err: error, accessId: access.id }, 'an owner was not told of an access')
    })
}

async function ownAccess(
  { db, clock }: AdminContext,
  actor: string,
  id: string,
): Promise<StoredAccess> {
  const access = await findAccess(db, id)
  if (access === undefined || access.actor !== actor)
    throw new AppError('not_found', 'There is no such access')
  if (access.expires_at <= clock.now()) throw new AppError('forbidden', 'This access is over')
  return access
}

/**
 * A page of the conversation, newest first. That it is read is written down before it is.
 * @throws AppError `not_found` for an access of somebody else, `forbidden` when it is over
 */
export async function readContent(
  context: AdminContext,
  actor: string,
  id: string,
  before: string | undefined,
): Promise<{ messages: ReadMessage[]; next: string | null }> {
  const { db, bus, clock } = context
  const { user_id: subject, reason } = await ownAccess(context, actor, id)
  await writeDown(db, { at: clock.now(), actor, action: 'read-content', subject, reason })
  const limit = officeLimits.page
  const answer = await bus.request(chatOfficeRequests, 'chat.read-talk', {
    accessId: id,
    actor,
    before: before ?? null,
    limit,
  })
  if (answer.outcome === 'closed') throw new AppError('forbidden', 'This access is over')
  const { messages } = answer
  return { messages, next: messages.length === limit ? messages.at(-1)!.position : null }
}

/** Ends an access before its time. @throws AppError as `readContent` */
export async function closeContent(
  context: AdminContext,
  actor: string,
  id: string,
): Promise<void> {
  const { db, bus, clock } = context
  const { user_id: subject, reason } = await ownAccess(context, actor, id)
  await bus.request(chatOfficeRequests, 'chat.close-talk', { accessId: id })
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    await endAccess(tx, id, at)
    await writeDown(tx, { at, actor, action: 'close-content', subject, reason })
  })
}
