import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeVolume } from './docker.ts'
import { leaseHolders } from './leases.ts'
import { recordRuns, stopRecorded } from './obtain-server.ts'
import { removeOutsideHome } from './postgres-home.ts'
import { createContext, locked } from './provision.ts'
import { readRecord } from './server-record.ts'
import type { Origin, Purpose, ServerName } from './types.ts'

const serverNames: readonly ServerName[] = ['postgres', 'redis', 'nats']

/** What is known about one server of a data directory. */
export type ServerStatus = {
  readonly server: ServerName
  readonly running: boolean
  readonly origin?: Origin
  readonly purpose?: Purpose
  readonly kept?: boolean
  readonly port?: number
  readonly pid?: number
}

/** Tells which servers of ours run from a data directory, and which processes use them. */
export async function serverStatus(options: {
  dataDir: string
  env?: NodeJS.ProcessEnv
}): Promise<{ servers: ServerStatus[]; users: number[] }> {
  const context = createContext(options)
  const servers = serverNames.map(async (server): Promise<ServerStatus> => {
    const record = readRecord(context.dataDir, server)
    if (record === undefined || !(await recordRuns(record, context))) {
      return { server, running: false }
    }
    const { origin, purpose, port, kept = false } = record
    const pid = record.process?.pid
    return { server, running: true, origin, purpose, port, kept, ...(pid !== undefined && { pid }) }
  })
  return { servers: await Promise.all(servers), users: leaseHolders(context.dataDir) }
}

/** Stops the servers of a data directory even when they are in use. @returns those that ran */
export async function stopServers(options: {
  dataDir: string
  env?: NodeJS.ProcessEnv
}): Promise<ServerName[]> {
  const context = createContext(options)
  return locked(context, async () => {
    const ran = await Promise.all(serverNames.map((name) => stopRecorded(name, context)))
    return serverNames.filter((_, index) => ran[index])
  })
}

/**
 * Stops the servers of a data directory and removes all they kept, their passwords included, also
 * what lies outside of it. Unpacked packages stay. The next `provision` starts with empty servers.
 */
export async function eraseServers(options: {
  dataDir: string
  env?: NodeJS.ProcessEnv
}): Promise<void> {
  const context = createContext(options)
  await locked(context, async () => {
    for (const server of serverNames) {
      const container = readRecord(context.dataDir, server)?.container
      await stopRecorded(server, context)
      if (container !== undefined) await removeVolume(context, server)
    }
    await removeOutsideHome(context.dataDir)
    for (const name of [...serverNames, 'logs', 'credentials.json']) {
      rmSync(join(context.dataDir, name), { recursive: true, force: true })
    }
  })
}
