import type { LorebookNote, Persona, PersonaInput } from '@lumen/contracts/chat/persona'

const trimmedOrNull = (text: string | null) => text?.trim() || null

/** A persona with the changes that were given. */
export function changePersona(persona: Persona, change: PersonaInput): Persona {
  const { lorebook, ...texts } = { ...persona, ...change }
  return {
    speakingStyle: trimmedOrNull(texts.speakingStyle),
    exampleDialogue: trimmedOrNull(texts.exampleDialogue),
    boundaries: trimmedOrNull(texts.boundaries),
    userName: trimmedOrNull(texts.userName),
    userPronouns: trimmedOrNull(texts.userPronouns),
    greeting: trimmedOrNull(texts.greeting),
    lorebook: lorebook.map(trimmedNote),
  }
}

const trimmedNote = ({ keys, text }: LorebookNote): LorebookNote => ({
  keys: [...new Set(keys.map((key) => key.trim()))],
  text: text.trim(),
})
