import { Type } from 'typebox'
import { authLimits } from '../auth/limits.ts'
import { Message } from '../chat/schema.ts'
import { Memory } from '../memory/schema.ts'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, LanguageCode, Text, Timestamp } from '../schema.ts'
import { guestConsentVersion, guestLimits } from './limits.ts'

/** A talk before signing up. What a guest may call is here, and nothing else but making an account. */
export const guestOperations = defineOperations({
  'POST /api/guest': {
    service: 'auth',
    access: 'public',
    takesGuests: true,
    summary: 'Begin a talk without an account, known by a cookie and erased after a day',
    body: Closed({
      /** What its guest was told and agreed to. */
      consent: Type.Literal(guestConsentVersion),
      language: LanguageCode,
    }),
    replies: { 201: Closed({ erasedAfter: Timestamp }, { $id: 'Guest' }) },
    rate: { max: guestLimits.perAddress, windowSeconds: 24 * 60 * 60 },
  },
  'GET /api/guest/talk': {
    service: 'chat',
    access: 'guest',
    summary: 'What was said so far, oldest first, and how many messages are left',
    replies: {
      200: Closed(
        {
          messages: Type.Array(Message),
          left: Type.Integer({ minimum: 0 }),
          /** What they said they are called. */
          name: Type.Union([Text(1, authLimits.username), Type.Null()]),
        },
        { $id: 'GuestTalk' },
      ),
    },
    rate: { max: 240, windowSeconds: 60 },
  },
  'POST /api/guest/messages': {
    service: 'chat',
    access: 'guest',
    summary:
      'Say something; the answer appears in the talk. `guest_limit` when nothing is left, never in a crisis',
    body: Closed({
      content: FilledText(guestLimits.messageLength),
      clientMessageId: Text(1, 64),
      /** IANA name; UTC when absent or unknown. */
      timeZone: Type.Optional(Text(1, 64)),
    }),
    replies: { 201: Closed({ message: Message }, { $id: 'GuestMessage' }) },
    rate: { max: 20, windowSeconds: 60 },
  },
  'GET /api/guest/crystals': {
    service: 'memory',
    access: 'guest',
    summary: 'What is remembered of the talk, newest first',
    replies: { 200: Type.Array(Memory) },
    rate: { max: 240, windowSeconds: 60 },
  },
})
