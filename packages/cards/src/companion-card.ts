import { characterCard, type CharacterCard, type Lore } from './card.ts'

/** A companion, as far as a card tells of it: nothing that its owner said of themselves. */
export type CardCompanion = {
  readonly name: string
  readonly mood: string | null
  readonly backstory: string | null
  readonly personality: Readonly<Record<Score, number>> & { readonly traits: readonly string[] }
  /** When and where it was born, as it comes back; null: nowhere. */
  readonly birth: { readonly data: object } | null
  readonly persona: {
    readonly speakingStyle: string | null
    readonly exampleDialogue: string | null
    readonly boundaries: string | null
    readonly greeting: string | null
    readonly lorebook: readonly { readonly keys: readonly string[]; readonly text: string }[]
  }
}

export const scores = ['empathy', 'creativity', 'intelligence', 'humor'] as const
export type Score = (typeof scores)[number]

/** Under which cards hold what only Lumen knows of a companion, so that it comes back whole. */
export const ownExtension = 'lumen'

const lines = (...texts: (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').join('\n\n')

/**
 * A companion as a character card; its notes are the lorebook.
 * @param remembered is added to the lorebook
 */
export function companionCard(
  { name, mood, backstory, personality, birth, persona }: CardCompanion,
  dates: { createdAt: Date; exportedAt: Date },
  remembered: readonly Lore[] = [],
): CharacterCard {
  const { traits } = personality
  const written = persona.lorebook.map(({ keys, text }, index) => ({
    id: `note-${index + 1}`,
    keys,
    text,
  }))
  return characterCard({
    ...dates,
    name,
    description: backstory ?? '',
    personality: lines(
      traits.join(', '),
      scores.map((score) => `${score}: ${personality[score]}`).join(', '),
      persona.speakingStyle,
    ),
    greeting: persona.greeting ?? '',
    exampleDialogue: persona.exampleDialogue ?? '',
    instructions: persona.boundaries ?? '',
    tags: traits,
    lore: [...written, ...remembered],
    extensions: {
      [ownExtension]: {
        mood,
        speakingStyle: persona.speakingStyle,
        ...(birth !== null && { birth: birth.data }),
        ...Object.fromEntries(scores.map((score) => [score, personality[score]])),
      },
    },
  })
}
