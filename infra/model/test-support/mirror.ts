import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mirror = {
  url: string
  /** Sends so many bytes more of a file, then waits until it is told again. */
  allow(bytes: number): void
  /** Where each request for bytes began. */
  starts: number[]
  close(): void
}

/** A hub on loopback that states what a file is, and sends of it only as much as it is allowed to. */
export async function startMirror(content: Buffer, { lies = false } = {}): Promise<Mirror> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const starts: number[] = []
  let allowed = 0
  let running: { response: ServerResponse; at: number } | null = null
  const send = () => {
    if (running === null || allowed === 0) return
    const piece = content.subarray(running.at, running.at + allowed)
    allowed -= piece.length
    running.at += piece.length
    if (running.at === content.length) running.response.end(piece)
    else running.response.write(piece)
  }
  const server = createServer((request, response) => {
    if (request.method === 'HEAD') {
      response
        .writeHead(302, {
          location: '/elsewhere',
          'x-linked-size': content.length,
          'x-linked-etag': `"${lies ? '0'.repeat(64) : sha256}"`,
        })
        .end()
      return
    }
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    starts.push(from)
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from })
    response.flushHeaders()
    const mine = { response, at: from }
    running = mine
    response.once('close', () => {
      if (running === mine) running = null
    })
    send()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    allow(bytes) {
      allowed += bytes
      send()
    },
    starts,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
