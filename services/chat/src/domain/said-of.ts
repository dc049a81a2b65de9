import type { Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import type { Said } from '@lumen/understanding/clauses'
import type { Turn } from './recent-turns.ts'

/** A turn of the user's as it is read: in its own language, as far as that can be told. */
export const saidOf = (
  { id, text, position, saidAt }: Pick<Turn, 'id' | 'text' | 'position' | 'saidAt'>,
  language: Language,
): Said => ({
  messageId: id,
  text,
  position,
  saidAt,
  language: detectLanguage(text, language) ?? language,
})
