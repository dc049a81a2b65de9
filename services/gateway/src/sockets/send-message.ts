import { chatRequests } from '@lumen/contracts/chat/bus'
import type { ClientFrame } from '@lumen/contracts/frames'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { GatewayContext } from '../context.ts'
import type { Connection } from './connection.ts'
import type { LiveReplies } from './live-replies.ts'

type ChatFrame = Extract<ClientFrame, { type: 'streaming_chat' }>

/** Hands a chat frame to the chat service and answers what does not come as a live frame. */
export async function sendMessage(
  context: GatewayContext,
  liveReplies: LiveReplies,
  connection: Connection,
  caller: Caller,
  frame: ChatFrame,
): Promise<void> {
  const clientMessageId = frame.clientMessageId ?? null
  const requestId = currentRequestId() ?? ''
  const answer = await context.bus.request(chatRequests, 'chat.send-message', {
    userId: caller.userId,
    ageBand: caller.ageBand,
    region: caller.region,
    companionId: frame.companionId,
    content: frame.content,
    messageType: frame.messageType ?? 'text',
    clientMessageId,
    language: frame.language ?? caller.language,
    timeZone: frame.timeZone ?? null,
    recordingId: frame.recordingId ?? null,
    ...(frame.pictures !== undefined && { pictures: frame.pictures }),
  })
  switch (answer.outcome) {
    case 'accepted':
      if (!answer.repeated) return
      // The first answer may have been lost with its socket.
      connection.send({
        type: 'message_changed',
        change: 'created',
        companionId: answer.message.companionId,
        message: answer.message,
      })
      if (answer.replyId !== null)
        await liveReplies.attach(connection, caller.userId, {
          messageId: answer.replyId,
          afterSeq: 0,
        })
      return
    case 'duplicate':
      connection.send({
        type: 'streaming_duplicate_detected',
        message: 'The same message was sent a moment ago',
        waitTime: answer.waitTime,
        clientMessageId,
      })
      return
    case 'stored':
      connection.send({
        type: 'streaming_stream_error',
        messageId: null,
        companionId: frame.companionId,
        clientMessageId,
        data: { ...answer.failure, requestId },
        message: answer.message,
      })
      return
    case 'refused':
      connection.send({
        type: 'streaming_error',
        message: answer.failure.error,
        code: answer.failure.code,
        clientMessageId,
        requestId,
      })
  }
}
