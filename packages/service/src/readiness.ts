import type { Bus } from '@lumen/bus/connect'
import type { Readiness } from '@lumen/http/health'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'

const databaseMs = 1_500

/**
 * Whether a service can do its work: down without its bus or its database, whatever `own` says, which
 * tells what else it needs and by whom its work is done.
 */
export async function readiness<Tables>(
  { bus, db, log }: { bus: Pick<Bus, 'connected'>; db: Kysely<Tables>; log: Logger },
  own: Readiness = { status: 'ready' },
): Promise<Readiness> {
  if (!bus.connected()) return { ...own, status: 'down' }
  try {
    await withDeadline(sql`select 1`.execute(db), databaseMs, 'asking the database')
    return own
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    return { ...own, status: 'down' }
  }
}
