import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.ts'
import { unpackPackage } from './private-apt.ts'
import { librariesIn, onPath } from './programs.ts'
import { testDataDirectory } from './testing.ts'
import { waitUntil } from './wait-until.ts'

export type Nginx = { url: string; pid: number; close(): Promise<void> }

const packagesDir = resolve(import.meta.dirname, '../../../.data/packages')

/**
 * nginx, for tests and benches: that of this machine, else Debian's package, unpacked for Lumen only.
 * @param configOf its configuration, with every path in `directory` and listening on this port of
 *   loopback; it stays in the foreground, as one process
 * @throws Error that says why there is none
 */
export async function startNginx(
  configOf: (place: { directory: string; port: number }) => string,
): Promise<Nginx> {
  const signal = AbortSignal.timeout(120_000)
  const { path, env } = await findNginx(signal)
  const directory = await mkdtemp(join(tmpdir(), 'lumen-nginx-'))
  const port = await freePort()
  const file = join(directory, 'nginx.conf')
  await writeFile(file, configOf({ directory, port }))
  const foreground = 'daemon off; master_process off;'
  const child = spawn(path, ['-p', directory, '-e', 'stderr', '-c', file, '-g', foreground], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url, { signal }).then(
      () => true,
      () => child.exitCode !== null,
    )
  await waitUntil(answers, { limitMs: 10_000, signal })
  if (child.exitCode !== null || child.pid === undefined) {
    await rm(directory, { recursive: true, force: true })
    throw new Error(`${path} does not start; why stands above`)
  }
  return {
    url,
    pid: child.pid,
    async close() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function findNginx(signal: AbortSignal) {
  const installed = onPath('nginx', process.env)
  if (installed !== undefined) return { path: installed, env: {} }
  const root = await unpackPackage('nginx', {
    dataDir: testDataDirectory(),
    packagesDir,
    purpose: 'test',
    origins: { postgres: [], redis: [], nats: [] },
    env: process.env,
    report: (line) => console.error(line),
    signal,
  })
  return {
    path: join(root, 'usr/sbin/nginx'),
    env: { LD_LIBRARY_PATH: librariesIn(root).join(':') },
  }
}
