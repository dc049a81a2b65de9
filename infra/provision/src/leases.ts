import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateDirectory } from './private-directory.ts'
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts'

/** Marks that a live process uses the servers of a data directory. */
export type Lease = { release(): void }

/** Takes a lease; call under the data directory's lock. It ends with `release` or with this process. */
export function takeLease(dataDir: string): Lease {
  const directory = join(dataDir, 'leases')
  makePrivateDirectory(directory)
  const path = join(directory, `${process.pid}-${randomUUID()}.json`)
  writeFileSync(path, JSON.stringify(identifyProcess(process.pid)))
  return { release: () => rmSync(path, { force: true }) }
}

/** Pids of the live processes that hold leases; leases of dead ones are removed on the way. */
export function leaseHolders(dataDir: string): number[] {
  const directory = join(dataDir, 'leases')
  return namesIn(directory).flatMap((name) => {
    const path = join(directory, name)
    const holder = readHolder(path)
    if (holder !== undefined && isAlive(holder)) return [holder.pid]
    rmSync(path, { force: true })
    return []
  })
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function readHolder(path: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity
  } catch {
    return undefined
  }
}
