import type { InsightType } from '@lumen/contracts/fortune/eastern'
import type { Language } from '@lumen/contracts/languages'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

export type BirthProfileTable = {
  user_id: string
  /** Sealed JSON of `BirthData`, context `birth_profiles.data:<user id>`. */
  data: Buffer
  /** Grows with each change: what was made from an older one no longer counts. */
  version: number
  /** The user’s own zone as it was last told, for days when a request does not tell it. */
  time_zone: string | null
  created_at: Time
  updated_at: Time
}

export type InsightTable = {
  id: string
  user_id: string
  type: InsightType
  language: Language
  /** YYYY-MM-DD, the user’s own day. */
  applicable_date: string
  profile_version: number
  /** Sealed JSON, context `insights.content:<id>`. */
  content: Buffer
  created_at: Time
}

/** Readings that were made, so that a day is written once. */
export type ReadingTable = {
  /** What it is of; without personal data (see `use-cases/kept-reading.ts`). */
  key: string
  /** null: a reading that everybody gets. */
  user_id: string | null
  /** JSON; sealed with context `readings.content:<key>` where it is a user’s. */
  content: Buffer
  created_at: Time
}

/** That somebody looked at a chart of theirs on a day, so that it is told once. */
export type OpeningTable = {
  user_id: string
  kind: 'western' | 'eastern'
  /** YYYY-MM-DD, the user’s own day. */
  day: string
  opened_at: Time
}

/** Somebody else whose birth a user keeps. */
export type PersonTable = {
  user_id: string
  /** Made by the client. */
  id: string
  /** Sealed JSON of name, relation and `BirthData`, context `people.data:<id>`. */
  data: Buffer
  /** When the user said that the person agrees. */
  consented_at: Time
  created_at: Time
  updated_at: Time
}

export type FortuneTables = {
  birth_profiles: BirthProfileTable
  insights: InsightTable
  readings: ReadingTable
  openings: OpeningTable
  people: PersonTable
}
