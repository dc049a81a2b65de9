import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { repositoryRoot } from './paths.ts'
import type { Running } from './services.ts'

const readyWithinMs = 30_000
const closeWithinMs = 15_000

/** A port of the loopback interface that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port was found')
  return address.port
}

/** Starts `services/<name>/src/main.ts` as a process and waits until it says that it is ready. */
export async function startProcess(
  name: string,
  env: Record<string, string | undefined>,
): Promise<Running> {
  const prefix = name.toUpperCase()
  const host = env[`${prefix}_HOST`] ?? '127.0.0.1'
  const port = env[`${prefix}_PORT`] ?? String(await freePort())
  const child = spawn(process.execPath, [join('services', name, 'src', 'main.ts')], {
    cwd: repositoryRoot,
    env: { ...env, [`${prefix}_PORT`]: port },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches the whole group; each service is told to stop by us, in order.
    detached: true,
  })
  const ended = once(child, 'exit')
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const path = name === 'gateway' ? '/api/health' : '/health/live'
  const deadline = Date.now() + readyWithinMs
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`service ${name} ended while starting; its log is above`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`service ${name} was not ready within ${readyWithinMs / 1000} s`)
    }
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))])
  }
  return {
    url,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const timer = setTimeout(() => child.kill('SIGKILL'), closeWithinMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(timer)
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
