import { Type, type Static } from 'typebox'
import { tiers } from '../auth/schema.ts'
import { contentRules } from '../content-rules.ts'
import { Closed, FilledText, Id, Text, Timestamp } from '../schema.ts'
import { moderationLimits } from './limits.ts'
import { reportKinds, moderationActions, companionStates } from './choices.ts'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

export type ReportKind = (typeof reportKinds)[number]

export type ModerationAction = (typeof moderationActions)[number]

/** `appealed`: decided once, and to be decided again. `final`: nobody decides it any more. */
export const caseStates = ['open', 'decided', 'appealed', 'final'] as const
export type CaseState = (typeof caseStates)[number]

/** What decided: a person, the rules of this product, or a provider’s model. */
export const Provenance = Closed({
  by: Type.Enum(['person', 'floor', 'provider']),
  /** Id of the rule: one of `contentRules`, or why content was refused. */
  rule: Nullable(Type.String()),
  /** The provider that was asked, and its model. */
  provider: Nullable(Type.String()),
  model: Nullable(Type.String()),
  /** A provider is configured and did not answer: the rules of this product stood alone. */
  providerAway: Type.Boolean(),
})
export type Provenance = Static<typeof Provenance>

/** One line of the log of decisions, which is only added to. */
export const ModerationDecision = Closed(
  {
    id: Id,
    at: Timestamp,
    /** `flag` and `pass`: what was found at the first look; `refuse`: it was not taken or not made. */
    action: Type.Enum([...moderationActions, 'flag', 'pass', 'refuse']),
    /** What it was about: a kind of report, or of what was refused. */
    what: Type.String(),
    ...Provenance.properties,
    /** The administrator. */
    actor: Nullable(Id),
    /** What the administrator wrote to those concerned. */
    reason: Nullable(Type.String()),
  },
  { $id: 'ModerationDecision' },
)
export type ModerationDecision = Static<typeof ModerationDecision>

const Appeal = Closed({ words: Type.String(), createdAt: Timestamp })

/** A report as whoever made it, or whose content it is about, sees it. */
export const Report = Closed(
  {
    id: Id,
    kind: Type.Enum(reportKinds),
    reason: Type.Enum(contentRules),
    words: Nullable(Type.String()),
    createdAt: Timestamp,
    state: Type.Enum(caseStates),
    /** What was decided last; null: nothing yet. */
    decision: Nullable(
      Closed({
        action: Type.Enum(moderationActions),
        rule: Type.Enum(contentRules),
        reason: Type.String(),
        at: Timestamp,
      }),
    ),
    appeal: Nullable(Appeal),
    /** It is decided, and nobody has appealed yet. */
    canAppeal: Type.Boolean(),
  },
  { $id: 'Report' },
)
export type Report = Static<typeof Report>

export const NewReport = Closed({
  /** Made by the client: a repeated one answers as the first time and stores nothing. */
  id: Id,
  kind: Type.Enum(reportKinds),
  /** Id of the message or picture, or name or id of what is offered. */
  targetId: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  reason: Type.Enum(contentRules),
  words: Type.Optional(Text(0, moderationLimits.words)),
})
export type NewReport = Static<typeof NewReport>

export const NewAppeal = Closed({ words: FilledText(moderationLimits.words) })

/** A report in the queue of administrators, without what it is about. */
export const ModerationCase = Closed(
  {
    id: Id,
    kind: Type.Enum(reportKinds),
    reason: Type.Enum(contentRules),
    state: Type.Enum(caseStates),
    createdAt: Timestamp,
    /** Grows with each decision and appeal; a decision names the one that it was made on. */
    version: Type.Integer({ minimum: 1 }),
    /** What was decided last. */
    action: Nullable(Type.Enum(moderationActions)),
    decidedAt: Nullable(Timestamp),
    /** What the first look found: the rule that it may be against. */
    flagged: Nullable(Type.String()),
  },
  { $id: 'ModerationCase' },
)
export type ModerationCase = Static<typeof ModerationCase>

export const ModerationCasePage = Closed({
  cases: Type.Array(ModerationCase),
  /** Where the next page begins; null: this is the last. */
  next: Nullable(Type.String()),
})

/** What stood there when it was reported, and nothing of the talk around it. */
export const ReportedContent = Closed({
  /** Null: it has no words. */
  text: Nullable(Type.String()),
  /** A small copy of the picture, in base64; null: it has none. */
  picture: Nullable(Closed({ type: Type.String(), data: Type.String() })),
  /** Who made it: a provider and its model, `uploaded`, or null where that is not known. */
  madeBy: Nullable(Type.String()),
  createdAt: Nullable(Timestamp),
})
export type ReportedContent = Static<typeof ReportedContent>

export const ModerationCaseDetail = Closed(
  {
    ...ModerationCase.properties,
    words: Nullable(Type.String()),
    reporterId: Id,
    /** Whose account the content is in; null: it comes with the product. */
    ownerId: Nullable(Id),
    content: ReportedContent,
    appeal: Nullable(Appeal),
    /** Oldest first. */
    decisions: Type.Array(ModerationDecision),
    /** False: whoever asks decided it, and another administrator decides the appeal. */
    mayDecide: Type.Boolean(),
  },
  { $id: 'ModerationCaseDetail' },
)
export type ModerationCaseDetail = Static<typeof ModerationCaseDetail>

export const NewDecision = Closed({
  /** Of the case as it was looked at. */
  version: Type.Integer({ minimum: 1 }),
  action: Type.Enum(moderationActions),
  rule: Type.Enum(contentRules),
  /** Told to those concerned. */
  reason: FilledText(moderationLimits.words),
})
export type NewDecision = Static<typeof NewDecision>

/** A companion as administrators see it: how it is used, never what it is called or what was said. */
export const AdminCompanion = Closed(
  {
    id: Id,
    ownerId: Id,
    /** Null: the account is gone. */
    ownerEmail: Nullable(Type.String()),
    tier: Nullable(Type.Enum(tiers)),
    state: Type.Enum(companionStates),
    /** Null: it is older than what is counted here. */
    createdAt: Nullable(Timestamp),
    /** The last day (UTC) on which its owner wrote to it. */
    lastWrittenOn: Nullable(Type.String({ format: 'date' })),
    /** What its owner wrote, as counted here. */
    messages: Type.Integer({ minimum: 0 }),
  },
  { $id: 'AdminCompanion' },
)
export type AdminCompanion = Static<typeof AdminCompanion>
