import { spawn } from 'node:child_process'

/** How long what is interrupted may take to clean up after itself. */
const endWithinMs = 30_000

export type Ended = { code: number; output: string }

/**
 * Runs a command, its output kept until it ends. Never rejects. When `signal` is aborted, everything
 * that it started is asked to end, and is ended by force after a while.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Ended> {
  if (signal?.aborted === true) return Promise.resolve({ code: 1, output: 'not begun' })
  const child = spawn(command, args, {
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a signal reaches whatever it has started.
    detached: true,
  })
  const { promise, resolve } = Promise.withResolvers<Ended>()
  let force: NodeJS.Timeout | undefined
  const interrupt = () => {
    signalGroup(child.pid, 'SIGTERM')
    force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), endWithinMs)
  }
  signal?.addEventListener('abort', interrupt, { once: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk))
  child.on('error', (error) => resolve({ code: 1, output: String(error) }))
  child.on('close', (code) =>
    resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }),
  )
  return promise.finally(() => {
    clearTimeout(force)
    signal?.removeEventListener('abort', interrupt)
  })
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // All of it ended by itself in the meantime.
  }
}
