import type { Companion, Message } from '@lumen/contracts/chat/schema'

/** A message with everything that matters not filled in. */
export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: 'message',
  companionId: 'companion',
  content: '你好',
  isFromUser: true,
  messageType: 'text',
  status: 'complete',
  position: '1',
  version: 1,
  clientMessageId: null,
  replyTo: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  editedAt: null,
  metadata: {},
  ...changes,
})

export const aCompanion = (changes: Partial<Companion> = {}): Companion => ({
  id: 'companion',
  userId: 'user',
  name: '小忆',
  mood: 'excited',
  personality: {
    empathy: 95,
    creativity: 88,
    intelligence: 92,
    humor: 76,
    traits: ['empathetic', 'creative', 'supportive'],
  },
  backstory: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastMessageAt: null,
  lastMessage: null,
  lastMessageType: null,
  face: null,
  voice: null,
  avatarUrl: null,
  offRecord: false,
  paused: false,
  erasedAfter: null,
  ...changes,
})
