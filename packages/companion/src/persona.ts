import { hash } from '@lumen/language/hash'
import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import type { Turn } from './turn.ts'

/** What a text asks whether or how much the companion likes: its name, and what is made up for it. */
export function favouriteIn(turn: Turn, text: string): { key: string; value: string } | null {
  const { persona } = turn.input
  for (const [id, { label, words, values }] of Object.entries(turn.content.persona.favourites)) {
    if (!holdsPhrase(words, text)) continue
    const at = hash(`${persona.name}|${[...persona.traits].sort().join(',')}|${id}`)
    return { key: label, value: values[at % values.length] ?? '' }
  }
  return null
}

/** The traits in words of the reply's language; unknown ones as they were written, when plain. */
export function traitWords({ input, content, language }: Turn): string {
  const names = new Map(Object.entries(content.persona.traits))
  const words = input.persona.traits
    .map((trait) => names.get(trait.toLowerCase()) ?? trait)
    .filter((trait) => /^[\p{L}\p{N} '-]{1,24}$/u.test(trait))
    .slice(0, 3)
  return new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(words)
}

const moods = ['playful', 'low', 'deep', 'soft', 'bright'] as const

/** The mood that the companion was given, or came to. */
export function moodOf({ input, content, manner }: Turn): (typeof moods)[number] | null {
  if (manner.mood !== null) return manner.mood
  const mood = input.persona.mood ?? ''
  if (mood === '') return null
  return moods.find((kind) => holdsPhrase(content.persona.moods[kind], mood.slice(0, 60))) ?? null
}
