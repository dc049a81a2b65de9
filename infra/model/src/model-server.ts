import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@lumen/provision/free-port'
import { ModelError } from './runtime.ts'
import type { ServerNotice, ServerSettings } from './server/settings.ts'

export type ModelServer = {
  /** For `OPENAI_BASE_URL`. It and the key stay the same when the process is started again. */
  baseUrl: string
  key: string
  /** Tokens that the chat model sees; null without one. */
  contextSize: number | null
  /** Of the process that runs now; null between two. */
  pid(): number | null
  close(): Promise<void>
}

export type ModelServerOptions = Omit<ServerSettings, 'port' | 'key'> & {
  report: (line: string) => void
  signal?: AbortSignal
}

const readyWithinMs = 120_000
const closeWithinMs = 10_000
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const
/** Who ran so long was well: the next fall is a first one again. */
const wellAfterMs = 5 * 60_000

/**
 * Runs the models of this machine in a process of their own, on loopback, behind a key. When it falls
 * it is started again, after a growing pause; nothing else is touched.
 *
 * @throws ModelError when it cannot be started the first time
 */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const { report, signal, ...given } = options
  const settings: ServerSettings = {
    ...given,
    port: await freePort(),
    key: randomBytes(24).toString('base64url'),
  }
  const closing = new AbortController()
  let child: ChildProcess | null = null
  const launch = async () => {
    const started = begin(settings)
    child = started.child
    signal?.throwIfAborted()
    const stop = () => started.child.kill('SIGKILL')
    signal?.addEventListener('abort', stop, { once: true })
    try {
      return await started.ready
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }
  const ready = await launch()
  const keep = async () => {
    for (let falls = 0; !closing.signal.aborted;) {
      const since = performance.now()
      const ended = child === null ? 'not started' : await endOf(child)
      if (closing.signal.aborted) return
      if (performance.now() - since > wellAfterMs) falls = 0
      const pauseMs = pausesMs[Math.min(falls, pausesMs.length - 1)]!
      falls += 1
      report(`The model's process ended (${ended}); it starts again in ${pauseMs / 1000} s`)
      child = null
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      await launch().catch((error: unknown) => report(String(error)))
    }
  }
  const kept = keep()
  return {
    baseUrl: `http://127.0.0.1:${settings.port}/v1`,
    key: settings.key,
    contextSize: ready.contextSize,
    pid: () => child?.pid ?? null,
    async close() {
      closing.abort()
      const running = child
      if (running !== null && running.exitCode === null && running.signalCode === null) {
        const timer = setTimeout(() => running.kill('SIGKILL'), closeWithinMs)
        running.kill('SIGTERM')
        await endOf(running)
        clearTimeout(timer)
      }
      await kept
    },
  }
}

type Ready = Extract<ServerNotice, { kind: 'ready' }>

function begin(settings: ServerSettings): { child: ChildProcess; ready: Promise<Ready> } {
  const child = fork(join(import.meta.dirname, 'server', 'main.ts'), {
    // The runtime starts a test of itself with the flags of this process, and stumbles over some.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; it is told to stop by us, in order.
    detached: true,
  })
  // It must not outlive us, however we end.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const { promise, resolve, reject } = Promise.withResolvers<Ready>()
  const timer = setTimeout(() => {
    kill()
    reject(new ModelError(`The model's process was not ready within ${readyWithinMs / 1000} s`))
  }, readyWithinMs)
  child.once('message', (notice: ServerNotice) => {
    if (notice.kind === 'ready') resolve(notice)
    else reject(new ModelError(notice.reason))
  })
  void endOf(child).then((how) => reject(new ModelError(`The model's process ended (${how})`)))
  child.send(settings)
  return { child, ready: promise.finally(() => clearTimeout(timer)) }
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
