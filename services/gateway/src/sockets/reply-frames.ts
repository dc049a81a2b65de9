import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { Message } from '@lumen/contracts/chat/schema'
import type { ServerFrames } from '@lumen/contracts/frames'

/** First frame of a reply: the placeholder bubble. */
export function startFrame(
  message: Message,
  emotion: string,
  clientMessageId: string | null,
): ServerFrames['streaming_stream_start'] {
  return {
    type: 'streaming_stream_start',
    messageId: message.id,
    emotion,
    companionId: message.companionId,
    replyTo: message.replyTo,
    clientMessageId,
    seq: message.content.length,
    message,
  }
}

/** What came after `sent`; protocol 1 gets the whole text again, as documented. */
export function chunkFrame(
  messageId: string,
  text: string,
  sent: number,
  protocol: 1 | 2,
): ServerFrames['streaming_stream_chunk'] {
  const frame = { type: 'streaming_stream_chunk', messageId, seq: text.length } as const
  return protocol === 1 ? { ...frame, fullContent: text } : { ...frame, delta: text.slice(sent) }
}

/** What the reply waits for. */
export function stageFrame(
  messageId: string,
  { stage, percent }: ReplyStage,
): ServerFrames['streaming_stage'] {
  return {
    type: 'streaming_stage',
    messageId,
    stage,
    ...(percent !== undefined && { percent }),
  }
}

type Ending = Omit<Extract<LiveFrame, { kind: 'reply-ended' }>, 'kind' | 'message'>

/** Last frame of a reply; without `ending` (a reply that ended before) it is made from the row. */
export function completeFrame(
  message: Message,
  ending: Ending = {
    emotion: message.metadata.emotion ?? 'gentle',
    suggestedActions: message.metadata.suggestedActions ?? [],
    usedMemories: message.metadata.usedMemories ?? [],
    provider: message.metadata.provider ?? 'local',
  },
): ServerFrames['streaming_stream_complete'] {
  return {
    type: 'streaming_stream_complete',
    messageId: message.id,
    companionId: message.companionId,
    finalContent: message.content,
    emotion: ending.emotion,
    suggestedActions: ending.suggestedActions,
    usedMemories: ending.usedMemories,
    provider: ending.provider,
    seq: message.content.length,
    message,
  }
}
