import type { Bus } from '@lumen/bus/connect'
import type { Readiness } from '@lumen/http/health'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'
import type { Observed } from './open-process.ts'

const databaseMs = 1_500

/** Said of what is away, as of a capability that nobody serves. */
const away = 'off: unavailable'

/**
 * Whether a service can do its work: down without its bus or its database, degraded without what else it
 * needs, whatever `own` says, which tells by whom its work is done.
 */
export async function readiness<Tables>(
  {
    bus,
    db,
    log,
    needs,
  }: { bus: Pick<Bus, 'connected'>; db: Kysely<Tables>; log: Logger } & Pick<Observed, 'needs'>,
  own: Readiness = { status: 'ready' },
): Promise<Readiness> {
  if (!bus.connected()) return { ...own, status: 'down' }
  try {
    const asked = withDeadline(sql`select 1`.execute(db), databaseMs, 'asking the database')
    const [lacking] = await Promise.all([lackingOf(needs), asked])
    return lacking.length === 0 ? own : degraded(own, lacking)
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer')
    return { ...own, status: 'down' }
  }
}

/** What of it does not answer now. */
export async function lackingOf(needs: Observed['needs']): Promise<string[]> {
  const asked = [...needs].map(async ([name, answers]) => ((await answers()) ? [] : [name]))
  return (await Promise.all(asked)).flat()
}

/** The same, with what it lacks among its capabilities. */
export const degraded = (own: Readiness, lacking: readonly string[]): Readiness => ({
  ...own,
  status: own.status === 'down' ? 'down' : 'degraded',
  capabilities: { ...own.capabilities, ...Object.fromEntries(lacking.map((name) => [name, away])) },
})
