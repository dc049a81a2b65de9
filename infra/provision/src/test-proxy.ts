import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** For tests: a way to a server that can be cut and mended; `url` is that of the target by this way. */
export async function openProxy(targetUrl: string) {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let open = true
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    if (!open) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    keep(client)
    keep(upstream)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const cut = () => {
    open = false
    for (const socket of sockets) socket.destroy()
  }
  const url = new URL(targetUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut,
    mend: () => void (open = true),
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
