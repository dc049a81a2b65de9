import {
  consentVersion,
  privacyDefaults,
  type ConsentKind,
  type ConsentRecord,
  type PrivacySettings,
} from '@lumen/contracts/auth/privacy'
import { newId } from '@lumen/database/ids'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AuthTables, PrivacySettingsTable } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

export type StoredPrivacy = Omit<PrivacySettings, 'updatedAt' | 'planRetentionDays'> & {
  /** null: nothing was ever changed. */
  updatedAt: Date | null
}

const open = (row: Selectable<PrivacySettingsTable>): StoredPrivacy => ({
  dataProcessingConsent: row.data_processing,
  marketingConsent: row.marketing,
  analyticsConsent: row.analytics,
  shareWithPartners: row.partners,
  dataRetentionPeriod: row.retention_days as StoredPrivacy['dataRetentionPeriod'],
  automaticDeletion: row.automatic_deletion,
  updatedAt: row.updated_at,
})

/** What a user allows; the defaults where they changed nothing. */
export async function findPrivacy(db: Db, userId: string): Promise<StoredPrivacy> {
  const row = await db
    .selectFrom('privacy_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? { ...privacyDefaults, updatedAt: null } : open(row)
}

export async function putPrivacy(
  tx: Tx,
  userId: string,
  settings: StoredPrivacy,
  at: Date,
): Promise<void> {
  const values = {
    data_processing: settings.dataProcessingConsent,
    marketing: settings.marketingConsent,
    analytics: settings.analyticsConsent,
    partners: settings.shareWithPartners,
    retention_days: settings.dataRetentionPeriod,
    automatic_deletion: settings.automaticDeletion,
    updated_at: at,
  }
  await tx
    .insertInto('privacy_settings')
    .values({ user_id: userId, ...values })
    .onConflict((c) => c.column('user_id').doUpdateSet(values))
    .execute()
}

export async function insertConsents(
  tx: Tx,
  userId: string,
  answers: readonly { kind: ConsentKind; granted: boolean }[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map((answer) => ({
    ...answer,
    id: newId(),
    user_id: userId,
    version: consentVersion,
    given_at: at,
  }))
  await tx.insertInto('consents').values(rows).execute()
}

/** Answers of a user, newest first. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRecord[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['id', 'kind', 'granted', 'version', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ given_at, ...row }) => ({ ...row, at: given_at.toISOString() }))
}

/** Users whose conversations may have to go, and why: their own choice, or their plan. */
export async function listRetentions(
  db: Db,
  limited: readonly string[],
  after: string | null,
  limit: number,
): Promise<{ userId: string; ownDays: number | null; plan: string | null }[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('privacy_settings as p', 'p.user_id', 'users.id')
    .leftJoin('wallet_copies as w', 'w.user_id', 'users.id')
    .select(['users.id', 'p.retention_days', 'p.automatic_deletion', 'w.plan'])
    .where((eb) =>
      eb.or([
        eb('p.automatic_deletion', '=', true),
        ...(limited.length === 0 ? [] : [eb('w.plan', 'in', limited as never)]),
      ]),
    )
    .$if(after !== null, (query) => query.where('users.id', '>', after!))
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    ownDays: row.automatic_deletion === true ? row.retention_days : null,
    plan: row.plan,
  }))
}
