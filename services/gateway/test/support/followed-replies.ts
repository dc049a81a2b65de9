import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { Message } from '@lumen/contracts/chat/schema'
import type { ServerFrame } from '@lumen/contracts/frames'
import { expect, vi } from 'vitest'
import type { GatewayContext } from '../../src/context.ts'
import type { Connection } from '../../src/sockets/connection.ts'
import { createLiveReplies } from '../../src/sockets/live-replies.ts'
import type { ConnectedUsers } from '../../src/sockets/users.ts'

export const message = (content: string, status: Message['status'] = 'running'): Message => ({
  id: 'reply',
  companionId: 'companion',
  content,
  isFromUser: false,
  messageType: 'text',
  status,
  position: '2',
  version: 1,
  clientMessageId: null,
  replyTo: 'question',
  createdAt: '2026-11-21T12:00:00.000Z',
  editedAt: null,
  metadata: {},
})

/** A socket that keeps its frames; `busy` says that its client reads slowly. */
function fakeConnection(protocol: 1 | 2) {
  const frames: ServerFrame[] = []
  const state = { busy: false }
  const connection: Connection = {
    id: protocol,
    caller: null,
    protocol,
    sentSeq: new Map(),
    send: (frame) => frames.push(frame),
    isBusy: () => state.busy,
    close: () => {},
  }
  /** The text that a client would show. */
  const shown = () =>
    frames.reduce((text, frame) => {
      if (frame.type === 'streaming_stream_start') return frame.message.content
      if (frame.type === 'streaming_stream_complete') return frame.finalContent
      if (frame.type !== 'streaming_stream_chunk') return text
      if (frame.fullContent !== undefined) return frame.fullContent
      expect(frame.seq - (frame.delta ?? '').length).toBe(text.length)
      return text + (frame.delta ?? '')
    }, '')
  return { connection, frames, state, shown }
}

/** The replies of a user with a socket of each protocol; `snapshot` is what the owner says of one. */
export function following(snapshot: () => Message | null, held: { stage?: ReplyStage } = {}) {
  const sockets = [fakeConnection(1), fakeConnection(2)]
  const connections = new Set(sockets.map(({ connection }) => connection))
  const users = {
    of: () => connections,
    send: (_user: string, frame: ServerFrame) => {
      for (const connection of connections) connection.send(frame)
    },
  } as unknown as ConnectedUsers
  const request = vi.fn(() => Promise.resolve({ message: snapshot(), ...held }))
  const warned = vi.fn()
  const context = {
    bus: { request },
    clock: { now: () => new Date(Date.now()) },
    log: { warn: warned },
    gatewayId: 'g',
  } as unknown as GatewayContext
  const replies = createLiveReplies(context, () => users)
  const start = (content = '') =>
    replies.started('user', {
      kind: 'reply-started',
      message: message(content),
      emotion: 'gentle',
      clientMessageId: 'c',
    })
  const end = (content: string) =>
    replies.ended('user', {
      kind: 'reply-ended',
      message: message(content, 'complete'),
      emotion: 'gentle',
      suggestedActions: [],
      usedMemories: [],
      provider: 'local',
    } satisfies LiveFrame)
  return { replies, sockets, request, connections, warned, start, end }
}
