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

/** For what an administrator may read a conversation. */
export const accessGrounds = ['abuse-report', 'legal-demand'] as const
export type AccessGround = (typeof accessGrounds)[number]
export const moderationLimits = {
  /** What somebody writes to a report, an appeal or a decision. */
  words: 1_000,
  reportsPerHour: 20,
  /** Of one user in 24 hours. */
  reportsPerDay: 40,
  /** Days that the picture and the words of a decided report are kept for an appeal or a court. */
  keptDays: 180,
} as const

export const officeLimits = {
  /** Longest part of an address or name that is looked for. */
  query: 120,
  reason: 500,
  /** Longest answer to what somebody wrote. */
  answer: 5_000,
  /** How long an administrator may read one conversation. */
  accessMinutes: 30,
  /** How long a letter is tried to be sent. */
  letterHours: 72,
  /** Rows of a list at once. */
  page: 50,
  /** Days that hourly counts of answers are kept. */
  answerDays: 90,
} as const

export const systemLimits = {
  /** Failed jobs that are shown, of all queues. */
  failedJobs: 50,
  /** Dead letters of a page. */
  deadLetters: 25,
  /** Dead letters that are replayed at once. */
  replays: 1_000,
  /** Lines of a request that are shown. */
  logLines: 200,
  /** Characters of a line beside its message. */
  logFields: 8_000,
} as const
