import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import type { Hue } from '@/ui/hue'

type Mood = EmotionalIntelligence['emotionalAnalysis']['currentState']

const moodHues = {
  radiant: 'earth',
  joyful: 'rose',
  harmonious: 'teal',
  reflective: 'water',
  analyzing: 'uncut',
} as const satisfies Record<Mood, Hue>

/** A mood that has a name; every other is still being read. */
export const moodOf = (state: string): Mood =>
  Object.hasOwn(moodHues, state) ? (state as Mood) : 'analyzing'

/** The hue of the crystal that a mood condenses into. */
export const hueOfMood = (mood: Mood): Hue => moodHues[mood]

/** Beyond these the badge says something else than “balanced” (spec 2 §9). */
export const balanceBounds = { low: -0.3, high: 0.3 } as const

export const balanceOf = (balance: number) =>
  balance > balanceBounds.high
    ? 'positive'
    : balance < balanceBounds.low
      ? 'reflective'
      : 'balanced'

/** How a memory feels: warm above 0, profound below it, calm at it. */
export const warmthOf = (emotionalWeight: number) =>
  emotionalWeight > 0 ? 'warm' : emotionalWeight < 0 ? 'profound' : 'calm'
export type Warmth = ReturnType<typeof warmthOf>

export const frequencyOf = (frequency: string) =>
  frequency === 'active' || frequency === 'moderate' ? frequency : 'light'

/** How long ago something was, in whole hours below a day and in whole days from there on. */
export function sinceHours(
  hours: number | null,
): { unit: 'justNow' | 'hours' | 'days'; count: number } | null {
  if (hours === null) return null
  if (hours < 1) return { unit: 'justNow', count: 0 }
  return hours < 24
    ? { unit: 'hours', count: Math.floor(hours) }
    : { unit: 'days', count: Math.floor(hours / 24) }
}

/** The first `length` characters of a text as a person counts them. */
export function truncate(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`
}
