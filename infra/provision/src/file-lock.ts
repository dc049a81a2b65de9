import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomUUID } from 'node:crypto'
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts'
import { ProvisionError } from './provision-error.ts'
import { waitUntil } from './wait-until.ts'

type Holder = { readonly token: string; readonly process: ProcessIdentity }

export type LockOptions = {
  /** How long to wait for another holder. */
  readonly limitMs: number
  readonly signal?: AbortSignal
  /** Called once when the lock is held by someone else. */
  readonly onWait?: (pid: number) => void
}

/**
 * Runs `work` while holding a lock file that other processes, and other calls in this one, respect.
 * The lock of a process that died is taken over.
 * @throws ProvisionError when it cannot be had within the limit, or cannot be written
 */
export async function withLock<T>(
  path: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const token = randomUUID()
  let told = false
  const got = await waitUntil(
    () => {
      if (tryTake(path, token)) return true
      const holder = readHolder(path)
      if (holder === undefined) return false
      if (!isAlive(holder.process)) removeStale(path, holder)
      else if (!told) {
        told = true
        options.onWait?.(holder.process.pid)
      }
      return false
    },
    { limitMs: options.limitMs, everyMs: 30, ...(options.signal && { signal: options.signal }) },
  )
  if (!got) {
    const pid = readHolder(path)?.process.pid
    throw new ProvisionError(
      `Waited ${Math.round(options.limitMs / 1000)} s for process ${pid ?? 'unknown'}, which holds ${path}: ` +
        `let it finish or end it, then start again.`,
    )
  }
  try {
    return await work()
  } finally {
    if (readHolder(path)?.token === token) rmSync(path, { force: true })
  }
}

/** Links a finished file into place, so that a lock is never seen, or left by a crash, half written. */
function tryTake(path: string, token: string): boolean {
  const self = identifyProcess(process.pid)
  if (self === undefined) throw new ProvisionError('This process cannot be identified.')
  const draft = `${path}.${randomUUID()}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, JSON.stringify({ token, process: self } satisfies Holder))
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new ProvisionError(
      `Cannot write ${path} (${codeOf(error)}): check who owns its directory.`,
      {
        cause: error,
      },
    )
  } finally {
    rmSync(draft, { force: true })
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Only who creates the breaker of this very holder may remove its lock, so no live lock is removed. */
function removeStale(path: string, stale: Holder): void {
  const breaker = `${path}.${stale.token}`
  if (!tryTake(breaker, stale.token)) {
    const other = readHolder(breaker)
    if (other !== undefined && !isAlive(other.process)) rmSync(breaker, { force: true })
    return
  }
  if (readHolder(path)?.token === stale.token) rmSync(path, { force: true })
  rmSync(breaker, { force: true })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
