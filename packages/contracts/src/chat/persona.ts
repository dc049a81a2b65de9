import { Type, type Static, type TSchema } from 'typebox'
import { Closed, FilledText, Text } from '../schema.ts'
import { chatLimits } from './limits.ts'

const limits = chatLimits.persona
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A note that a model gets when one of its keys stands in what was said last. */
export const LorebookNote = Closed({
  keys: Type.Array(FilledText(limits.key), { minItems: 1, maxItems: limits.keys }),
  text: FilledText(limits.note),
})
export type LorebookNote = Static<typeof LorebookNote>

const fields = {
  /** How the companion speaks. */
  speakingStyle: Nullable(Text(0, limits.speakingStyle)),
  /** Lines of a talk as it should sound. */
  exampleDialogue: Nullable(Text(0, limits.exampleDialogue)),
  /** What the companion is to leave out. */
  boundaries: Nullable(Text(0, limits.boundaries)),
  /** What the companion calls the user. */
  userName: Nullable(Text(0, limits.userName)),
  /** How it speaks of the user. */
  userPronouns: Nullable(Text(0, limits.userPronouns)),
  /** What it says first in a talk in which nothing was said. */
  greeting: Nullable(Text(0, limits.greeting)),
  lorebook: Type.Array(LorebookNote, { maxItems: limits.notes }),
}

/** What a companion's owner wrote about it beyond its character; null: nothing. */
export const Persona = Closed(fields, { $id: 'Persona' })
export type Persona = Static<typeof Persona>

/** What is left out stays as it is. */
export const PersonaInput = Type.Partial(Type.Object(fields), { additionalProperties: false })
export type PersonaInput = Static<typeof PersonaInput>
