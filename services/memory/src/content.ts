import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'
import { timeWords } from './domain/ranking/time-words.ts'

const text = Type.String({ minLength: 1 })
const Said = Type.Object(
  { title: text, description: text, recommendation: text },
  { additionalProperties: false },
)

/** What the dashboard says about a user; `{n}` is a number, `{name}` a companion. */
const Insights = Type.Object(
  { bright: Said, even: Said, heavy: Said, bond: Said, rhythm: Said, growth: Said },
  { additionalProperties: false },
)
export type InsightTexts = Static<typeof Insights>

/** Tags by what the rules name what they find. */
const Tags = Type.Record(Type.String(), text)
export type TagTexts = Static<typeof Tags>

/** Words that make no other memory of one; each list is explained in the content. */
const Wording = Type.Object(
  { self: Type.Array(text), joiners: Type.Array(text), enjoying: Type.Array(text) },
  { additionalProperties: false },
)
export type Wording = Static<typeof Wording>

/** What is kept of a scene that was played; `{title}` is the scene’s, `{epilogue}` how it ended. */
const Played = Type.Object({ scene: text }, { additionalProperties: false })

export const memoryRoom = defineRoom('memory', {
  played: Played,
  times: timeWords,
  wording: Wording,
})

export const messagesRoom = defineRoom('messages', { insights: Insights, tags: Tags }, 'interface')
