import {
  sql,
  type CompiledQuery,
  type Kysely,
  type OperationNodeSource,
  type QueryExecutorProvider,
  type Transaction,
} from 'kysely'
import { sendWithNext } from './connection.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
type Db = Kysely<any>
// oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
type Tx = Transaction<any>

type Built<Row> = OperationNodeSource & {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>
}

/** A statement with its values that was not run yet; `Row`: what it answers. */
export type Statement<Row = unknown> = {
  /** Of the definition. */
  readonly id: number
  readonly build: (db: Db, values: never) => Built<Row>
  readonly values: object
}

let defined = 0

/**
 * Defines a statement that is built and compiled at its first use only: that takes longer than sending it.
 * Its text is the same for every database.
 *
 * @param build is called once, with stand-ins for the values: it must put each where it belongs, neither
 *   look at nor change one
 */
export function defineStatement<Values extends object, Row>(
  build: (db: Db, values: Values) => Built<Row>,
): (values: Values) => Statement<Row> {
  const id = (defined += 1)
  return (values) => ({ id, build, values })
}

/** Runs statements as one. @returns the rows of the last; none sees what the others change */
export async function runAsOne<Row>(
  db: Db,
  ...statements: readonly [...Statement[], Statement<Row>]
): Promise<Row[]> {
  return (await db.executeQuery<Row>(compile<Row>(db, statements))).rows
}

/**
 * Sends statements of a transaction in one round trip; they run in turn, each seeing what was committed
 * before it began. @returns the rows of each
 */
export function runInOneTrip<const All extends readonly Statement[]>(
  tx: Tx,
  statements: All,
): Promise<{ -readonly [At in keyof All]: All[At] extends Statement<infer Row> ? Row[] : never }> {
  const queries = statements.map((statement) => compile(tx, [statement]))
  return tx.getExecutor().provideConnection(async (connection) => {
    const answers = await Promise.all(queries.map((query) => connection.executeQuery(query)))
    return answers.map(({ rows }) => rows) as never
  })
}

/**
 * Runs statements as one, last in a transaction: they are sent with its commit, and that fails where they
 * do. So locks are held for one round trip less.
 */
export async function runWithCommit(
  tx: Tx,
  ...statements: readonly [...Statement[], Statement]
): Promise<void> {
  if (!tx.isTransaction) throw new TypeError('Only a transaction ends with a commit')
  await tx.executeQuery(sendWithNext(compile(tx, statements)))
}

/** What stands for a value while a statement is built. */
class StandIn {
  readonly part: number
  readonly name: string
  constructor(part: number, name: string) {
    this.part = part
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`A statement is built before the value of ${this.name} is known`)
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }
}

const standIns = (part: number): never =>
  new Proxy(
    {},
    {
      get: (_, name) => new StandIn(part, String(name)),
      ownKeys: () => {
        throw new TypeError('A statement names each of its values')
      },
    },
  ) as never

const compiled = new Map<string, CompiledQuery>()

function compile<Row>(db: Db, statements: readonly Statement[]): CompiledQuery<Row> {
  const key = statements.map(({ id }) => id).join()
  let query = compiled.get(key)
  if (query === undefined) compiled.set(key, (query = compileNew(db, statements)))
  const given = statements.map(({ values }) => values as Readonly<Record<string, unknown>>)
  const parameters = query.parameters.map((value) =>
    value instanceof StandIn ? given[value.part]![value.name] : value,
  )
  return { ...query, parameters }
}

function compileNew(db: Db, statements: readonly Statement[]): CompiledQuery {
  const built = statements.map(({ build }, part) => build(db, standIns(part)))
  const last = built.pop()
  if (last === undefined) throw new TypeError('There is no statement')
  if (built.length === 0) return last.compile(db)
  const parts = built.map((statement, at) => sql`${sql.ref(`part_${at}`)} as (${statement})`)
  return sql`with ${sql.join(parts)} ${last}`.compile(db)
}
