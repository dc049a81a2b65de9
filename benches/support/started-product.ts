import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@lumen/provision/free-port'

const root = resolve(import.meta.dirname, '../..')
const startWithinMs = 300_000
const stopWithinMs = 60_000

/** The product as `npm start` runs it, all of it in one process. */
export type StartedProduct = {
  url: string
  pid: number
  /** From the command that npm hands over to, to the first request that was answered. */
  seconds: number
  stop(): Promise<void>
}

type StartOptions = {
  /** Of `npm start`. */
  args?: readonly string[]
  settings?: Readonly<Record<string, string>>
  /** Out of reach of Ctrl-C, for whoever stops it when done with it. */
  detached?: boolean
}

/** Starts it on the servers of a folder. Packages are installed and the web, if it is wanted, is built before. */
export async function startProduct(
  dataDir: string,
  { args = [], settings, detached = false }: StartOptions = {},
): Promise<StartedProduct> {
  const [port, command] = [await freePort(), await readCommand()]
  const began = performance.now()
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env: {
      ...process.env,
      // As `infra/bootstrap.mjs` does.
      NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
      LUMEN_DATA_DIR: dataDir,
      PORT: String(port),
      LUMEN_MODEL_SERVERS: 'http://127.0.0.1:9',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached,
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await ended
    clearTimeout(impatience)
  }
  const url = `http://127.0.0.1:${port}`
  try {
    for (;;) {
      const answer = await fetch(`${url}/api/health`).catch(() => null)
      if (answer?.ok === true) break
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error('the product ended; why stands above')
      if (performance.now() - began > startWithinMs) throw new Error('the product does not start')
      await sleep(20)
    }
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) await stop()
    throw error
  }
  return { url, pid: child.pid!, seconds: (performance.now() - began) / 1_000, stop }
}

/** What `npm start` gives to Node, its flags first. */
async function readCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { 'stack:start': string }
  }
  return scripts['stack:start'].split(' ').slice(1)
}
