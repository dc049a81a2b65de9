import type { contactCategories, helpCategories } from '@lumen/contracts/admin/limits'
import type { ActivityKind, AuditAction } from '@lumen/contracts/admin/office-schema'
import type { incidentSeverities, ServiceState } from '@lumen/contracts/admin/schema'
import type { Language } from '@lumen/contracts/languages'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
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
  created_at: Time
  /** When it was dealt with. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** How an account is used, and nothing that names it; fed by events. */
export type PersonTable = {
  user_id: string
  joined_at: Time
  last_active_on: ColumnType<Date | null, string | null, string | null>
}
export type PersonCompanionTable = { user_id: string; companion_id: string }
export type ActivityTable = { id: string; kind: ActivityKind; at: Time }
/** What administrators did; a trigger refuses to change it. */
export type AuditTable = {
  id: string
  at: Time
  actor: string
  action: AuditAction
  subject: string | null
  reason: string | null
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

/** The service’s own tables; data keys are the database package’s. */
export type AdminTables = {
  contact_messages: ContactMessageTable
  samples: SampleTable
  service_days: ServiceDayTable
  incidents: IncidentTable
  incident_updates: IncidentUpdateTable
  help_articles: HelpArticleTable
  help_views: HelpViewTable
  help_viewers: HelpViewerTable
  help_votes: HelpVoteTable
  people: PersonTable
  people_companions: PersonCompanionTable
  activities: ActivityTable
  audit_log: AuditTable
  gateway_answers: GatewayAnswerTable
}
