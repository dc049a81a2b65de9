import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import type { Kysely, Transaction } from 'kysely'
import { hashReceiptToken } from './account-deletions.ts'
import type { AuthTables } from './tables.ts'

/** Keeps a receipt under the hash of its link's secret, and under nothing of whom it is about. */
export async function insertReceipt(
  tx: Transaction<AuthTables>,
  tokenHash: Buffer,
  receipt: ErasureReceipt,
): Promise<void> {
  await tx
    .insertInto('erasure_receipts')
    .values({
      id: receipt.record.receiptId,
      token_hash: tokenHash,
      receipt: JSON.stringify(receipt),
      created_at: receipt.record.completedAt,
    })
    .execute()
}

export async function findReceipt(
  db: Kysely<AuthTables>,
  token: string,
): Promise<ErasureReceipt | null> {
  const row = await db
    .selectFrom('erasure_receipts')
    .select('receipt')
    .where('token_hash', '=', hashReceiptToken(token))
    .executeTakeFirst()
  return row?.receipt ?? null
}
