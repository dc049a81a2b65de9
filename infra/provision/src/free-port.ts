import { createServer } from 'node:net'

/** Finds a loopback port nobody listens on; `preferred` when that one is still free. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const same = await tryListen(preferred).catch(() => undefined)
    if (same !== undefined) return same
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
