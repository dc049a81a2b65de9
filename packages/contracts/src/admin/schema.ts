import { Type, type Static } from 'typebox'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { helpCategories, helpLimits } from './limits.ts'
import { incidentSeverities } from './choices.ts'

export const serviceStates = ['operational', 'degraded', 'outage'] as const
export type ServiceState = (typeof serviceStates)[number]

const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

export const StatusService = Closed(
  {
    /** Stable name; clients translate name and description by it. */
    id: Type.String(),
    name: Type.String({ description: 'In English' }),
    description: Type.String({ description: 'In English' }),
    status: Type.Enum(serviceStates),
    /** Percent of the samples of the last 90 days in which the service answered; null without any. */
    uptime: Nullable(Percent),
    /** Milliseconds of the check made for this answer; null when the service did not answer. */
    responseTime: Nullable(Type.Integer({ minimum: 0 })),
    /** Oldest first, one for each of the last 90 days (UTC), today last. */
    days: Type.Array(
      Closed({
        date: Type.String({ format: 'date' }),
        /** null: nothing was measured on that day. */
        uptime: Nullable(Percent),
      }),
    ),
    /** Capabilities that this server does not offer, by stable names; clients say how to add them. */
    off: Type.Optional(Type.Array(Type.String())),
  },
  { $id: 'StatusService' },
)
export type StatusService = Static<typeof StatusService>

export const incidentStates = ['investigating', 'resolved'] as const

export const Incident = Closed(
  {
    id: Id,
    title: Type.String(),
    description: Type.String(),
    /** Language that the operator wrote in. */
    language: LanguageCode,
    status: Type.Enum(incidentStates),
    severity: Type.Enum(incidentSeverities),
    /** When it began. */
    timestamp: Timestamp,
    resolvedAt: Nullable(Timestamp),
    /** Newest first. */
    updates: Type.Array(Closed({ time: Timestamp, message: Type.String() })),
  },
  { $id: 'Incident' },
)
export type Incident = Static<typeof Incident>

export const SystemStatus = Closed(
  {
    /** operational when all services are and no incident is open, outage when a service is out or an open incident is critical, otherwise degraded. */
    status: Type.Enum(serviceStates),
    checkedAt: Timestamp,
    services: Type.Array(StatusService),
    /** Open ones first, then the newest. */
    incidents: Type.Array(Incident),
  },
  { $id: 'SystemStatus' },
)
export type SystemStatus = Static<typeof SystemStatus>

export const HelpCategory = Type.Enum(helpCategories)
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: helpLimits.slug,
})

const summaryOfArticle = {
  slug: Slug,
  title: Type.String(),
  category: HelpCategory,
  summary: Type.String(),
  viewCount: Type.Integer({ minimum: 0 }),
  /** Differs from the language asked for when there is no translation. */
  language: LanguageCode,
  /** Administrators wrote it anew: what pages have built in is another text. */
  edited: Type.Boolean(),
}

export const HelpArticleSummary = Closed(summaryOfArticle, { $id: 'HelpArticleSummary' })
export type HelpArticleSummary = Static<typeof HelpArticleSummary>

export const HelpArticle = Closed(
  {
    ...summaryOfArticle,
    body: Type.String({ description: 'Markdown; headings begin at ##' }),
    updatedAt: Timestamp,
    related: Type.Array(HelpArticleSummary),
  },
  { $id: 'HelpArticle' },
)
export type HelpArticle = Static<typeof HelpArticle>
