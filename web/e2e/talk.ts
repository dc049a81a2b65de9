import type { Session } from '@lumen/contracts/auth/schema'
import type { ClientFrame, ServerFrame } from '@lumen/contracts/frames'

const withinMs = 240_000

/** Says these lines over a socket of its own, one after the other. */
export function talk(
  baseUrl: string,
  { token, user }: Session,
  companionId: string,
  lines: readonly string[],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}/ws`)
  const timer = setTimeout(() => reject(new Error('the talk took too long')), withinMs)
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  const rest = [...lines]
  const next = () => {
    const content = rest.shift()
    if (content === undefined) resolve()
    else send({ type: 'streaming_chat', companionId, content, language: 'zh' })
  }
  socket.addEventListener('open', () => send({ type: 'auth', userId: user.id, token, protocol: 2 }))
  socket.addEventListener('error', () => reject(new Error('the socket failed')))
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as ServerFrame
    if (frame.type === 'auth_success' || frame.type === 'streaming_stream_complete') next()
    if (frame.type === 'streaming_error') reject(new Error(frame.code))
  })
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}
