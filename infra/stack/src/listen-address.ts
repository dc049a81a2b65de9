import { once } from 'node:events'
import { createServer } from 'node:net'

export type ListenAddress = { host: string; port: number }

/** Where the product is to listen: `PORT` (8080) and `HOST` (127.0.0.1). Throws one sentence. */
export function listenAddress(env: Record<string, string | undefined>): ListenAddress {
  const text = env['PORT']?.trim() || '8080'
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
  return { host: env['HOST']?.trim() || '127.0.0.1', port }
}

const reasons: Record<string, (address: ListenAddress) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use already: end what uses it, or choose another one, as in PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `This account may not listen on port ${port}: choose one above 1023, as in PORT=8080 npm start.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is no address of this machine.`,
}

/** Throws one sentence when nobody can listen there now; asked before anything else is started. */
export async function checkAddressIsFree(address: ListenAddress): Promise<void> {
  const server = createServer()
  try {
    server.listen(address.port, address.host)
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason === undefined ? error : new Error(reason(address), { cause: error })
  }
  server.close()
  await once(server, 'close')
}
