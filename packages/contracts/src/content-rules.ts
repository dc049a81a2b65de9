/** The rules that something may be against, as people report it and as it is decided. */
export const contentRules = [
  'sexual',
  'minors',
  'hate',
  'violence',
  'self-harm',
  'privacy',
  'misleading',
  'other',
] as const
