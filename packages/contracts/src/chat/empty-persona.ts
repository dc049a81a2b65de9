import type { Persona } from './persona.ts'

export const emptyPersona: Persona = {
  speakingStyle: null,
  exampleDialogue: null,
  boundaries: null,
  userName: null,
  userPronouns: null,
  greeting: null,
  lorebook: [],
}
