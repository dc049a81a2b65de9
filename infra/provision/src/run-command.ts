import { spawn } from 'node:child_process'
import type { Account } from './types.ts'

export type CommandOptions = {
  readonly limitMs: number
  readonly signal?: AbortSignal
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Runs the command under this account; only root may ask for it. */
  readonly account?: Account | undefined
}

export type CommandResult = {
  /** Exit code; null when the command was ended by a signal or could not be started. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** Why there is no exit code: the limit passed, or the program is missing. */
  readonly failure: string | undefined
}

const keptCharacters = 64_000

/**
 * Runs a command to its end and gives its exit code and output; a failure is a result, not an error.
 * @throws the signal's reason when it is aborted (the command is killed first)
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  options.signal?.throwIfAborted()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: options.env ?? process.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.account === undefined
      ? {}
      : { uid: options.account.uid, gid: options.account.gid }),
  })
  let stdout = ''
  let stderr = ''
  let failure: string | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout = (stdout + text).slice(-keptCharacters)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-keptCharacters)
  })
  const limit = setTimeout(() => {
    failure = `it took longer than ${Math.round(options.limitMs / 1000)} s`
    child.kill('SIGKILL')
  }, options.limitMs)
  const abort = () => child.kill('SIGKILL')
  options.signal?.addEventListener('abort', abort, { once: true })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      failure = error.message
      resolve(null)
    })
    child.once('close', (exit, signal) => {
      if (signal !== null) failure ??= `it was ended by ${signal}`
      resolve(exit)
    })
  })
  clearTimeout(limit)
  options.signal?.removeEventListener('abort', abort)
  options.signal?.throwIfAborted()
  return { code, stdout, stderr, failure }
}

/** One line that says why a command failed: its own last line, else its exit. */
export function failureOf(result: CommandResult): string {
  return lastLinesOf(result, 1)
}

/** The last lines a failed command wrote, joined into one; else how it ended. */
export function lastLinesOf(result: CommandResult, count: number): string {
  if (result.failure !== undefined) return result.failure
  const lines = `${result.stdout}\n${result.stderr}`.split('\n').map((line) => line.trim())
  const last = lines.filter((line) => line !== '').slice(-count)
  return last.length > 0 ? last.join(' ') : `it ended with code ${result.code}`
}
