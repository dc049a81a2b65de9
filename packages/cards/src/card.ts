/**
 * Character Card V3, the open format in which applications exchange characters
 * (https://github.com/kwaroran/character-card-spec-v3): its data, as far as it is written here.
 */
export type LorebookEntry = {
  /** What stands in a talk for the content to be told to the model. */
  readonly keys: readonly string[]
  readonly content: string
  readonly extensions: Readonly<Record<string, unknown>>
  readonly enabled: boolean
  readonly insertion_order: number
  readonly use_regex: boolean
  /** Told always, whatever is said. */
  readonly constant?: boolean
  readonly name?: string
  readonly id?: string
}

export type Lorebook = {
  readonly name: string
  readonly extensions: Readonly<Record<string, unknown>>
  readonly entries: readonly LorebookEntry[]
}

export type CharacterCard = {
  readonly spec: 'chara_card_v3'
  readonly spec_version: '3.0'
  readonly data: {
    readonly name: string
    readonly nickname?: string
    readonly description: string
    readonly personality: string
    readonly scenario: string
    readonly first_mes: string
    readonly mes_example: string
    readonly alternate_greetings: readonly string[]
    readonly group_only_greetings: readonly string[]
    readonly system_prompt: string
    readonly post_history_instructions: string
    readonly creator: string
    readonly creator_notes: string
    readonly character_version: string
    readonly tags: readonly string[]
    readonly extensions: Readonly<Record<string, unknown>>
    readonly character_book?: Lorebook
    readonly source?: readonly string[]
    /** Seconds since 1970. */
    readonly creation_date?: number
    readonly modification_date?: number
  }
}

/** A character in our own words, for `characterCard`. */
export type Character = {
  readonly name: string
  readonly description: string
  /** How it is, and how it speaks. */
  readonly personality: string
  readonly greeting: string
  readonly exampleDialogue: string
  /** What it is to leave out. */
  readonly instructions: string
  readonly tags: readonly string[]
  readonly createdAt: Date
  readonly exportedAt: Date
  readonly lore: readonly Lore[]
  /** What only one application knows of it, under the name of that one. */
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** Something that a character knows, and the words that bring it up; none: it is always on its mind. */
export type Lore = { readonly id: string; readonly keys: readonly string[]; readonly text: string }

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/** The card of a character, its lore as a lorebook. */
export function characterCard(character: Character): CharacterCard {
  const { name, lore } = character
  const entries = lore.map(({ id, keys, text }, index) => ({
    keys,
    content: text,
    extensions: {},
    enabled: true,
    insertion_order: index,
    use_regex: false,
    ...(keys.length === 0 && { constant: true }),
    id,
  }))
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name,
      description: character.description,
      personality: character.personality,
      scenario: '',
      first_mes: character.greeting,
      mes_example: character.exampleDialogue,
      alternate_greetings: [],
      group_only_greetings: [],
      system_prompt: '',
      post_history_instructions: character.instructions,
      creator: '',
      creator_notes: '',
      character_version: '1',
      tags: character.tags,
      extensions: character.extensions ?? {},
      ...(entries.length > 0 && { character_book: { name, extensions: {}, entries } }),
      creation_date: seconds(character.createdAt),
      modification_date: seconds(character.exportedAt),
    },
  }
}
