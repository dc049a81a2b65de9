import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { canEnter, isRoot, unprivilegedAccount } from './account.ts'
import { identifyProcess, type ProcessIdentity } from './process-identity.ts'
import { ProvisionError } from './provision-error.ts'
import { endProcess } from './server-process.ts'
import { stopSteps } from './stop-steps.ts'
import type { Account, Context } from './types.ts'

/** Where PostgreSQL's files lie, and the account it runs under (undefined for our own). */
export type PostgresHome = { readonly path: string; readonly account: Account | undefined }

type Marker = { readonly id: string; readonly dataDir: string; readonly path: string }

const outsideDirectories = ['/var/lib', '/var/tmp']

/**
 * Finds or makes the directory for PostgreSQL's files: inside the data directory, or, when we are
 * root and the account PostgreSQL must run under cannot get there, in a directory it can reach that
 * `postgres-home.json` remembers.
 */
export async function postgresHome(context: Context): Promise<PostgresHome> {
  const inside = join(context.dataDir, 'postgres')
  if (!isRoot()) {
    mkdirSync(inside, { recursive: true })
    return { path: inside, account: undefined }
  }
  const remembered = readMarker(rememberedPath(context.dataDir))
  if (remembered === undefined) {
    const account = accountFor(inside)
    if (await canEnter(account, context.dataDir, context.signal)) {
      mkdirSync(inside, { recursive: true })
      chmodSync(inside, 0o755)
      return { path: inside, account }
    }
  }
  const outside = await outsideHome(context, remembered)
  return { path: outside, account: accountFor(outside) }
}

/** Removes the directory outside the data directory, when there is one and it is this one's. */
export async function removeOutsideHome(dataDir: string): Promise<void> {
  const remembered = readMarker(rememberedPath(dataDir))
  if (remembered === undefined) return
  if (readMarker(markerPath(remembered.path))?.id === remembered.id) {
    await endStrayPostmaster(join(remembered.path, 'data'))
    rmSync(remembered.path, { recursive: true, force: true })
  }
  rmSync(rememberedPath(dataDir), { force: true })
}

/**
 * Clears the way for a start after a crash: ends a postmaster that serves this very directory though
 * no record of it is left, and removes a pid file that names a process which is no postmaster
 * (PostgreSQL itself refuses to start when that pid is in use).
 */
export async function endStrayPostmaster(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  let pid: number
  try {
    pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  } catch {
    return
  }
  const found = identifyProcess(pid)
  if (found !== undefined && /^post(gres|master)/.test(found.name)) {
    if (serves(found, data)) await endProcess(found, stopSteps.postgres)
    else if (process.platform === 'linux') rmSync(pidFile, { force: true })
    return
  }
  rmSync(pidFile, { force: true })
}

function serves(postmaster: ProcessIdentity, data: string): boolean {
  try {
    return readlinkSync(`/proc/${postmaster.pid}/cwd`) === data
  } catch {
    return false
  }
}

async function outsideHome(context: Context, remembered: Marker | undefined): Promise<string> {
  if (remembered !== undefined && readMarker(markerPath(remembered.path))?.id === remembered.id) {
    return remembered.path
  }
  const name = `lumen-${createHash('sha256').update(context.dataDir).digest('hex').slice(0, 12)}`
  for (const base of outsideDirectories) {
    const path = join(base, name)
    const leftover = readMarker(markerPath(path))
    if (leftover?.dataDir === context.dataDir) {
      // Its data directory was removed and made anew: nobody knows this one's password any more.
      context.report(`Removing ${path}, left over from a data directory that is gone`)
      await endStrayPostmaster(join(path, 'data'))
      rmSync(path, { recursive: true, force: true })
    }
    try {
      mkdirSync(path)
    } catch {
      continue
    }
    chmodSync(path, 0o755)
    const marker: Marker = { id: randomUUID(), dataDir: context.dataDir, path }
    writeFileSync(markerPath(path), JSON.stringify(marker))
    writeFileSync(rememberedPath(context.dataDir), JSON.stringify(marker))
    const account = accountFor(path)
    if (!(await canEnter(account, path, context.signal))) continue
    context.report(`PostgreSQL keeps its data in ${path}, which its account can reach`)
    return path
  }
  throw new ProvisionError(
    `PostgreSQL cannot run as root, and no directory for its data can be made in ` +
      `${outsideDirectories.join(' or ')}: start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** The owner of existing data, because PostgreSQL insists on it; else a system account. */
function accountFor(home: string): Account {
  const data = statSync(join(home, 'data'), { throwIfNoEntry: false })
  if (data !== undefined && data.uid !== 0) {
    return { name: `uid ${data.uid}`, uid: data.uid, gid: data.gid }
  }
  const account = unprivilegedAccount()
  if (account !== undefined) return account
  throw new ProvisionError(
    'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody": ' +
      'start as an ordinary user, or set DATABASE_URL.',
  )
}

function rememberedPath(dataDir: string): string {
  return join(dataDir, 'postgres-home.json')
}

function markerPath(home: string): string {
  return join(home, 'lumen.json')
}

function readMarker(path: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Marker
  } catch {
    return undefined
  }
}
