import type { ReceiptState } from '@lumen/contracts/auth/deletion'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findDeletionByToken } from '../store/account-deletions.ts'
import { findReceipt } from '../store/erasure-receipts.ts'

/** How far a deletion is, by the secret of its link; `not_found` also once it was taken back. */
export async function readReceipt({ db }: AuthContext, token: string): Promise<ReceiptState> {
  const pending = await findDeletionByToken(db, token)
  if (pending !== null) {
    const { began_at: beganAt, due_at: dueAt } = pending
    return beganAt === null
      ? { state: 'pending', dueAt: dueAt.toISOString(), receipt: null }
      : { state: 'erasing', dueAt: null, receipt: null }
  }
  const receipt = await findReceipt(db, token)
  if (receipt === null) throw new AppError('not_found', 'There is no such receipt')
  return { state: 'done', dueAt: null, receipt }
}
