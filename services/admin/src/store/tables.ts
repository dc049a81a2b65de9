import type { HelpContent } from '@lumen/contracts/admin/help-operations'
import type { AccessGround, contactCategories, helpCategories } from '@lumen/contracts/admin/limits'
import type {
  CaseState,
  ModerationAction,
  ModerationDecision,
  ReportKind,
} from '@lumen/contracts/admin/moderation-schema'
import type { ActivityKind, AuditAction, Delivery } from '@lumen/contracts/admin/office-schema'
import type { ServiceState } from '@lumen/contracts/admin/schema'
import type { incidentSeverities } from '@lumen/contracts/admin/choices'
import type { AnnouncementDraft } from '@lumen/contracts/announcements/schema'
import type { ContentRule } from '@lumen/contracts/moderation'
import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Nulled<T> = ColumnType<T | null, T | null | undefined, T | null>
type BigInt = ColumnType<string, string | number, string | number>

export type ContactMessageTable = {
  id: string
  client_id: string | null
  /** Whose data key seals it: the user’s, or for visitors one of its own under the message’s id. */
  sealed_for: string
  user_id: string | null
  category: (typeof contactCategories)[number]
  /** Sealed JSON of name, email, subject and message; context `contact_messages.content:<id>`. */
  content: Buffer
  /** What it is answered in. */
  language: ColumnType<Language, Language | undefined, Language>
  created_at: Time
  /** When it got an answer that did not fail. */
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When it was dealt with. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type ContactAnswerTable = {
  id: string
  message_id: string
  /** As in the message. */
  user_id: string | null
  actor: string
  /** Sealed like the message; context `contact_answers.content:<id>`. */
  content: Buffer
  created_at: Time
  /** When service auth had it among its mails. */
  handed_over_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  delivery: ColumnType<Delivery, Delivery | undefined, Delivery>
}

/** That an administrator may read one conversation, and whether its owner knows. */
export type ContentAccessTable = {
  id: string
  actor: string
  user_id: string
  companion_id: string
  ground: AccessGround
  reason: string
  opened_at: Time
  expires_at: Time
  /** When its owner is to be told: at once, or when a legal hold is over. */
  tell_at: Time
  told_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** How an account is used, and nothing that names it; fed by events. */
export type PersonTable = {
  user_id: string
  joined_at: Time
  last_active_on: ColumnType<Date | null, string | null, string | null>
}
export type PersonCompanionTable = {
  user_id: string
  companion_id: string
  /** Null: it is older than what is counted here, until that is made anew. */
  created_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  hidden: Defaulted<boolean>
  last_written_on: ColumnType<Date | null, string | null | undefined, string | null>
  /** What its owner wrote. */
  messages: Defaulted<number>
}

/** A report, and what becomes of it. */
export type ModerationCaseTable = {
  id: string
  /** Whoever reported it; their data key seals `evidence`. */
  user_id: string
  /** Whose account the content is in; null: it comes with the product. */
  owner_id: string | null
  kind: ReportKind
  target_id: string
  target_version: number
  reason: ContentRule
  /** Sealed JSON of the words and of what stood there; context `moderation_cases.evidence:<id>`. */
  evidence: Buffer
  /** The rule that the first look found. */
  flagged: string | null
  state: Defaulted<CaseState>
  version: Defaulted<number>
  /** What was decided last, and why. */
  action: Nulled<ModerationAction>
  rule: Nulled<ContentRule>
  explanation: Nulled<string>
  decision_id: Nulled<string>
  decided_by: Nulled<string>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Whose data key seals `appeal`; context `moderation_cases.appeal:<id>`. */
  appealed_by: Nulled<string>
  appealed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  appeal: Nulled<Buffer>
  /** What was decided is still to be done, and told. */
  effects_due: Defaulted<boolean>
  created_at: Time
}

/** Every decision about content, with what decided; a trigger refuses to change it. */
export type ModerationDecisionTable = {
  id: string
  at: Time
  case_id: string | null
  /** The account that it was about. */
  subject: string | null
  what: string
  action: ModerationDecision['action']
  decided_by: ModerationDecision['by']
  rule: string | null
  provider: string | null
  model: string | null
  provider_away: boolean
  actor: string | null
  reason: string | null
}
export type ActivityTable = { id: string; kind: ActivityKind; at: Time }
/** What administrators did; a trigger refuses to change it. */
/** Why an account is closed. */
export type SuspensionTable = {
  user_id: string
  /** The report that it was decided of, or `hand`: until an administrator opens it. */
  ground: string
  since: Time
}

export type AuditTable = {
  id: string
  at: Time
  actor: string
  action: AuditAction
  subject: string | null
  reason: string | null
  /** What was done exactly, where the action alone does not say it. */
  detail: string | null
}
export type GatewayAnswerTable = {
  gateway_id: string
  minute: Time
  answers: number
  failures: number
}

export type SampleTable = {
  service: string
  minute: Time
  state: ServiceState
  response_ms: number | null
}

/** Samples rolled up by day (UTC). */
export type ServiceDayTable = {
  service: string
  day: ColumnType<string, string, string>
  samples: number
  degraded: number
  outages: number
}

export type IncidentTable = {
  id: string
  title: string
  description: string
  language: Language
  severity: (typeof incidentSeverities)[number]
  began_at: Time
  resolved_at: Time | null
}

export type IncidentUpdateTable = {
  id: string
  incident_id: string
  message: string
  created_at: Time
}

export type HelpArticleTable = {
  slug: string
  language: Language
  title: string
  category: (typeof helpCategories)[number]
  summary: string
  /** Other words that people look for it by. */
  keywords: string
  body: string
  position: number
  /** SHA-256 of the file it came from, hex. */
  hash: string
  updated_at: Time
}

type Written = ColumnType<HelpContent | null, string | null | undefined, string | null>
/** What administrators wrote in place of a shipped article. */
export type HelpOverrideTable = {
  slug: string
  language: Language
  /** Both null: the shipped text was restored. */
  draft: Written
  published: Written
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Hash of the shipped text that was last seen beside it. */
  based_on: string
  /** Grows with each change. */
  version: number
}

export type HelpViewTable = { slug: string; views: BigInt }
/** Who has read an article on a day, unreadably; removed when the day is over. */
export type HelpViewerTable = {
  slug: string
  day: ColumnType<string, string, string>
  reader: Buffer
}
export type HelpVoteTable = {
  slug: string
  reader: Buffer
  helpful: boolean
  voted_at: Time
}

/** What administrators switched. */
export type FlagTable = {
  key: string
  /** null: the default holds again. */
  percent: number | null
  /** Of the change; they grow over all flags. */
  revision: number
  changed_at: Time
}

export type AnnouncementTable = {
  id: string
  words: ColumnType<AnnouncementDraft['words'], string, string>
  fallback: Language
  link: string | null
  begins_at: Time
  ends_at: ColumnType<Date | null, string | null, string | null>
  audience: AnnouncementDraft['audience']
  plans: PlanId[]
  on_status: boolean
  /** Grows with each change. */
  version: number
}
/** Who put an announcement away. */
export type DismissalTable = { user_id: string; announcement_id: string }

/** The service’s own tables; data keys are the database package’s. */
export type AdminTables = {
  contact_messages: ContactMessageTable
  contact_answers: ContactAnswerTable
  samples: SampleTable
  service_days: ServiceDayTable
  incidents: IncidentTable
  incident_updates: IncidentUpdateTable
  help_articles: HelpArticleTable
  help_overrides: HelpOverrideTable
  help_views: HelpViewTable
  help_viewers: HelpViewerTable
  help_votes: HelpVoteTable
  content_accesses: ContentAccessTable
  people: PersonTable
  people_companions: PersonCompanionTable
  activities: ActivityTable
  audit_log: AuditTable
  moderation_cases: ModerationCaseTable
  suspensions: SuspensionTable
  moderation_decisions: ModerationDecisionTable
  gateway_answers: GatewayAnswerTable
  feature_flags: FlagTable
  announcements: AnnouncementTable
  announcement_dismissals: DismissalTable
}
