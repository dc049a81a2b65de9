import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** A connection to a server with a line protocol, for asking whether it is ready. */
export type LineConnection = {
  send(text: string): void
  /** The next line without its line break. Rejects when the connection ends or the limit passes. */
  line(): Promise<string>
  close(): void
}

/**
 * Connects to a server that speaks lines.
 * @param address.tls whether to speak TLS from the first byte
 * @param limitMs limit for the connection and for each line
 */
export async function connectLines(
  address: { host: string; port: number; tls?: boolean },
  limitMs: number,
): Promise<LineConnection> {
  const { host, port } = address
  const socket: Socket = address.tls
    ? connectTls({ host, port, servername: host })
    : connectTcp({ host, port })
  let buffer = ''
  let ended: Error | undefined
  let wake: (() => void) | undefined
  const end = (error: Error) => {
    ended ??= error
    wake?.()
  }
  socket.setNoDelay(true).setEncoding('utf8')
  socket.on('data', (text: string) => {
    buffer += text
    wake?.()
  })
  socket.on('error', end)
  socket.on('close', () => end(new Error(`${host}:${port} closed the connection`)))

  const until = async (happened: () => boolean): Promise<void> => {
    const limit = setTimeout(
      () => end(new Error(`${host}:${port} did not answer within ${limitMs} ms`)),
      limitMs,
    )
    try {
      while (!happened()) {
        if (ended !== undefined) throw ended
        await new Promise<void>((resolve) => (wake = resolve))
      }
    } catch (error) {
      socket.destroy()
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  let connected = false
  socket.once(address.tls ? 'secureConnect' : 'connect', () => {
    connected = true
    wake?.()
  })
  await until(() => connected)
  return {
    send: (text) => void socket.write(text),
    line: async () => {
      await until(() => buffer.includes('\r\n'))
      const at = buffer.indexOf('\r\n')
      const line = buffer.slice(0, at)
      buffer = buffer.slice(at + 2)
      return line
    },
    close: () => socket.destroy(),
  }
}

/** A URL's host as sockets want it: IPv6 without its brackets. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
