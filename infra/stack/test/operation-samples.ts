/**
 * A valid body for each operation that takes one. The matrices spoil it in every way; an operation
 * without a sample fails the test, so a new one cannot be forgotten.
 */
export const bodySamples: Record<string, Record<string, unknown>> = {
  'POST /api/auth/register': {
    email: 'sample@example.com',
    password: 'correct horse battery',
    username: 'Sample',
    birthDate: '1990-05-01',
    region: 'DE',
    ageConfirmed: true,
    language: 'de',
  },
  'POST /api/auth/login': { email: 'sample@example.com', password: 'correct horse battery' },
  'PATCH /api/auth/me': {
    username: 'Sample',
    firstName: 'Sam',
    birthDate: '1990-05-01',
    region: 'DE',
  },
  'PATCH /api/auth/preferences': { language: 'de', theme: 'dark' },
  'POST /api/companions': {
    name: '小忆',
    personality: { empathy: 90, creativity: 80, intelligence: 70, humor: 60, traits: ['calm'] },
    mood: 'calm',
    backstory: 'Born in the rain.',
  },
  'PATCH /api/companions/:companionId': { name: '小忆', mood: 'calm', backstory: 'New.' },
  'PATCH /api/messages/:messageId': { content: 'Better words.' },
  'POST /api/messages/:messageId/regenerate': { instruction: 'shorter', continue: false },
}
