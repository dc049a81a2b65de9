import { exportLimits } from '@lumen/contracts/auth/privacy'
import type { Notification } from '@lumen/contracts/auth/notifications'
import { derivedId } from '@lumen/database/ids'
import type { AuthContext } from '../../context.ts'
import { exportErrorOf } from '../../domain/export-error.ts'
import { updateExport, type ExportRow } from '../../store/exports.ts'
import { lockUser } from '../../store/users.ts'
import { createNotification } from '../create-notification.ts'

const keptUntil = ({ clock }: AuthContext): Date =>
  new Date(clock.now().getTime() + exportLimits.keptDays * 86_400_000)

/**
 * An export is there, and its owner is told, both or neither. Follow with `announceNotification`.
 * @returns null when it is somebody else’s now, or gone; `told` is null when nobody is to be told
 */
export const endAsReady = (
  context: AuthContext,
  row: ExportRow,
  bytes: number,
): Promise<{ told: Notification | null } | null> =>
  context.db.transaction().execute(async (tx) => {
    // The user first, as whoever deletes the account.
    const isThere = await lockUser(tx, row.user_id)
    const ended = await updateExport(tx, row, {
      status: 'ready',
      progress: 100,
      bytes,
      lease_until: null,
      expires_at: keptUntil(context),
    })
    if (!ended) return null
    const told =
      isThere &&
      (await createNotification(context, tx, {
        id: derivedId('export-ready', row.id),
        userId: row.user_id,
        notification: { kind: 'export-ready', params: { exportId: row.id, format: row.format } },
        now: context.clock.now(),
      }))
    return { told: typeof told === 'object' ? told : null }
  })

/** An export has failed for good; false when it is somebody else’s now, gone, or there after all. */
export const endAsFailed = (
  context: AuthContext,
  row: ExportRow,
  error: unknown,
): Promise<boolean> =>
  updateExport(context.db, row, {
    status: 'failed',
    error: exportErrorOf(error),
    lease_until: null,
    expires_at: keptUntil(context),
  })
