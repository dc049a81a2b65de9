import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

it.each([
  ['analyzing', ['My cat is called Miso.', 'I work as a nurse.']],
  [
    'radiant',
    ['I am so happy today!', 'I am so excited about my trip!', 'I am so proud that I passed!'],
  ],
  ['joyful', ['I am happy.', 'I am excited about my trip.', 'I am proud of my garden.']],
  ['harmonious', ['I am happy.', 'I am proud of my garden.', 'I feel sad.', 'I feel lonely.']],
  ['reflective', ['I feel so sad.', 'I am so lonely.', 'I am afraid of tomorrow.']],
] as const)('is %s after such a talk', async (state, texts) => {
  const owner = await talks.meet()
  for (const text of texts) await talks.say(owner, text)
  await talks.remember(owner)
  const path = `/api/emotional-intelligence/${owner.userId}`
  const { body } = await talks.call(owner.userId, 'GET', path)
  expect(body.emotionalAnalysis).toMatchObject({ currentState: state })
  expect(Math.sign(body.emotionalAnalysis.emotionalBalance)).toBe(
    { analyzing: 0, radiant: 1, joyful: 1, harmonious: 0, reflective: -1 }[state],
  )
})
