import { foldText } from './clean-text.ts'
import { type FavouriteKey, favouriteKeys } from './fact-kinds.ts'
import { findKey } from './facts.ts'
import { hash } from '@lumen/language/hash'
import type { Turn } from './turn.ts'

/** A preference of the companion: derived from its name and traits, the same in every language. */
export function favouriteOf(turn: Turn, key: FavouriteKey): string {
  const { persona } = turn.input
  const values = turn.pack.persona.favourites[key]
  const at = hash(`${persona.name}|${[...persona.traits].sort().join(',')}|${key}`) % values.length
  return values[at] ?? ''
}

/** Which preference a text speaks of. */
export const favouriteIn = (folded: string, turn: Turn) =>
  findKey(folded, turn.pack.facts.keys.favourite) as { key: FavouriteKey; label: string } | null

/** Whether a thing stands on the companion's sheet of preferences. */
export function isFavourite(turn: Turn, subject: string): boolean {
  const folded = foldText(subject, turn.pack.text)
  return favouriteKeys.some((key) => {
    const value = foldText(favouriteOf(turn, key), turn.pack.text)
    return value.includes(folded) || folded.includes(value)
  })
}

/** The traits as words of the reply's language; unknown ones as they were written, when plain. */
export function traitWords(turn: Turn): string[] {
  const names = new Map(Object.entries(turn.pack.persona.traits))
  return turn.input.persona.traits
    .map((trait) => names.get(trait.toLowerCase()) ?? trait)
    .filter((trait) => /^[\p{L}\p{N} '-]{1,24}$/u.test(trait))
    .slice(0, 3)
}

type Mood = 'bright' | 'soft' | 'deep' | 'playful' | 'low'

export function moodOf(turn: Turn): Mood | null {
  const mood = turn.input.persona.mood
  if (mood === null || mood === '') return null
  const folded = foldText(mood.slice(0, 60), turn.pack.text)
  const kinds: readonly Mood[] = ['playful', 'low', 'deep', 'soft', 'bright']
  return kinds.find((kind) => turn.pack.persona.moods[kind].test(folded)) ?? null
}
