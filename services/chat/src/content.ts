import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'
import { toldWords } from './domain/word-told-answer.ts'

/** How an answer from what the user told is worded. */
export const answersRoom = defineRoom('answers', { told: toldWords })

/** What the service says by itself. */
export const chatRoom = defineRoom('chat', {
  /** Instead of an answer that the model's provider withheld. */
  withheld: Type.Object({ text: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
})

const text = Type.String({ minLength: 1 })
const Made = Type.Object(
  { wished: text, made: text, pending: text, failed: text },
  { additionalProperties: false },
)
/** What is told of media in a talk; `{prompt}` is what it was made of, already in quotes. */
const Notes = Type.Object(
  { image: Made, video: Made, voice: text },
  { additionalProperties: false },
)
export type MediaNotes = Static<typeof Notes>

export const messagesRoom = defineRoom('messages', { 'media-notes': Notes }, 'interface')
