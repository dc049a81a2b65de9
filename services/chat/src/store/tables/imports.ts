import type { ImportProblem, TalkImport } from '@lumen/contracts/chat/imports'
import type { Language } from '@lumen/contracts/languages'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

/** A file with talks that its user sent, and how far they have come over. */
export type ImportTable = {
  id: string
  user_id: string
  status: TalkImport['status']
  problem: ImportProblem | null
  /** Of the file, and how many have come. */
  bytes: number
  received: ColumnType<number, number | undefined, number>
  /** Sealed JSON of `Found`, context `imports.found:<id>`; null: it was not looked through yet. */
  found: Buffer | null
  /** Sealed key of the talk that was chosen, context `imports.choice:<id>`. */
  choice: Buffer | null
  companion_id: string | null
  total: ColumnType<number, number | undefined, number>
  /** Whether who brings it over is known to be one. */
  adult: ColumnType<boolean, boolean | undefined, boolean>
  /** Messages of the chosen talk that have been gone through, and how many of them were new. */
  position: ColumnType<number, number | undefined, number>
  added: ColumnType<number, number | undefined, number>
  language: Language
  lease_token: string | null
  lease_until: Date | null
  created_at: Time
  expires_at: Time
}

/** A piece of such a file, until the file has been gone through. */
export type ImportPieceTable = {
  import_id: string
  number: number
  user_id: string
  /** Sealed base64 of its bytes, context `import_pieces:<import id>:<number>`. */
  sealed: Buffer
}
