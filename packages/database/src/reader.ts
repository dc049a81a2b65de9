import type { Kysely } from 'kysely'

/**
 * What only reads: a database, or a copy of it that may be a little old. A function that takes this
 * writes nothing and begins no transaction.
 */
export type Reader<Tables> = Pick<
  Kysely<Tables>,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'dynamic' | 'getExecutor'
>
