import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'

/** For `localhost`, signed by itself: whoever is to believe it is told so. */
export const certificate = join(import.meta.dirname, 'localhost.pem')
const cert = readFileSync(certificate)
const key = readFileSync(join(import.meta.dirname, 'localhost.key'))

export type TlsFront = { port: number; encrypted(): number; close(): void }

/**
 * Stands before a server and speaks TLS to whoever comes.
 *
 * @param upgrade as NATS does it: its first line is sent as it is, and says that TLS follows
 */
export async function openTlsFront(
  { host, port }: { host: string; port: number },
  { upgrade }: { upgrade: boolean },
): Promise<TlsFront> {
  const sockets = new Set<Socket>()
  let encrypted = 0
  const secure = (client: Socket, server: Socket) => {
    const wrapped = new TLSSocket(client, { isServer: true, cert, key })
    wrapped.on('error', () => server.destroy())
    wrapped.on('secure', () => {
      encrypted += 1
    })
    wrapped.pipe(server).pipe(wrapped)
  }
  const front = createServer((client) => {
    const server = connect(port, host)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    if (!upgrade) return secure(client, server)
    server.once('data', (first) => {
      const info = JSON.parse(first.toString().slice('INFO '.length)) as object
      client.write(`INFO ${JSON.stringify({ ...info, tls_required: true })}\r\n`)
      secure(client, server)
    })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    port: (front.address() as AddressInfo).port,
    encrypted: () => encrypted,
    close() {
      front.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
