import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'

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

export const messagesRoom = defineRoom('messages', { insights: Insights, tags: Tags }, 'interface')
