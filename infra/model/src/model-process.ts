import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { ModelFault } from '@lumen/contracts/models/own-models'
import { ModelError } from './model-error.ts'
import type { ServerNotice, ServerSettings } from './server/settings.ts'

type Ready = Extract<ServerNotice, { kind: 'ready' }>
type ChatState = Extract<ServerNotice, { kind: 'chat' }>['state']

/** One life of the process that runs models. */
export type ModelProcess = {
  readonly pid: number | null
  /** What it said when it began to listen; null before. */
  readonly ready: Ready | null
  /** Rejects with a ModelError when it does not get that far. */
  readonly begun: Promise<Ready>
  /** How it ended, once it has. */
  readonly ended: Promise<string>
  kill(): void
  close(): Promise<void>
}

const readyWithinMs = 120_000
const closeWithinMs = 10_000

/** @param onChat hears where its chat model is, and why it did not get into memory */
export function beginProcess(
  settings: ServerSettings,
  onChat: (state: ChatState, fault: ModelFault | null) => void,
): ModelProcess {
  const child = fork(join(import.meta.dirname, 'server', 'main.ts'), {
    // The runtime starts a test of itself with the flags of this process, and stumbles over some.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; it is told to stop by us, in order.
    detached: true,
  })
  // It must not outlive us, however we end.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const { promise, resolve, reject } = Promise.withResolvers<Ready>()
  const timer = setTimeout(() => {
    kill()
    const limit = `${readyWithinMs / 1000} s`
    reject(new ModelError('broken', `The model's process was not ready within ${limit}`))
  }, readyWithinMs)
  let ready: Ready | null = null
  child.on('message', (notice: ServerNotice) => {
    if (notice.kind === 'chat') return onChat(notice.state, notice.fault)
    if (notice.kind === 'refused')
      return reject(new ModelError(notice.fault.code, notice.fault.message))
    ready = notice
    resolve(notice)
  })
  const ended = endOf(child)
  void ended.then((how) => reject(new ModelError('broken', `The model's process ended (${how})`)))
  child.send(settings)
  return {
    pid: child.pid ?? null,
    get ready() {
      return ready
    },
    begun: promise.finally(() => clearTimeout(timer)),
    ended,
    kill,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const late = setTimeout(kill, closeWithinMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(late)
    },
  }
}

/** How a process ended, once it has. */
function endOf(child: ChildProcess): Promise<string> {
  const said = () => child.signalCode ?? `code ${child.exitCode}`
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(said())
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(said()))
  })
}
