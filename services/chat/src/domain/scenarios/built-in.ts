import type { Scenario } from '@lumen/contracts/chat/scenario-schema'

type Facts = Pick<Scenario, 'category' | 'mood' | 'difficulty' | 'duration'> & {
  readonly id: string
  readonly image: string
}

/** The scenarios that come along; what they say is content. For every age, so none is romantic. */
export const builtInScenarios = [
  {
    id: 'rainy-bookshop',
    image: '☔',
    category: 'friendship',
    mood: 'peaceful',
    difficulty: 'beginner',
    duration: 'short',
  },
  {
    id: 'first-interview',
    image: '💼',
    category: 'learning',
    mood: 'exciting',
    difficulty: 'intermediate',
    duration: 'medium',
  },
  {
    id: 'lighthouse-letter',
    image: '🗺️',
    category: 'adventure',
    mood: 'mysterious',
    difficulty: 'intermediate',
    duration: 'long',
  },
  {
    id: 'night-train',
    image: '🚂',
    category: 'therapy',
    mood: 'melancholic',
    difficulty: 'beginner',
    duration: 'medium',
  },
  {
    id: 'dragon-market',
    image: '🐉',
    category: 'fantasy',
    mood: 'cheerful',
    difficulty: 'advanced',
    duration: 'long',
  },
  {
    id: 'new-year-kitchen',
    image: '🥟',
    category: 'daily',
    mood: 'cheerful',
    difficulty: 'beginner',
    duration: 'short',
  },
] as const satisfies readonly Facts[]

export type BuiltInId = (typeof builtInScenarios)[number]['id']

export const findBuiltIn = (id: string) => builtInScenarios.find((each) => each.id === id)
