import type { Product } from '../product.ts'
import { signedInSocket } from '../socket-client.ts'
import { insideShown } from './fault.ts'
import type { People } from './people.ts'

/** So many frames are on their way before one waits for the socket to be alive. */
const batch = 25

/** Sends frames over one socket after another; what is wrong with what came back. */
export async function sendFrames(
  product: Product,
  { owner }: People,
  frames: readonly unknown[],
): Promise<string[]> {
  const faults: string[] = []
  for (let at = 0; at < frames.length; at += batch) {
    const sent = frames.slice(at, at + batch).map((frame) => JSON.stringify(frame) ?? '')
    const socket = await signedInSocket(product.url, owner.token, owner.userId)
    for (const frame of sent) socket.send(frame)
    socket.send({ type: 'ping' })
    await socket.next('pong').catch(({ message }: Error) => {
      faults.push(`a socket hangs: ${message}\n  ${sent.join('\n  ').slice(0, 2_000)}`)
    })
    for (const frame of socket.frames) {
      const text = JSON.stringify(frame)
      const shown =
        frame.type === 'error' || frame.type === 'streaming_error' ? insideShown(text) : null
      if (/"code":"(?:internal|unavailable|timeout)"/.test(text) || shown !== null)
        faults.push(`a frame is answered ${text}\n  ${sent.join('\n  ').slice(0, 2_000)}`)
    }
    socket.close()
    await socket.closed
  }
  return faults
}
