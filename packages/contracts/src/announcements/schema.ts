import { Type, type Static, type TOptional } from 'typebox'
import { languages, type Language } from '../languages.ts'
import { plans } from '../plans.ts'
import { Closed, FilledText, Id, LanguageCode, Timestamp } from '../schema.ts'

export const announcementLimits = { title: 80, text: 400, link: 300 } as const

export const audiences = ['all', 'signed-in', 'plans'] as const
export const announcementPlaces = ['banner', 'status'] as const

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
const Words = Closed({
  title: FilledText(announcementLimits.title),
  text: FilledText(announcementLimits.text),
})

/** What an administrator decides of an announcement. */
const decided = {
  /** By language; readers of one that is missing are shown `fallback`. */
  words: Closed(
    Object.fromEntries(languages.map((code) => [code, Type.Optional(Words)])) as Record<
      Language,
      TOptional<typeof Words>
    >,
  ),
  /** A language of `words`. */
  fallback: LanguageCode,
  /** A page of the product or of another one, for who wants to know more. */
  link: Nullable(
    Type.String({
      maxLength: announcementLimits.link,
      pattern: '^(/(?![/\\\\])|https://)[^\\s\\u0000-\\u001f\\u007f]*$',
    }),
  ),
  beginsAt: Timestamp,
  /** null: until it is removed. */
  endsAt: Nullable(Timestamp),
  audience: Type.Enum(audiences),
  /** Whose users are meant, where the audience is `plans`; else empty. */
  plans: Type.Array(Type.Enum(plans.map(({ id }) => id)), { maxItems: plans.length }),
  /** Also on the status page, where everybody sees it. */
  onStatus: Type.Boolean(),
}

/** An announcement as administrators write it. */
export const AnnouncementDraft = Closed({
  ...decided,
  /** As it was read, 0 for a new one: who changed it meanwhile is not overruled unseen. */
  version: Type.Integer({ minimum: 0 }),
})
export type AnnouncementDraft = Static<typeof AnnouncementDraft>

/** An announcement as administrators see it. */
export const AnnouncementRecord = Closed(
  { id: Id, ...decided, version: Type.Integer({ minimum: 1 }) },
  { $id: 'AnnouncementRecord' },
)
export type AnnouncementRecord = Static<typeof AnnouncementRecord>

/** Which announcement is removed: as it was read. */
export const AnnouncementRemoval = Closed({ version: AnnouncementRecord.properties.version })

/** An announcement as it is read. */
export const Announcement = Closed(
  {
    id: Id,
    ...Words.properties,
    /** Differs from the language asked for when it was not written in that one. */
    language: LanguageCode,
    link: decided.link,
    beginsAt: Timestamp,
    endsAt: Nullable(Timestamp),
  },
  { $id: 'Announcement' },
)
export type Announcement = Static<typeof Announcement>
