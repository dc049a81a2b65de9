import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import type { Language } from '@lumen/contracts/languages'
import type { ConsentKind } from '@lumen/contracts/auth/privacy'
import type { ExportFormat } from '@lumen/contracts/auth/privacy-choices'
import type { Device, NotificationKind } from '@lumen/contracts/auth/notifications'
import type { SignInProvider } from '@lumen/contracts/auth/provider-operations'
import type { SecurityEventKind } from '@lumen/contracts/auth/security-operations'
import type { Preferences } from '@lumen/contracts/auth/schema'
import type { ExportPart } from '@lumen/contracts/exports'
import type { PlanId } from '@lumen/contracts/plans'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ExportError } from '../domain/export-error.ts'

type Time = ColumnType<Date, Date | string, Date | string>

export type UserTable = {
  id: string
  email: string
  username: string
  first_name: string | null
  /** null: its owner signs in with a provider and has set none. */
  password_hash: string | null
  role: Generated<'user' | 'admin'>
  is_verified: Generated<boolean>
  /** Sealed `YYYY-MM-DD`, context `users.birth_date:<id>`. */
  birth_date: Buffer | null
  region: string | null
  language: Language
  theme: Generated<Preferences['theme']>
  created_at: Time
  last_login_at: Time | null
  /** Since when administrators keep it closed. */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What service media last said is the user's picture. */
  avatar_object_id: ColumnType<string | null, string | null | undefined, string | null>
  /** When its owner showed that the address is theirs. */
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type SessionTable = {
  id: string
  user_id: string
  token_hash: string
  created_at: Time
  expires_at: Time
  ended_at: Time | null
  browser: string | null
  system: string | null
  form: Generated<Device['form']>
  last_seen_at: Time
  /** When a password was last shown in it. */
  authenticated_at: Time
}

export type NotificationTable = {
  id: string
  user_id: string
  position: GeneratedAlways<string>
  kind: NotificationKind
  params: ColumnType<Record<string, unknown>, string, string>
  created_at: Time
  read_at: Time | null
}

/** What a user changed; kinds without a row have their defaults. */
export type NotificationPreferenceTable = {
  user_id: string
  kind: NotificationKind
  in_app: boolean
  push: boolean
  /** null: as its kind is by default. */
  mail: boolean | null
}

/** Where push messages go; a device belongs to the session that it was registered in. */
export type PushDeviceTable = {
  id: string
  user_id: string
  session_id: string
  kind: 'web' | 'android' | 'ios'
  /** SHA-256 of the endpoint or token, hex: one device is there once. */
  target_hash: string
  /** Sealed JSON of a `PushTarget`, context `push_devices.target:<id>`. */
  target: Buffer
  registered_at: Time
}

/** That a feature was used in a quarter of an hour: days of every time zone begin at one. */
export type FeatureUseTable = { user_id: string; feature: string; used_at: Time }

/** What billing last said of a user, for when it does not answer. */
export type WalletCopyTable = {
  user_id: string
  version: number
  credits: number
  vip_points: number
  plan: PlanId
}

/** What a user changed of what they allow; without a row, the defaults hold. */
export type PrivacySettingsTable = {
  user_id: string
  data_processing: boolean
  marketing: boolean
  analytics: boolean
  partners: boolean
  retention_days: number
  automatic_deletion: boolean
  updated_at: Time
}

/** One answer to a question of consent. A row is never changed. */
export type ConsentTable = {
  id: string
  user_id: string
  position: GeneratedAlways<string>
  kind: ConsentKind
  granted: boolean
  version: string
  given_at: Time
}

export type ExportTable = {
  id: string
  user_id: string
  format: ExportFormat
  status: Generated<'queued' | 'running' | 'ready' | 'failed'>
  progress: Generated<number>
  /** Of the words in it, and of its days. */
  language: Language
  time_zone: string
  /** Sealed key (base64) of everything that is written for it, context `exports.key:<id>`. */
  key: Buffer
  /** Who makes it; only the holder of the newest token goes on. */
  lease_token: string | null
  lease_until: Time | null
  bytes: ColumnType<string | null, string | number | null, string | number | null>
  error: ExportError | null
  created_at: Time
  /** From then on its file is gone. */
  expires_at: Time | null
}

/** What a service answered to a step of an export, for whoever goes on with it. */
export type ExportStepTable = {
  export_id: string
  service: string
  step: number
  /** null: that was all of this service. */
  cursor: string | null
  parts: ColumnType<ExportPart[], string, string>
}

/** What services have confirmed so far, by their names. */
export type ErasureProgress = Record<
  string,
  { done: boolean; erased: Readonly<Record<string, number>> }
>

/** An account or a guest that will be deleted, or, once `began_at` is there, is being erased. */
export type AccountDeletionTable = {
  user_id: string
  requested_at: Time
  due_at: Time
  began_at: Time | null
  /** All services have confirmed once; from then on they are asked again, and it is over. */
  settled_from: Time | null
  /** SHA-256 of the receipt's token. */
  token_hash: Buffer
  /** The token itself, sealed for its owner, context `account_deletions.token:<user id>`. */
  token: Buffer
  progress: ColumnType<ErasureProgress, string | undefined, string>
  /** Who erases it now, and until when nobody else does. */
  lease_token: ColumnType<string | null, string | null | undefined, string | null>
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What shows that an account was erased; nothing of whose it was. */
export type ErasureReceiptTable = {
  id: string
  token_hash: Buffer
  receipt: ColumnType<ErasureReceipt, string, string>
  created_at: Time
}

/** The key that receipts are signed with; sealed PKCS #8, context `receipt_keys.private_key:<id>`. */
export type ReceiptKeyTable = { id: string; only: Generated<boolean>; private_key: Buffer }

/** A link that was sent by mail and holds once. */
export type AccountLinkTable = {
  /** SHA-256 of the token, hex. */
  token_hash: string
  user_id: string
  purpose: LinkPurpose
  /** The address that the link is about: where it goes, or what it gives back. */
  email: string
  expires_at: Time
}
export type LinkPurpose = 'verify-email' | 'reset-password' | 'confirm-new-email' | 'email-changed'

/** Somebody who wants an account and has not shown yet that the address is theirs. */
export type RegistrationTable = {
  /** Becomes the account’s. */
  id: string
  token_hash: string
  /** Sealed JSON, context `registrations.data:<id>`. */
  data: Buffer
  expires_at: Time
}

/** A mail that waits to be sent. */
export type MailTable = {
  id: string
  /** The account or registration whose key seals it; of a letter to a visitor, itself. */
  sealed_for: string
  /** Sealed JSON of a `WaitingMail`, context `mails.content:<id>`. */
  content: Buffer
  attempts: Generated<number>
  /** Not before; moved on when somebody takes it. */
  due_at: Time
  expires_at: Time
}

/** Where an account was used: a device with our cookie, a network as a keyed hash. */
export type KnownPlaceTable = {
  user_id: string
  kind: 'device' | 'network'
  hash: string
  seen_at: Time
}

export type SecurityEventTable = {
  id: string
  user_id: string
  kind: SecurityEventKind
  at: Time
  browser: string | null
  system: string | null
  form: Device['form']
  /** Keyed hash of the network it came from. */
  network: string
  known_network: boolean
}

/** An authenticator app; signing in asks for it once it is confirmed. */
export type AuthenticatorTable = {
  user_id: string
  /** Sealed base32, context `authenticators.secret:<user>`. */
  secret: Buffer
  confirmed_at: Time | null
  /** The latest 30 seconds a code of which was taken: no code is taken twice. */
  last_step: ColumnType<string, number | undefined, number>
}

export type RecoveryCodeTable = {
  user_id: string
  /** SHA-256 of the code without hyphens, hex. */
  code_hash: string
}

export type PasskeyTable = {
  id: string
  user_id: string
  /** As WebAuthn names it, base64url. */
  credential_id: string
  /** In COSE. */
  public_key: Buffer
  /** How often it was used, as it says itself; 0 when it does not count. */
  counter: ColumnType<string, number, number>
  transports: ColumnType<string[], string, string>
  synced: boolean
  /** Sealed, context `passkeys.name:<id>`. */
  name: Buffer
  created_at: Time
  last_used_at: Time | null
}

/** An account of a provider that opens one here. */
export type SignInLinkTable = {
  user_id: string
  provider: SignInProvider
  /** The provider's id of whom it belongs to. */
  subject: string
  /** The address it told, sealed, context `sign_in_links.email:<user>:<provider>`. */
  email: Buffer | null
  linked_at: Time
}

/** Somebody who talks before signing up; `account_deletions` says when they are erased. */
export type GuestTable = {
  /** Becomes the account’s. */
  id: string
  /** SHA-256 of the cookie’s token, hex. */
  token_hash: string
  /** Keyed hash of the network they came from. */
  network: string
  language: Language
  consent_version: string
  created_at: Time
  expires_at: Time
}

export type AuthTables = {
  guests: GuestTable
  sign_in_links: SignInLinkTable
  account_deletions: AccountDeletionTable
  erasure_receipts: ErasureReceiptTable
  receipt_keys: ReceiptKeyTable
  account_links: AccountLinkTable
  registrations: RegistrationTable
  mails: MailTable
  known_places: KnownPlaceTable
  security_events: SecurityEventTable
  authenticators: AuthenticatorTable
  recovery_codes: RecoveryCodeTable
  passkeys: PasskeyTable
  users: UserTable
  sessions: SessionTable
  notifications: NotificationTable
  notification_preferences: NotificationPreferenceTable
  push_devices: PushDeviceTable
  feature_uses: FeatureUseTable
  wallet_copies: WalletCopyTable
  privacy_settings: PrivacySettingsTable
  consents: ConsentTable
  exports: ExportTable
  export_steps: ExportStepTable
}
