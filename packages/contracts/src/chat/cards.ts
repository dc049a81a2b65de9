import { Type, type Static } from 'typebox'
import { Closed, Id } from '../schema.ts'
import { Companion } from './schema.ts'

/** What of a character card is not taken over, or not whole. */
export const cardLeftovers = [
  'name_cut',
  'description_cut',
  'personality_cut',
  'greeting_cut',
  'examples_cut',
  'instructions_cut',
  'tags',
  'greetings',
  'system_prompt',
  'creator_notes',
  'lore_disabled',
  'lore_patterns',
  'lore_without_keys',
  'lore_keys',
  'lore_beyond',
  'assets',
  'birth',
] as const
export type CardLeftover = (typeof cardLeftovers)[number]

/** `count` is of characters where something was cut, else of what was left out. */
export const CardLeft = Closed({
  what: Type.Enum(cardLeftovers),
  count: Type.Integer({ minimum: 1 }),
})
export type CardLeft = Static<typeof CardLeft>

const NullableText = Type.Union([Type.String(), Type.Null()])

/** A character card as a companion would be made of it. */
export const CardReading = Closed(
  {
    version: Type.Enum([1, 2, 3]),
    name: Type.String(),
    traits: Type.Array(Type.String()),
    backstory: NullableText,
    speakingStyle: NullableText,
    greeting: NullableText,
    exampleDialogue: NullableText,
    boundaries: NullableText,
    /** How many notes the lorebook gets. */
    notes: Type.Integer({ minimum: 0 }),
    /** Whether `{{user}}` stands in it. */
    namesUser: Type.Boolean(),
    /** Whether the file is a picture: it can be sent to /api/avatars/companion/:companionId/upload. */
    picture: Type.Boolean(),
    left: Type.Array(CardLeft),
    /** The companion that was made of the same card before; null: none that is not hidden. */
    companionId: Type.Union([Id, Type.Null()]),
  },
  { $id: 'CardReading' },
)
export type CardReading = Static<typeof CardReading>

export const ImportedCard = Closed(
  {
    companion: Companion,
    /** False: there was one of this card already, which is the one. */
    created: Type.Boolean(),
    picture: Type.Boolean(),
    left: Type.Array(CardLeft),
  },
  { $id: 'ImportedCard' },
)
export type ImportedCard = Static<typeof ImportedCard>

/** https://github.com/kwaroran/character-card-spec-v3 */
export const CardJson = Type.Object({
  spec: Type.Literal('chara_card_v3'),
  spec_version: Type.Literal('3.0'),
  data: Type.Object({ name: Type.String() }, { additionalProperties: true }),
})
