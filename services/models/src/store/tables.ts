import type { ModelOffer, Provider, ServerKind } from '@lumen/contracts/models/schema'
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

/** The tables of this service's schema; each gets its own file of queries beside this one. */
export type ModelsTables = { servers: ServerTable; settings: SettingTable }
