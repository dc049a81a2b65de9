/**
 * Seconds that each part of `npm test` may take on two cores that have nothing else to do. What takes
 * longer is told loudly, yet fails nothing: machines are busy, and a test must not fail for being
 * slow. Somebody then makes it faster, moves what is long to `npm run test:full`, or says here why
 * it may take longer.
 */
export const budgets = {
  servers: 60,
  chromium: 120,
  format: 20,
  'lint and types': 120,
  imports: 60,
  'unused code': 40,
  content: 20,
  'lock file': 20,
  'web build': 120,
  'web size': 10,
  'mobile app': 30,
  unit: 150,
  stack: 300,
  browser: 420,
} as const
