export const contactCategories = [
  'general',
  'technical',
  'account',
  'billing',
  'privacy',
  'report',
  'legal',
  'business',
  'feedback',
] as const

export const contactLimits = { name: 80, subject: 150, message: 5_000 } as const

export const helpCategories = [
  'getting-started',
  'companions',
  'chat',
  'memories',
  'fortune',
  'creation',
  'account',
  'privacy',
  'billing',
  'mobile',
  'troubleshooting',
] as const

export const helpLimits = {
  slug: 80,
  title: 120,
  summary: 300,
  body: 20_000,
  query: 100,
  related: 4,
} as const

export const statusLimits = {
  /** Days that uptime is reckoned over. */
  uptimeDays: 90,
  /** Resolved incidents are shown for as long. */
  incidentDays: 90,
  incidentTitle: 150,
  incidentText: 2_000,
} as const

export const officeLimits = {
  /** Longest part of an address or name that is looked for. */
  query: 120,
  reason: 500,
  /** Rows of a list at once. */
  page: 50,
  /** Days that hourly counts of answers are kept. */
  answerDays: 90,
} as const
