import type { Box } from '@lumen/database/sealing'
import type { Reader } from '@lumen/database/reader'
import { sql } from 'kysely'

/** A record as it stands in the export; what is undefined is left out. */
export type ExportRecord = Readonly<Record<string, unknown>>

/** One file of an export that is no record: a picture. */
export type ExportFile = { readonly name: string; readonly bytes: Uint8Array }

/** What is read of a section at once, and where to go on; null: nothing is left. */
export type ExportPage = {
  readonly records: readonly ExportRecord[]
  readonly after: readonly string[] | null
  /** Whose records these are where a section is parted: a companion’s id. */
  readonly group?: string
  readonly files?: readonly ExportFile[]
}

export type PageRequest<Tables> = {
  readonly db: Reader<Tables>
  /** Opens what is sealed; null in services that seal nothing. */
  readonly box: Box | null
  readonly userId: string
  /** Where the page before ended. */
  readonly after: readonly string[] | null
  readonly limit: number
}

/** Part of what a service tells a user that it keeps of them. */
export type ExportSection<Tables> = {
  /** Its name in the export, the same in every language. */
  readonly name: string
  /** Tables whose rows it tells. */
  readonly tables: readonly (keyof Tables & string)[]
  readonly read: (request: PageRequest<Tables>) => Promise<ExportPage>
}

/** Tables with a user’s rows that are in no export, each with the reason. */
export type NotExported<Tables> = Partial<Record<keyof Tables & string, string>>

/** Every table of a service with a user’s rows stands in one of the two; a test holds it to that. */
export type ServiceExport<Tables> = {
  readonly sections: readonly ExportSection<Tables>[]
  readonly notExported: NotExported<Tables> & Readonly<Record<string, string>>
}

/**
 * A section of the rows of one table, in the order of its key, so that rows which come or go
 * meanwhile neither repeat nor hide others.
 *
 * @param key columns that are unique for a user together
 * @param record what is told of a row; null: nothing
 */
export function tableSection<Tables, Row>(options: {
  name: string
  table: keyof Tables & string
  key: readonly (keyof Row & string)[]
  owner?: string
  record: (row: Row, box: Box) => ExportRecord | null
}): ExportSection<Tables> {
  const { name, table, key, owner = 'user_id', record } = options
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const asText = sql.join(
    key.map((column, index) => sql`${sql.ref(column)}::text as ${sql.ref(`key_${index}`)}`),
  )
  return {
    name,
    tables: [table],
    async read({ db, box, userId, after, limit }) {
      const { rows } = await sql<Row & Record<string, string>>`
        select *, ${asText} from ${sql.table(table)}
        where ${sql.ref(owner)} = ${userId}
          ${after === null ? sql`` : sql`and (${columns}) > (${sql.join(after)})`}
        order by ${columns} limit ${limit}`.execute(db)
      const last = rows.length < limit ? undefined : rows.at(-1)
      return {
        records: rows.flatMap((row) => {
          const told = record(row, box as Box)
          return told === null ? [] : [told]
        }),
        after: last === undefined ? null : key.map((_, index) => last[`key_${index}`]!),
      }
    },
  }
}
