import { characterCard, type CharacterCard } from '@lumen/cards/card'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Personality } from '@lumen/contracts/chat/schema'

/** A companion as chat tells it. */
export type KitCompanion = {
  id: string
  name: string
  mood: string | null
  backstory: string | null
  personality: Personality
  persona: Persona
  createdAt: string
  hiddenAt: string | null
}

type Known = { id: string; content: string; contextTags: readonly string[] }

const lines = (...texts: (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').join('\n\n')

/** A companion as a character card: its lorebook holds what it remembers and what was written into it. */
export function cardOf(
  companion: KitCompanion,
  memories: readonly Known[],
  now: Date,
): CharacterCard {
  const { persona, personality } = companion
  const { traits, ...scores } = personality
  const written = persona.lorebook.map(({ keys, text }, index) => ({
    id: `note-${index + 1}`,
    keys,
    text,
  }))
  const remembered = memories.map(({ id, content, contextTags }) => ({
    id,
    keys: contextTags,
    text: content,
  }))
  return characterCard({
    name: companion.name,
    description: companion.backstory ?? '',
    personality: lines(
      traits.join(', '),
      Object.entries(scores)
        .map(([name, score]) => `${name}: ${score}`)
        .join(', '),
      persona.speakingStyle,
    ),
    greeting: persona.greeting ?? '',
    exampleDialogue: persona.exampleDialogue ?? '',
    instructions: persona.boundaries ?? '',
    tags: traits,
    createdAt: new Date(companion.createdAt),
    exportedAt: now,
    lore: [...written, ...remembered],
  })
}
