import { tableSection, type ServiceExport } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import type {
  AuthTables,
  ConsentTable,
  ExportTable,
  FeatureUseTable,
  NotificationPreferenceTable,
  NotificationTable,
  PasskeyTable,
  PrivacySettingsTable,
  PushDeviceTable,
  SecurityEventTable,
  SessionTable,
  SignInLinkTable,
  UserTable,
} from '../../store/tables.ts'
import { openPasskeyName } from '../../store/passkeys.ts'
import { openLinkEmail } from '../../store/sign-in-links.ts'
import { openBirthDate } from '../../store/users.ts'

/** What auth tells a user that it keeps of them. Hashes of secrets are not told: they open accounts. */
export const authExport: ServiceExport<AuthTables> = {
  sections: [
    tableSection<AuthTables, Selectable<UserTable>>({
      name: 'account',
      table: 'users',
      key: ['id'],
      owner: 'id',
      record: (row, box) => ({
        id: row.id,
        email: row.email,
        username: row.username,
        firstName: row.first_name,
        birthDate: openBirthDate(box, row),
        region: row.region,
        language: row.language,
        theme: row.theme,
        role: row.role,
        createdAt: row.created_at,
        lastLoginAt: row.last_login_at,
        avatarFileId: row.avatar_object_id,
      }),
    }),
    tableSection<AuthTables, Selectable<PrivacySettingsTable>>({
      name: 'privacySettings',
      table: 'privacy_settings',
      key: ['user_id'],
      record: (row) => ({
        dataProcessingConsent: row.data_processing,
        marketingConsent: row.marketing,
        analyticsConsent: row.analytics,
        shareWithPartners: row.partners,
        dataRetentionPeriod: row.retention_days,
        automaticDeletion: row.automatic_deletion,
        updatedAt: row.updated_at,
      }),
    }),
    tableSection<AuthTables, Selectable<ConsentTable>>({
      name: 'consents',
      table: 'consents',
      key: ['id'],
      record: ({ id, kind, granted, version, given_at }) => ({
        id,
        kind,
        granted,
        version,
        at: given_at,
      }),
    }),
    tableSection<AuthTables, Selectable<SessionTable>>({
      name: 'sessions',
      table: 'sessions',
      key: ['id'],
      record: (row) => ({
        id: row.id,
        browser: row.browser,
        system: row.system,
        form: row.form,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
      }),
    }),
    tableSection<AuthTables, Selectable<PasskeyTable>>({
      name: 'passkeys',
      table: 'passkeys',
      key: ['id'],
      record: (row, box) => ({
        id: row.id,
        name: openPasskeyName(box, row),
        synced: row.synced,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }),
    }),
    tableSection<AuthTables, Selectable<SecurityEventTable>>({
      name: 'securityEvents',
      table: 'security_events',
      key: ['id'],
      record: ({ kind, at, browser, system, form }) => ({ kind, at, browser, system, form }),
    }),
    tableSection<AuthTables, Selectable<SignInLinkTable>>({
      name: 'signInLinks',
      table: 'sign_in_links',
      key: ['provider'],
      record: (row, box) => ({
        provider: row.provider,
        subject: row.subject,
        email: openLinkEmail(box, row),
        linkedAt: row.linked_at,
      }),
    }),
    tableSection<AuthTables, Selectable<PushDeviceTable>>({
      name: 'pushDevices',
      table: 'push_devices',
      key: ['id'],
      record: ({ id, kind, registered_at }) => ({ id, kind, registeredAt: registered_at }),
    }),
    tableSection<AuthTables, Selectable<NotificationTable>>({
      name: 'notifications',
      table: 'notifications',
      key: ['id'],
      record: ({ id, kind, params, created_at, read_at }) => ({
        id,
        kind,
        params,
        createdAt: created_at,
        readAt: read_at,
      }),
    }),
    tableSection<AuthTables, Selectable<NotificationPreferenceTable>>({
      name: 'notificationPreferences',
      table: 'notification_preferences',
      key: ['kind'],
      record: ({ kind, in_app, push }) => ({ kind, inApp: in_app, push }),
    }),
    tableSection<AuthTables, Selectable<FeatureUseTable>>({
      name: 'featureUses',
      table: 'feature_uses',
      key: ['feature', 'used_at'],
      record: ({ feature, used_at }) => ({ feature, usedAt: used_at }),
    }),
    tableSection<AuthTables, Selectable<ExportTable>>({
      name: 'exports',
      table: 'exports',
      key: ['id'],
      record: ({ id, format, created_at }) => ({ id, format, createdAt: created_at }),
    }),
  ],
  notExported: {
    account_links: 'hashes of links that were sent by mail and still hold',
    authenticators: 'a secret that opens the account',
    recovery_codes: 'hashes of secrets that open the account',
    known_places: 'hashes of devices and networks, which nobody can read',
    mails: 'mails that are about to be sent',
    wallet_copies: 'a copy of what billing tells',
    account_deletions: 'that the account is to be deleted, with the token that shows its end',
    guests: 'who talks without an account; who makes one is none any more',
    data_keys: 'keys that seal what is told here opened',
  },
}
