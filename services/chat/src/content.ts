import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'
import { toldWords } from './domain/word-told-answer.ts'

/** How an answer from what the user told is worded. */
export const answersRoom = defineRoom('answers', { told: toldWords })

/** What the service says by itself. */
export const chatRoom = defineRoom('chat', {
  /** Instead of an answer that the model's provider withheld. */
  withheld: Type.Object({ text: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
})
