import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkDialogue, scoreAnswers } from './answers-score.ts'

const lines = readFileSync(new URL('fixtures/user-questions.jsonl', import.meta.url), 'utf8')
const dialogues = lines
  .trim()
  .split('\n')
  .map((line) => checkDialogue(JSON.parse(line) as Record<string, unknown>))

test('our own dialogues are answered by what was told, in every language', () => {
  const { tallies, misses } = scoreAnswers(dialogues)
  const all = tallies['all']
  expect(Object.keys(tallies)).toHaveLength(9)
  for (const [language, { asks, hit2 }] of Object.entries(tallies))
    expect(hit2 / asks, `${language}: ${JSON.stringify(misses)}`).toBeGreaterThanOrEqual(0.8)
  expect(all?.stale).toBe(0)
  expect((all?.toldAnswered ?? 0) / (all?.told ?? 1)).toBeLessThanOrEqual(0.02)
  expect((all?.untoldQuoted ?? 0) / (all?.untold ?? 1)).toBeLessThanOrEqual(0.2)
})
