import type { ErasureReport } from '@lumen/contracts/erasure'
import { deleteSomeRows, markErased, type RowsOfUser } from '@lumen/database/erased-users'
import type { Sealer } from '@lumen/database/sealing'
import { sql } from 'kysely'
import type { Opened } from './open.ts'

/** Erases some of what cannot go table by table; how much of what, and whether there may be more. */
export type ErasureStep = () => Promise<{
  erased: Readonly<Record<string, number>>
  more: boolean
}>

/** What a service keeps of a user, and how it goes. */
export type Erasure = {
  /** Ends what runs for them; comes first, every time, while their texts can still be read. */
  readonly end?: () => Promise<void>
  /** Their rows, children before parents. */
  readonly rows: readonly (RowsOfUser | ErasureStep)[]
  /** Whose key is erased; absent: the service seals nothing. */
  readonly sealer?: Sealer
  /** False: the service tells no events. */
  readonly outbox?: boolean
  /** Jobs that wait. */
  readonly jobs?: { forget(word: string): Promise<number> }
  /** What is kept outside of the database, by its name; how much went. */
  readonly others?: Readonly<Record<string, () => Promise<number>>>
}

/** Less than whoever asks waits, so that the answer comes; there it is asked again. */
const budgetMs = 10_000

/**
 * Erases a user in one service: nothing new is made of them from the first step on, what runs is
 * ended, the key that sealed their texts is destroyed, then rows go in batches, events, jobs and
 * files. Broken off anywhere, it goes on when it is asked again; asked once more, it finds nothing.
 */
export async function eraseUserIn<T>(
  { db, bus, log }: Pick<Opened<T>, 'db' | 'bus' | 'log'>,
  userId: string,
  erasure: Erasure,
): Promise<ErasureReport> {
  const until = performance.now() + budgetMs
  const erased: Record<string, number> = {}
  const count = (name: string, number: number) => {
    if (number > 0) erased[name] = (erased[name] ?? 0) + number
  }
  await markErased(db, userId)
  await erasure.end?.()
  if (await erasure.sealer?.forget(db, userId)) count('keys', 1)
  for (const rows of [...erasure.rows, ...(erasure.outbox === false ? [] : [ofOutbox])]) {
    const erase = typeof rows === 'function' ? rows : stepOf(db, rows, userId)
    for (let more = true; more;) {
      const step = await erase()
      for (const [name, number] of Object.entries(step.erased)) count(name, number)
      more = step.more
      if (more && performance.now() > until) return { done: false, erased }
    }
  }
  if (erasure.outbox !== false) count('events', await bus.eraseEvents(userId))
  if (erasure.jobs !== undefined) count('jobs', await erasure.jobs.forget(userId))
  for (const [name, erase] of Object.entries(erasure.others ?? {})) count(name, await erase())
  log.info({ erased }, 'erased a user')
  return { done: true, erased }
}

const stepOf =
  <T>(db: Opened<T>['db'], rows: RowsOfUser, userId: string): ErasureStep =>
  async () => {
    const { count, more } = await deleteSomeRows(db, rows, userId)
    return { erased: { [rows.table]: count }, more }
  }

/** Events that are not published yet. */
const ofOutbox: RowsOfUser = {
  table: 'outbox',
  of: (userId) => sql<boolean>`payload ->> 'userId' = ${userId}`,
}
