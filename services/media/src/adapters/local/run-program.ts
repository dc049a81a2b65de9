import { spawn } from 'node:child_process'

/** A program of this machine with the variables it must be given. */
export type LocalProgram = { readonly path: string; readonly env: Readonly<Record<string, string>> }

export type ProgramRun = {
  readonly input?: Uint8Array
  readonly limitMs: number
  readonly signal: AbortSignal
  /** Called with each piece of what the program says beside its output. */
  readonly onWords?: (words: string) => void
}

const mostOutputBytes = 200_000_000
const keptWords = 20_000

/** A program ended with an error, or took too long. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError'
}

/**
 * Runs a program without a shell and gives its output and its last words. It is killed when the
 * signal aborts or the limit passes.
 * @throws ProgramError, or the signal's reason when it is aborted
 */
export async function runProgram(
  program: LocalProgram,
  args: readonly string[],
  run: ProgramRun,
): Promise<{ output: Buffer; words: string }> {
  run.signal.throwIfAborted()
  const child = spawn(program.path, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...program.env },
  })
  const pieces: Buffer[] = []
  let size = 0
  let words = ''
  let failure: string | undefined
  const kill = (why: string) => {
    failure ??= why
    child.kill('SIGKILL')
  }
  child.stdout.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > mostOutputBytes) kill('it wrote too much')
    else pieces.push(piece)
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    words = (words + piece).slice(-keptWords)
    run.onWords?.(piece)
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(run.input)
  const limit = setTimeout(kill, run.limitMs, `it took longer than ${run.limitMs / 1000} s`)
  const abort = () => kill('it was aborted')
  run.signal.addEventListener('abort', abort, { once: true })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      failure ??= error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  clearTimeout(limit)
  run.signal.removeEventListener('abort', abort)
  run.signal.throwIfAborted()
  if (failure !== undefined || code !== 0) {
    const last = words.trim().split('\n').slice(-2).join(' ')
    throw new ProgramError(`${program.path}: ${failure ?? `it ended with code ${code}: ${last}`}`)
  }
  return { output: Buffer.concat(pieces), words }
}
