import type { ModelOffer, Provider, ServerKind } from '@lumen/contracts/models/schema'
import type { UsePurpose } from '@lumen/contracts/models/use'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Choice } from '../domain/who-answers.ts'

type Time = ColumnType<Date, Date, Date>

/** A row is an acceptance: who made it knew that conversations are sent there. */
type ServerTable = {
  id: string
  kind: ServerKind
  address: string
  local: boolean
  model: string
  embedding: string | null
  offers: JSONColumnType<ModelOffer[]>
  embeddings: JSONColumnType<string[]>
  state: Provider['state']
  missed: number
  accepted_at: Time
  accepted_by: string | null
}

/** One row. */
type SettingTable = {
  id: boolean
  /** Grows with each change that processes are told of. */
  revision: ColumnType<string, never, string>
  choice: ColumnType<Choice, never, string | null>
  chosen_by: string | null
  chosen_at: Time | null
}

/** What models were used for on a day (UTC). */
type ProviderUseTable = {
  /** `YYYY-MM-DD` */
  day: string
  purpose: UsePurpose
  provider_id: string
  model: string
  requests: ColumnType<string, number, number>
  tokens_in: ColumnType<string, number, number>
  tokens_out: ColumnType<string, number, number>
  seconds: number
}

/** The tables of this service's schema; each gets its own file of queries beside this one. */
export type ModelsTables = {
  servers: ServerTable
  settings: SettingTable
  provider_use: ProviderUseTable
}
