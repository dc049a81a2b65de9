export const scenarioLimits = {
  perUser: 100,
  /** Of other users that are offered at once, the most used first. */
  shared: 200,
  leaders: 20,
  title: 80,
  description: 300,
  environment: 1_000,
  opening: 2_000,
  tags: 8,
  tag: 30,
  objectives: 6,
  objective: 160,
  participants: 8,
  stars: 5,
} as const

/** One list: what the builder and what the page offered apart. */
export const scenarioCategories = [
  'friendship',
  'romantic',
  'adventure',
  'daily',
  'fantasy',
  'learning',
  'creative',
  'therapy',
  'spiritual',
  'entertainment',
] as const

export const scenarioMoods = [
  'cheerful',
  'romantic',
  'mysterious',
  'peaceful',
  'exciting',
  'melancholic',
] as const

export const scenarioDifficulties = ['beginner', 'intermediate', 'advanced'] as const

/** Short: 15 to 30 minutes; medium: up to an hour; long: more. */
export const scenarioDurations = ['short', 'medium', 'long'] as const

export const scenarioRankings = ['uses', 'rating'] as const
