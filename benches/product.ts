import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const startWithinMs = 180_000
const script = resolve(import.meta.dirname, '../web/e2e/start-product.ts')

/** Starts the product on servers for tests, as the browser tests do. @throws when it does not start */
export async function startProduct(): Promise<{ url: string; stop(): Promise<void> }> {
  const product = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    if (product.exitCode !== null) return
    product.kill('SIGTERM')
    await once(product, 'exit')
  }
  const timer = setTimeout(() => product.kill('SIGKILL'), startWithinMs)
  for await (const line of createInterface({ input: product.stdout }))
    if (line.startsWith('{"url"')) {
      clearTimeout(timer)
      return { url: (JSON.parse(line) as { url: string }).url, stop }
    }
  throw new Error('the product did not start; why stands above')
}
