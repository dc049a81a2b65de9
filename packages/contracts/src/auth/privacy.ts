import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'
import { exportFormats, retentionDays } from './privacy-choices.ts'

/** What somebody agrees to, or not; each stands beside its field of the settings. */
export const consentKinds = ['data-processing', 'marketing', 'analytics', 'partners'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Version of the words that people agree to: the day on which they were last changed. */
export const consentVersion = '2026-11-23'

const fields = {
  dataProcessingConsent: Type.Boolean(),
  marketingConsent: Type.Boolean(),
  analyticsConsent: Type.Boolean(),
  shareWithPartners: Type.Boolean(),
  dataRetentionPeriod: Type.Enum(retentionDays),
  automaticDeletion: Type.Boolean(),
}

export const PrivacyChange = Type.Partial(Type.Object(fields), {
  additionalProperties: false,
  minProperties: 1,
})
export type PrivacyChange = Static<typeof PrivacyChange>

export const PrivacySettings = Closed(
  {
    ...fields,
    /** When something was last changed; without a change, when the account was made. */
    updatedAt: Timestamp,
    /** How long the plan keeps conversations at most, in days; null: for as long as one likes. */
    planRetentionDays: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  },
  { $id: 'PrivacySettings' },
)
export type PrivacySettings = Static<typeof PrivacySettings>

export const privacyDefaults = {
  dataProcessingConsent: true,
  marketingConsent: false,
  analyticsConsent: true,
  shareWithPartners: false,
  dataRetentionPeriod: 365,
  automaticDeletion: false,
} as const satisfies Required<PrivacyChange>

/** One answer of a user to a question of consent; answers are added, never changed. */
export const ConsentRecord = Closed(
  {
    id: Id,
    kind: Type.Enum(consentKinds),
    granted: Type.Boolean(),
    version: Type.String(),
    at: Timestamp,
  },
  { $id: 'ConsentRecord' },
)
export type ConsentRecord = Static<typeof ConsentRecord>

/** `expired` and `cancelled` ones have no file any more. */
export const exportStatuses = ['queued', 'running', 'ready', 'failed'] as const

/** A copy of what is kept of a user, made in the background. */
export const DataExport = Closed(
  {
    id: Id,
    format: Type.Enum(exportFormats),
    status: Type.Enum(exportStatuses),
    /** Percent. */
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    createdAt: Timestamp,
    /** From then on it is gone. */
    expiresAt: Type.Union([Timestamp, Type.Null()]),
    /** Of the file, in bytes. */
    bytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    fileName: Type.Union([Type.String(), Type.Null()]),
    /** Signed address of the file, for its owner alone and for an hour. */
    url: Type.Union([Type.String(), Type.Null()]),
    /** Why it failed. */
    error: Type.Union([Type.Enum(['storage_full', 'unavailable', 'internal']), Type.Null()]),
  },
  { $id: 'DataExport' },
)
export type DataExport = Static<typeof DataExport>

export const exportLimits = {
  /** How long a finished file is kept. */
  keptDays: 7,
  /** How long a signed address opens it. */
  linkSeconds: 3_600,
  /** Exports that may be begun in a day. */
  perDay: 10,
} as const
