import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Beyond this a way reads no more until what waits has gone on: its sender feels that. */
const mostWaiting = 64 * 1024
const lookAgainMs = 20

/** Both ends of a connection through a proxy. `lost`: neither hears of the other any more. */
type Pair = { client: Socket; upstream: Socket; lost: boolean }

/**
 * For tests: a way to a server that can be disturbed and mended; `url` is that of the target by this way.
 * Moved to several, each connection goes to the next one, past those that take none, as an address of
 * several copies leads it.
 */
export async function openProxy(targetUrl: string) {
  let targets = [new URL(targetUrl)]
  let turn = 0
  const pairs = new Set<Pair>()
  let open = true
  let frozen = false
  let delayMs = 0
  let bytesPerSecond = Infinity

  /** Passes on what comes from one end, in order, as late and as slowly as is wanted just then. */
  function carry(from: Socket, to: Socket, pair: Pair): void {
    let waiting = 0
    let last: Promise<unknown> = Promise.resolve()
    const pass = async (chunk: Buffer, due: number) => {
      if (due > performance.now()) await pause(due - performance.now())
      while (frozen && !to.destroyed) await pause(lookAgainMs)
      if (bytesPerSecond < Infinity) await pause((chunk.length / bytesPerSecond) * 1_000)
      waiting -= chunk.length
      if (waiting < mostWaiting) from.resume()
      if (pair.lost || to.destroyed) return
      if (!to.write(chunk)) await Promise.race([once(to, 'drain'), once(to, 'close')])
    }
    from.on('data', (chunk: Buffer) => {
      if (pair.lost) return
      const due = performance.now() + delayMs
      waiting += chunk.length
      if (waiting >= mostWaiting) from.pause()
      last = last.then(() => pass(chunk, due)).catch(() => undefined)
    })
    from.on('error', () => from.destroy())
    // What was sent before the end is passed on before it.
    from.on('close', () => void last.then(() => pair.lost || to.destroy()))
    from.on('end', () => void last.then(() => pair.lost || to.end()))
  }

  /** A connection to the target whose turn it is; the last one that is tried may fail. */
  async function reach(): Promise<Socket> {
    for (let left = targets.length; ; left -= 1) {
      const { hostname, port } = targets[turn++ % targets.length]!
      const upstream = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
      if (left <= 1) return upstream
      try {
        await once(upstream, 'connect')
        return upstream
      } catch {
        upstream.destroy()
      }
    }
  }

  async function lead(client: Socket): Promise<void> {
    const upstream = await reach()
    if (!open || client.destroyed) {
      client.destroy()
      upstream.destroy()
      return
    }
    const pair = { client, upstream, lost: false }
    pairs.add(pair)
    for (const end of [client, upstream])
      end.on('close', () => client.destroyed && upstream.destroyed && pairs.delete(pair))
    carry(client, upstream, pair)
    carry(upstream, client, pair)
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => client.destroy())
    if (open) void lead(client)
    else client.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const cut = () => {
    open = false
    for (const { client, upstream } of pairs) {
      client.destroy()
      upstream.destroy()
    }
  }
  const url = new URL(targetUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    /** Ends what is open and lets nothing through. */
    cut,
    /** All is as late as that, in either direction; nothing is lost. */
    delay: (ms: number) => void (delayMs = ms),
    /** Connections stand open and nothing comes through until it is mended; nothing is lost. */
    freeze: () => void (frozen = true),
    /** Everything comes through, but so slowly. */
    slow: (rate: number) => void (bytesPerSecond = rate),
    /** Whoever is connected hears nothing any more, not even of the end; new connections work. */
    halfOpen() {
      for (const pair of pairs) pair.lost = true
    },
    /** What comes from now on passes as if nothing had been. */
    mend() {
      open = true
      frozen = false
      delayMs = 0
      bytesPerSecond = Infinity
    },
    /** The server has moved, or its copies: new connections go there. */
    moveTo(...movedUrls: string[]) {
      targets = movedUrls.map((each) => new URL(each))
    },
    async close() {
      for (const pair of pairs) pair.lost = true
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>
