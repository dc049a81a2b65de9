import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems hand out by themselves: no connection and no proxy is given one of these meanwhile. */
const own = { from: 20_000, to: 32_768 }
const attempts = 20

/** Finds a loopback port nobody listens on; `preferred` when that one is still free. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const same = await tryListen(preferred).catch(() => undefined)
    if (same !== undefined) return same
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await tryListen(randomInt(own.from, own.to)).catch(() => undefined)
    if (port !== undefined) return port
  }
  return tryListen(0)
}

function tryListen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      const got = typeof address === 'object' && address !== null ? address.port : port
      server.close(() => resolve(got))
    })
  })
}
