import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findProgram } from './find-program.ts'
import { natsServer } from './nats-server.ts'
import { createContext } from './provision.ts'
import { redisServer } from './redis-server.ts'
import { lastLines, programEnvironment } from './server-process.ts'
import type { Credentials } from './types.ts'
import { waitUntil } from './wait-until.ts'

const readyMs = 60_000
const nobody: Credentials = { postgres: '', redis: '', nats: {}, natsUsers: {} }

/** One of several servers of a test, by its name. */
export type TestServer = {
  readonly name: string
  /** Ends it as a machine ends that loses its power. */
  kill(): Promise<void>
  /** Starts it again, on what it kept. */
  startAgain(): Promise<void>
}

type Start = {
  name: string
  /** Writes what it reads into a directory of its own, once, and says how it is started. */
  args(directory: string): readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether it answers. */
  ready(): Promise<unknown>
}

/**
 * For tests of several servers that belong together, from the programs that the servers of all tests have.
 * They end with `close`, and keep nothing.
 */
export async function openTestServers(kind: 'redis' | 'nats') {
  const directory = mkdtempSync(join(tmpdir(), `lumen-${kind}-`))
  const context = createContext({
    dataDir: directory,
    packagesDir: join(resolve(import.meta.dirname, '..', '..', '..'), '.data', 'packages'),
    purpose: 'test',
  })
  const definition = (kind === 'redis' ? redisServer : natsServer)(context, nobody)
  const onPath = await findProgram('path', definition, context)
  const found = 'program' in onPath ? onPath : await findProgram('apt', definition, context)
  if (!('program' in found)) throw new Error(`There is no program: ${found.reasons.join(', ')}`)
  const { program } = found
  const children = new Set<ChildProcess>()

  async function end(child: ChildProcess): Promise<void> {
    children.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async function run({ name, env, ready }: Start, home: string, args: readonly string[]) {
    const logPath = join(directory, `${name}.log`)
    const log = openSync(logPath, 'a', 0o600)
    const child = spawn(program.path, args, {
      cwd: home,
      stdio: ['ignore', log, log],
      env: { ...programEnvironment(program), ...env },
    })
    closeSync(log)
    children.add(child)
    let words = ''
    const answers = await waitUntil(
      async () => {
        if (child.exitCode !== null) return true
        words = await ready().then(
          () => '',
          (error: unknown) => String(error),
        )
        return words === ''
      },
      { limitMs: readyMs },
    )
    if (child.exitCode !== null || !answers)
      throw new Error(`${name} is not ready: ${words}\n${lastLines(readFileSync(logPath, 'utf8'))}`)
    return child
  }

  return {
    async start(options: Start): Promise<TestServer> {
      const home = join(directory, options.name)
      mkdirSync(home, { mode: 0o700 })
      const args = options.args(home)
      let child = await run(options, home, args)
      return {
        name: options.name,
        kill: () => end(child),
        async startAgain() {
          child = await run(options, home, args)
        },
      }
    },
    async close(): Promise<void> {
      await Promise.all([...children].map(end))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
