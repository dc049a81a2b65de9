import type { Kysely } from 'kysely'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { openDatabase, type OpenOptions } from '../src/open.ts'
import { openTestEnvironment } from './environment.ts'

export type Line = Record<string, unknown>

/** A logger whose lines can be read. */
export function captureLog(): { log: Logger; lines: Line[] } {
  const lines: Line[] = []
  const log = createLogger({
    service: 'test',
    level: 'debug',
    destination: { write: (text) => lines.push(JSON.parse(text) as Line) },
  })
  return { log, lines }
}

/** A database of the test file's own; everything opened on it is closed with it. */
export async function openTestDatabase(service = 'sample') {
  const environment = await openTestEnvironment(service)
  const { log, lines } = captureLog()
  const opened: Kysely<any>[] = []
  const open = (options: Partial<OpenOptions> = {}): Kysely<any> => {
    const db = openDatabase<any>({ url: environment.databaseUrl, log, ...options })
    opened.push(db)
    return db
  }
  return {
    ...environment,
    db: open(),
    open,
    log,
    lines,
    async close() {
      await Promise.all(opened.map((db) => db.destroy()))
      await environment.close()
    },
  }
}

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>
