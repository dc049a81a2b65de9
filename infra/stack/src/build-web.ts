import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repositoryRoot } from './paths.ts'

/** Builds the web when its sources changed since the last build; turbo keeps count. */
export async function buildWeb(signal: AbortSignal): Promise<void> {
  const options = ['--filter=@lumen/web', '--output-logs=errors-only', '--log-prefix=none']
  const child = spawn(
    join(repositoryRoot, 'node_modules', '.bin', 'turbo'),
    ['run', 'build', ...options],
    {
      cwd: repositoryRoot,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const end = () => child.kill()
  signal.addEventListener('abort', end)
  const [code] = (await once(child, 'close')) as [number | null]
  signal.removeEventListener('abort', end)
  signal.throwIfAborted()
  if (code !== 0)
    throw new Error(`the web could not be built:\n${Buffer.concat(output).toString('utf8')}`)
}
