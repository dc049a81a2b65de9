import { deletionLimits, type ErasureRecord } from '@lumen/contracts/auth/deletion'
import { newId } from '@lumen/database/ids'
import { eraseUserIn } from '@lumen/service/erase-user'
import { createHash } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { signRecord } from '../domain/receipt.ts'
import { removeDeletion, type AccountDeletion } from '../store/account-deletions.ts'
import { insertReceipt } from '../store/erasure-receipts.ts'
import { findGuest, removeGuest } from '../store/guests.ts'
import { openReceiptKey } from '../store/receipt-key.ts'
import { rowsOfUser } from '../store/rows-of-user.ts'
import { findEmail, removeUser } from '../store/users.ts'
import { addUp } from './ask-to-erase.ts'
import { removeFilesOfUser } from './export/remove-export.ts'

/**
 * The last step, once all services have confirmed: what auth keeps goes, and with the account itself,
 * in one transaction, the receipt is signed and stays.
 * @returns false when another process has done so
 */
export async function finishErasure(
  context: AuthContext,
  deletion: AccountDeletion,
): Promise<boolean> {
  const { db, sealer, clock, jobs, forgetKeys } = context
  const { user_id: userId } = deletion
  const email = await findEmail(db, userId)
  const isGuest = email === null && (await findGuest(db, userId)) !== null
  if (email === null && !isGuest) return false
  const emailHash =
    email === null ? [] : [createHash('sha256').update(email.toLowerCase()).digest('hex')]
  let own: Record<string, number> = {}
  for (let done = false; !done;) {
    const report = await eraseUserIn(context, userId, {
      sealer,
      rows: rowsOfUser,
      jobs,
      others: {
        keysInRedis: () => forgetKeys([userId, ...emailHash]),
        files: () => removeFilesOfUser(context, userId),
      },
    })
    own = addUp(own, report.erased)
    done = report.done
  }
  // Nobody asks for the receipt of a guest.
  if (isGuest)
    return db.transaction().execute(async (tx) => {
      await removeDeletion(tx, userId)
      return removeGuest(tx, userId)
    })
  const privateKey = await openReceiptKey(db, sealer)
  const completedAt = clock.now()
  const record = recordOf(deletion, { ...own, users: 1 }, completedAt)
  return db.transaction().execute(async (tx) => {
    if (!(await removeUser(tx, userId))) return false
    await removeDeletion(tx, userId)
    await insertReceipt(tx, deletion.token_hash, signRecord(record, privateKey))
    return true
  })
}

function recordOf(
  { requested_at, began_at, progress }: AccountDeletion,
  own: Record<string, number>,
  completedAt: Date,
): ErasureRecord {
  const { 'payments kept': paymentsKept = 0, ...billing } = progress['billing']?.erased ?? {}
  const confirmed = { ...progress, billing: { done: true, erased: billing } }
  const services = Object.entries(confirmed).map(([service, { erased }]) => ({ service, erased }))
  const keptUntil = new Date(completedAt)
  keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + deletionLimits.paymentYears)
  return {
    version: 1,
    receiptId: newId(),
    requestedAt: requested_at.toISOString(),
    beganAt: (began_at ?? completedAt).toISOString(),
    completedAt: completedAt.toISOString(),
    services: [...services, { service: 'auth', erased: own }],
    paymentsKept,
    paymentsKeptUntil: paymentsKept > 0 ? keptUntil.toISOString() : null,
    backupsOverwrittenBy: new Date(
      completedAt.getTime() + deletionLimits.backupDays * 86_400_000,
    ).toISOString(),
  }
}
