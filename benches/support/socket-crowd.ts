import { WebSocket } from 'ws'

/** Sockets of many people, who say who they are and then nothing. */
export type Crowd = {
  /** Ends so many and opens them again at once. @returns ms until the last is known again */
  reconnect(count: number): Promise<number>
  close(): void
}

function open(url: string, token: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)))
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', token, protocol: 2 })))
    socket.once('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString('utf8')) as { type: string }
      socket.removeAllListeners('close')
      if (type === 'auth_success') resolve(socket)
      else reject(new Error(data.toString('utf8')))
    })
  })
}

/** @param url of the gateway @param atOnce that open at the same time: none waits too long for being known */
export async function gatherCrowd(
  url: string,
  tokens: readonly string[],
  atOnce = 50,
): Promise<Crowd> {
  const address = `${url.replace(/^http/, 'ws')}/ws`
  const sockets: WebSocket[] = []
  let next = 0
  const openSome = async () => {
    for (let at = next++; at < tokens.length; at = next++)
      sockets[at] = await open(address, tokens[at]!)
  }
  await Promise.all(Array.from({ length: atOnce }, openSome))
  return {
    async reconnect(count) {
      for (const socket of sockets.slice(0, count)) socket.terminate()
      const began = performance.now()
      const again = await Promise.all(tokens.slice(0, count).map((token) => open(address, token)))
      const ms = performance.now() - began
      sockets.splice(0, count, ...again)
      return ms
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
