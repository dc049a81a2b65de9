import type { ServerFrame } from '@lumen/contracts/frames'
import type { UserSocket } from './user-socket.ts'

/** A message as its sender knows it; acknowledged: they saw that it is stored. */
export type SentMessage = {
  readonly id: string
  readonly companionId: string
  readonly content: string
  acknowledged: boolean
}

/** Longer than a reply of the offline companion takes, or a service that starts again. */
const patienceMs = 20_000

/**
 * Sends a message, for the first time or again, and follows it until its reply ends.
 * @returns `complete`, or what was seen instead; `connection …` when it is to be sent again
 */
export async function say(socket: UserSocket, message: SentMessage): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let ownId: string | undefined
  let replyId: string | undefined
  const acknowledge = (id?: string | null) => {
    message.acknowledged = true
    if (id) ownId = id
  }
  const look = (frame: ServerFrame | null) => {
    if (frame === null) return resolve('connection closed')
    switch (frame.type) {
      case 'message_changed':
        // What is refused because too much waits for an answer is told as deleted.
        if (frame.change !== 'deleted' && frame.message.clientMessageId === message.id)
          acknowledge(frame.message.id)
        return
      case 'streaming_stream_start':
        if (frame.clientMessageId !== message.id && frame.replyTo !== ownId) return
        acknowledge(frame.replyTo)
        replyId = frame.messageId
        return
      case 'streaming_stream_complete':
        if (ownId !== undefined && frame.message.replyTo === ownId) resolve('complete')
        return
      case 'streaming_stream_error':
        if (
          frame.clientMessageId !== message.id &&
          (frame.messageId === null || frame.messageId !== replyId) &&
          (ownId === undefined || frame.message?.replyTo !== ownId)
        )
          return
        if (frame.message !== undefined) acknowledge()
        return resolve(`reply ${frame.data.code}`)
      case 'streaming_error':
        if (frame.clientMessageId === message.id) resolve(frame.code)
        return
      case 'streaming_duplicate_detected':
        if (frame.clientMessageId === message.id) resolve('duplicate')
        return
      default:
    }
  }
  const deaf = socket.hear(look)
  const timer = setTimeout(() => {
    socket.drop()
    resolve('connection silent')
  }, patienceMs)
  try {
    await socket.send({
      type: 'streaming_chat',
      companionId: message.companionId,
      content: message.content,
      clientMessageId: message.id,
      timeZone: 'Asia/Shanghai',
    })
    return await promise
  } catch {
    return 'connection refused'
  } finally {
    clearTimeout(timer)
    deaf()
  }
}
