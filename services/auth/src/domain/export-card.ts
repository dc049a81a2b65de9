import type { CharacterCard } from '@lumen/cards/card'
import { companionCard } from '@lumen/cards/companion-card'
import type { CompanionBirth } from '@lumen/contracts/chat/birth'
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
  birth: CompanionBirth | null
  createdAt: string
  hiddenAt: string | null
}

type Known = { id: string; content: string; contextTags: readonly string[] }

/** A companion as a character card: its lorebook holds what it remembers and what was written into it. */
export const cardOf = (
  companion: KitCompanion,
  memories: readonly Known[],
  now: Date,
): CharacterCard =>
  companionCard(
    companion,
    { createdAt: new Date(companion.createdAt), exportedAt: now },
    memories.map(({ id, content, contextTags }) => ({ id, keys: contextTags, text: content })),
  )
