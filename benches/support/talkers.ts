import type { ServerFrame } from '@lumen/contracts/frames'
import { WebSocket } from 'ws'
import { readMoments } from './fake-provider.ts'
import { post } from './service-chain.ts'

/** Somebody who says something and hears it answered. */
export type Talker = {
  /** @returns how late each token came, and of the first second */
  hear(meter: Meter): Promise<Heard>
  close(): void
}
export type Heard = { late: number[]; lateAtFirst: number[] }
/** Told of each token, by whoever hears it, and of the end of a reply. */
export type Meter = { token(): void; first(): void; end(): void }

const firstSecondMs = 1_000

/** What is said in a talk, in turn: never the same twice. */
export const lineAt = (number: number): string => `Tell me about day ${number} of your journey`

/** Notes the tokens of one reply of the fake provider as they come. */
export function createListener(meter: Meter) {
  const heard: Heard = { late: [], lateAtFirst: [] }
  let waiting = ''
  let first: number | null = null
  return {
    heard,
    hear(delta: string) {
      const now = Date.now()
      waiting += delta
      const { moments, read } = readMoments(waiting)
      waiting = waiting.slice(read)
      for (const sent of moments) {
        if (first === null) meter.first()
        first ??= sent
        meter.token()
        heard.late.push(now - sent)
        if (sent - first < firstSecondMs) heard.lateAtFirst.push(now - sent)
      }
    },
  }
}

export const openSocket = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })

/** Somebody who is signed in, with a new companion, over a socket of the product. */
export async function openTalker(
  url: string,
  token: string,
): Promise<Talker & { companionId: string }> {
  const { id: companionId } = await post<{ id: string }>(
    `${url}/api/companions`,
    { name: 'Luna' },
    token,
  )
  const socket = await openSocket(`${url.replace(/^http/, 'ws')}/ws`)
  const known = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ type: 'auth', token, protocol: 2 }))
  await known
  let said = 0
  return {
    companionId,
    hear: (meter) =>
      new Promise((resolve, reject) => {
        const listener = createListener(meter)
        const take = (data: Buffer) => {
          const frame = JSON.parse(data.toString('utf8')) as ServerFrame
          if (frame.type === 'streaming_stream_chunk' && 'delta' in frame) {
            listener.hear(frame.delta ?? '')
            return
          }
          if (frame.type === 'streaming_stream_complete') {
            socket.off('message', take)
            meter.end()
            resolve(listener.heard)
          } else if (frame.type === 'streaming_error' || frame.type === 'streaming_stream_error')
            reject(new Error(JSON.stringify(frame)))
        }
        socket.on('message', take)
        const content = lineAt((said += 1))
        socket.send(JSON.stringify({ type: 'streaming_chat', companionId, content }))
      }),
    close: () => socket.terminate(),
  }
}
