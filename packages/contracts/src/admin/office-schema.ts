import { Type, type Static } from 'typebox'
import { Email, tiers } from '../auth/schema.ts'
import { Closed, FilledText, Id, LanguageCode, Timestamp } from '../schema.ts'
import { accessGrounds, contactCategories, contactLimits, officeLimits } from './limits.ts'
import { StatusService } from './schema.ts'
import { contactStates } from './choices.ts'

const Count = Type.Integer({ minimum: 0 })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

export const timeRanges = ['24h', '7d', '30d', '90d'] as const
export type TimeRange = (typeof timeRanges)[number]

export const AdminStats = Closed(
  {
    totalUsers: Count,
    /** Since midnight, UTC. */
    newUsersToday: Count,
    /** Wrote to a companion in the last 30 days. */
    monthlyActiveUsers: Count,
    /** US dollars that were paid and not given back; null: billing did not answer. */
    totalRevenue: Nullable(Type.Number()),
    totalCompanions: Count,
    /** Percent of answers in the range that failed on our side; null: nothing was asked. */
    errorRate: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
    /** The same for the range alone. */
    inRange: Closed({
      newUsers: Count,
      activeUsers: Count,
      revenue: Nullable(Type.Number()),
      answers: Count,
    }),
  },
  { $id: 'AdminStats' },
)
export type AdminStats = Static<typeof AdminStats>

export const activityKinds = [
  'user-registered',
  'companion-created',
  'incident-opened',
  'incident-resolved',
  'contact-received',
  'user-suspended',
  'user-restored',
  'report-received',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Something that happened; clients say it in their language by its kind. */
export const AdminActivity = Closed(
  {
    id: Id,
    kind: Type.Enum(activityKinds),
    description: Type.String({ description: 'In English' }),
    timestamp: Timestamp,
  },
  { $id: 'AdminActivity' },
)
export type AdminActivity = Static<typeof AdminActivity>

export const AdminSystemHealth = Closed(
  {
    checkedAt: Timestamp,
    services: Type.Array(
      Closed({
        id: StatusService.properties.id,
        status: StatusService.properties.status,
        responseTime: StatusService.properties.responseTime,
        off: StatusService.properties.off,
      }),
    ),
    /** What the gateways answered, by hour, oldest first; hours without any are left out. */
    hours: Type.Array(Closed({ hour: Timestamp, answers: Count, failures: Count })),
  },
  { $id: 'AdminSystemHealth' },
)
export type AdminSystemHealth = Static<typeof AdminSystemHealth>

/** An account as administrators see it: who it is and how it is used, never what was said. */
export const AdminUser = Closed(
  {
    id: Id,
    email: Email,
    username: Type.String(),
    tier: Type.Enum(tiers),
    /** Until when an administrator gave that plan; null: nobody did. */
    planGivenUntil: Nullable(Timestamp),
    createdAt: Timestamp,
    lastLoginAt: Nullable(Timestamp),
    /** The last day (UTC) on which it wrote to a companion. */
    lastActiveOn: Nullable(Type.String({ format: 'date' })),
    companions: Count,
    suspendedAt: Nullable(Timestamp),
  },
  { $id: 'AdminUser' },
)
export type AdminUser = Static<typeof AdminUser>

export const AdminUserPage = Closed({
  users: Type.Array(AdminUser),
  /** Where the next page begins; null: this is the last. */
  next: Nullable(Type.String()),
})

/** Why an administrator does something to an account: kept with it for good. */
export const Reason = Closed({ reason: FilledText(officeLimits.reason) })

export const auditActions = [
  'suspend-user',
  'restore-user',
  'end-sessions',
  'open-incident',
  'update-incident',
  'read-contact',
  'open-content',
  'hold-notice',
  'read-content',
  'close-content',
  'tell-content',
  'grant-plan',
  'end-plan',
  'answer-contact',
  'close-contact',
  'reopen-contact',
  'retry-job',
  'retry-jobs',
  'replay-event',
  'replay-events',
  'discard-event',
  'read-logs',
  'refund-payment',
  'grant-credits',
  'take-credits',
  'set-flag',
  'save-announcement',
  'remove-announcement',
  'save-help-draft',
  'publish-help',
  'restore-help',
  'read-report',
  'decide-report',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One line of the audit log. */
export const AuditEntry = Closed(
  {
    id: Id,
    at: Timestamp,
    /** The administrator. */
    actor: Id,
    action: Type.Enum(auditActions),
    /** The account or thing that it was done to; null once that account is erased. */
    subject: Nullable(Id),
    reason: Nullable(Type.String()),
    /** What was done exactly, where the action alone does not say it: a job, an amount. */
    detail: Nullable(Type.String()),
  },
  { $id: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntry>

export type ContactState = (typeof contactStates)[number]

/**
 * What became of the mail with an answer. `captured`: kept on the server, as it has no SMTP; `refused`:
 * the mail server will never take it; `expired`: it could not be sent in time.
 */
export const deliveries = ['waiting', 'sent', 'captured', 'refused', 'expired'] as const
export type Delivery = (typeof deliveries)[number]

export const ContactAnswer = Closed({
  id: Id,
  /** The administrator. */
  actor: Id,
  text: Type.String(),
  createdAt: Timestamp,
  delivery: Type.Enum(deliveries),
})
export type ContactAnswer = Static<typeof ContactAnswer>

export const ContactRecord = Closed(
  {
    id: Id,
    category: Type.Enum(contactCategories),
    name: Type.String({ maxLength: contactLimits.name }),
    email: Email,
    subject: Type.String(),
    message: Type.String(),
    userId: Nullable(Id),
    /** What it is answered in. */
    language: LanguageCode,
    createdAt: Timestamp,
    state: Type.Enum(contactStates),
    closedAt: Nullable(Timestamp),
    /** Oldest first. */
    answers: Type.Array(ContactAnswer),
  },
  { $id: 'ContactRecord' },
)
export type ContactRecord = Static<typeof ContactRecord>

/** That one administrator may read one conversation for a while, and why. */
export const ContentAccess = Closed(
  {
    id: Id,
    userId: Id,
    companionId: Id,
    ground: Type.Enum(accessGrounds),
    reason: Type.String(),
    openedAt: Timestamp,
    expiresAt: Timestamp,
    /** When its owner was told; null: a legal hold keeps that back until `tellAt`. */
    toldAt: Nullable(Timestamp),
    tellAt: Timestamp,
  },
  { $id: 'ContentAccess' },
)
export type ContentAccess = Static<typeof ContentAccess>
