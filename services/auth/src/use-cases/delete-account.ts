import { authEvents, type AccountFrame } from '@lumen/contracts/auth/bus'
import type { PendingDeletion } from '@lumen/contracts/auth/deletion'
import { subjects } from '@lumen/contracts/bus'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import { randomBytes } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import {
  findDeletion,
  insertDeletion,
  readToken,
  removePending,
  type AccountDeletion,
} from '../store/account-deletions.ts'
import { lockUser } from '../store/users.ts'
import { announceNotification, createNotification } from './create-notification.ts'

const hourMs = 3_600_000

/** What its owner sees of a deletion that is to come; null: the account stays. */
export async function readDeletion(
  context: AuthContext,
  userId: string,
): Promise<PendingDeletion | null> {
  const found = await findDeletion(context.db, userId)
  return found === null ? null : present(context, found)
}

/**
 * Has an account deleted after the days of grace; until then everything goes on, and its owner can
 * keep it. Asked again it changes nothing.
 */
export async function requestDeletion(
  context: AuthContext,
  userId: string,
): Promise<PendingDeletion> {
  const { db, sealer, clock, config } = context
  const requestedAt = clock.now()
  const dueAt = new Date(requestedAt.getTime() + config.ACCOUNT_DELETION_GRACE_HOURS * hourMs)
  const box = await sealer.open(db, userId)
  const token = randomBytes(32).toString('base64url')
  const notification = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId)))
      throw new AppError('unauthenticated', 'This account does not exist any more')
    const wish = { userId, requestedAt, dueAt, token }
    if ((await insertDeletion(tx, box, wish)) === null) return null
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId })
    return createNotification(context, tx, {
      id: newId(),
      userId,
      notification: { kind: 'account-deletion', params: { dueAt: dueAt.toISOString() } },
      now: requestedAt,
    })
  })
  if (notification !== null) tellPages(context, userId)
  if (notification !== null && typeof notification !== 'string')
    await announceNotification(context, userId, notification)
  const found = await findDeletion(db, userId)
  if (found === null) throw new AppError('conflict', 'The deletion was just taken back')
  return present(context, found)
}

/** Keeps an account after all. `conflict` when there is nothing to take back any more. */
export async function revokeDeletion(context: AuthContext, userId: string): Promise<void> {
  const revoked = await context.db.transaction().execute(async (tx) => {
    if (!(await removePending(tx, userId))) return false
    await appendEvent(tx, authEvents, 'auth.user-updated', { userId })
    return true
  })
  if (!revoked) throw new AppError('conflict', 'No deletion of this account can be taken back')
  tellPages(context, userId)
}

async function present(context: AuthContext, row: AccountDeletion): Promise<PendingDeletion> {
  const box = await context.sealer.open(context.db, row.user_id)
  return {
    requestedAt: row.requested_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    receiptToken: readToken(box, row),
  }
}

function tellPages({ bus, eventsCommitted }: AuthContext, userId: string): void {
  eventsCommitted()
  const frame: AccountFrame = { kind: 'user-changed' }
  bus.broadcast(subjects.liveUser(userId), frame)
}
