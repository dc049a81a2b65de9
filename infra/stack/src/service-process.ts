import type { ProcessName } from '@lumen/contracts/operation'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ReadyNotice } from '@lumen/runtime/lifecycle'
import { ownEnvironment } from './own-environment.ts'
import { repositoryRoot } from './paths.ts'
import type { Env, Running } from './services.ts'

/** On a busy machine all start at once, on few cores. */
const readyWithinMs = 300_000
const closeWithinMs = 15_000
/**
 * Megabytes that V8 takes for young objects, twice. It goes by the memory of the machine, as if that were
 * for one process: a service in its container of a gigabyte has 8, each of nine on a machine of 16 had 64.
 */
const youngSpaceMb = 16

export type ServiceProcess = Running & {
  pid: number
  /** Resolves with why it ended, whoever ended it. */
  ended: Promise<string>
}

/**
 * Starts `services/<name>/src/main.ts` as a process and waits until it says that it is ready, and
 * where it listens. It ends with this process, whatever ends that.
 */
export async function startProcess(name: ProcessName, env: Env): Promise<ServiceProcess> {
  const child = fork(join('services', name, 'src', 'main.ts'), {
    cwd: repositoryRoot,
    env: await ownEnvironment(name, env),
    execArgv: [...process.execArgv, `--max-semi-space-size=${youngSpaceMb}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; each service is told to stop by us, in order.
    detached: true,
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
    .then(([code, signal]) => (signal === null ? `code ${code}` : String(signal)))
    .finally(() => process.off('exit', kill))
  const url = await readyUrl(name, child, ended)
  return {
    url,
    pid: child.pid!,
    ended,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const timer = setTimeout(kill, closeWithinMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(timer)
    },
  }
}

async function readyUrl(
  name: string,
  child: ChildProcess,
  ended: Promise<unknown>,
): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new Error(`service ${name} was not ready within ${readyWithinMs / 1000} s`))
  }, readyWithinMs)
  const notice = once(child, 'message').then(([message]) => message as ReadyNotice)
  const failed = ended.then(() => {
    throw new Error(`service ${name} ended while starting; what it said is above`)
  })
  try {
    const { url } = await Promise.race([notice, failed, late])
    if (url === undefined) throw new Error(`service ${name} does not say where it listens`)
    return url
  } finally {
    clearTimeout(timer)
    failed.catch(() => {})
  }
}
