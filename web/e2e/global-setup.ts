import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const startWithinMs = 180_000
const stopWithinMs = 30_000
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Started = { url: string; browser: string }

/** Starts the product in a process of its own and tells the tests where it is. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return () => Promise.resolve()
  if (!existsSync(here('../dist/index.html')))
    throw new Error('web/dist is missing: run "npm run build -w web" first')

  const product = spawn(process.execPath, [here('start-product.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(product, 'exit')
  const stop = async () => {
    if (product.exitCode !== null || product.signalCode !== null) return
    const timer = setTimeout(() => product.kill('SIGKILL'), stopWithinMs)
    product.kill('SIGTERM')
    await ended
    clearTimeout(timer)
  }
  const timer = setTimeout(() => product.kill('SIGKILL'), startWithinMs)
  const started = await readStarted(createInterface({ input: product.stdout }))
  clearTimeout(timer)
  if (started === null) {
    await ended
    throw new Error('the product did not start; why stands above')
  }
  process.env['E2E_BASE_URL'] = started.url
  process.env['CHROMIUM_PATH'] = started.browser
  return stop
}

/** The line that says where the product is; null when the process ends without one. */
async function readStarted(lines: AsyncIterable<string>): Promise<Started | null> {
  for await (const line of lines) {
    if (line.startsWith('{"url"')) return JSON.parse(line) as Started
    console.log(line)
  }
  return null
}
