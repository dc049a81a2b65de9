import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessIdentity } from './process-identity.ts'
import type { Origin, Purpose, ServerName } from './types.ts'

/** What is remembered about a server we started, so that a later call can find, reuse or stop it. */
export type ServerRecord = {
  readonly origin: Origin
  readonly purpose: Purpose
  readonly port: number
  /** Exactly one of the two: a process of this machine, or a container's id. */
  readonly process?: ProcessIdentity
  readonly container?: string
  /** It was asked to run until it is stopped by hand, whether anybody uses it or not. */
  readonly kept?: boolean
}

/** Reads the record of one server; nothing when there is none or it is unreadable. */
export function readRecord(dataDir: string, server: ServerName): ServerRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordPath(dataDir, server), 'utf8')) as ServerRecord
  } catch {
    return undefined
  }
}

/** Writes the record of one server at once, so that a crash never leaves half of it. */
export function writeRecord(dataDir: string, server: ServerName, record: ServerRecord): void {
  const path = recordPath(dataDir, server)
  writeFileSync(`${path}.new`, `${JSON.stringify(record, undefined, 2)}\n`)
  renameSync(`${path}.new`, path)
}

export function removeRecord(dataDir: string, server: ServerName): void {
  rmSync(recordPath(dataDir, server), { force: true })
}

function recordPath(dataDir: string, server: ServerName): string {
  return join(dataDir, `${server}.pid.json`)
}
