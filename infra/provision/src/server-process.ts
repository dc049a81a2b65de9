import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePrivateDirectory } from './private-directory.ts'
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts'
import { ProvisionError } from './provision-error.ts'
import type { Account, Program } from './types.ts'
import { waitUntil } from './wait-until.ts'

/** How to start one server process. */
export type Launch = {
  readonly program: Program
  readonly args: readonly string[]
  readonly cwd: string
  readonly account: Account | undefined
}

/** A process just started in a session of its own, which outlives this one. */
export type StartedProcess = {
  readonly identity: ProcessIdentity
  /** What it has written to its log since it was started. */
  log(): string
}

const largestLog = 8 * 1024 * 1024

/**
 * Starts a server detached: the terminal's Ctrl-C does not reach it, and it survives its starter.
 * It gets only what it needs of the environment, none of the product's keys.
 */
export async function startDetached(launch: Launch, logPath: string): Promise<StartedProcess> {
  makePrivateDirectory(dirname(logPath))
  const offset = rotated(logPath)
  const log = openSync(logPath, 'a', 0o600)
  try {
    const child = spawn(launch.program.path, launch.args, {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: launch.cwd,
      env: programEnvironment(launch.program),
      ...(launch.account && { uid: launch.account.uid, gid: launch.account.gid }),
    })
    const failure = await new Promise<Error | undefined>((resolve) => {
      child.once('spawn', () => resolve(undefined))
      child.once('error', resolve)
    })
    child.unref()
    if (failure !== undefined || child.pid === undefined) {
      throw new ProvisionError(`${launch.program.path} cannot be started: ${failure?.message}`)
    }
    const pid = child.pid
    const identity = identifyProcess(pid) ?? { pid, name: '', start: '' }
    return { identity, log: () => textFrom(logPath, offset) }
  } finally {
    closeSync(log)
  }
}

/** The environment of a server process: a plain locale, and its own libraries where it brings some. */
export function programEnvironment(program: Program): NodeJS.ProcessEnv {
  const libraries = program.libraries.join(':')
  return {
    PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8',
    ...(libraries !== '' && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }),
  }
}

/**
 * Ends a process, harder from step to step, and waits until it is gone.
 * @param steps signals in order, each with the time it is given
 * @throws ProvisionError when it survives all of them
 */
export async function endProcess(
  identity: ProcessIdentity,
  steps: readonly { signal: NodeJS.Signals; limitMs: number }[],
): Promise<void> {
  for (const { signal, limitMs } of steps) {
    if (!isRunning(identity)) return
    try {
      process.kill(identity.pid, signal)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return
      throw new ProvisionError(
        `Process ${identity.pid} (${identity.name}) cannot be stopped: ${String(error)}`,
        { cause: error },
      )
    }
    if (await waitUntil(() => !isRunning(identity), { limitMs, everyMs: 10 })) return
  }
  throw new ProvisionError(`Process ${identity.pid} (${identity.name}) does not end.`)
}

/** The last lines of a log, for error messages. */
export function lastLines(text: string, count = 8): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-count).join('\n')
}

function rotated(path: string): number {
  try {
    const { size } = statSync(path)
    if (size < largestLog) return size
    renameSync(path, `${path}.1`)
  } catch {
    return 0
  }
  return 0
}

function textFrom(path: string, offset: number): string {
  return readFileSync(path).subarray(offset).toString('utf8')
}
