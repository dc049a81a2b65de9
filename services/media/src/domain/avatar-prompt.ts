import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { MediaTexts } from '../content.ts'
import { fillSlots } from './fill-slots.ts'

type Words = Pick<MediaTexts, 'portraits' | 'personality'>

/** What a user's picture is made of: their own words, or a friendly face. */
export const userAvatarPrompt = (custom: string | undefined, { portraits }: Words): string =>
  custom?.trim() || portraits.portrait

type CompanionWish = {
  companion: { name: string; mood: string | null; personality: { traits: readonly string[] } }
  /** Words of the template that was chosen. */
  template: string | null
  custom: string | undefined
}

/** What a companion's picture is made of: the template, own words, and who the companion is. */
export function companionAvatarPrompt(
  { companion, template, custom }: CompanionWish,
  { portraits, personality }: Words,
  language: Language,
): string {
  const { name, mood, personality: person } = companion
  const [between] = languageFacts[language].list
  const worded = (word: string) => (Object.hasOwn(personality, word) ? personality[word]! : word)
  const own = custom?.trim() ?? ''
  const parts = [
    template ?? (own === '' ? portraits.portrait : ''),
    own,
    fillSlots(portraits.name, { name }),
    mood === null ? '' : fillSlots(portraits.mood, { mood: worded(mood) }),
    person.traits.length === 0
      ? ''
      : fillSlots(portraits.personality, { traits: person.traits.map(worded).join(between) }),
  ]
  return parts.filter((part) => part !== '').join(portraits.between)
}
