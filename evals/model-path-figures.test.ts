import { expect, it } from 'vitest'
import {
  countCalls,
  emptyAnswer,
  median,
  sharedPrefixes,
  type Prompt,
} from './model-path-figures.ts'

const system = (content: string) => ({ role: 'system', content })
const user = (content: string) => ({ role: 'user', content })
const said = { role: 'assistant', content: 'yes' }

it('tells how much of a prompt the one before began with, and what moved', () => {
  const first: Prompt = [system('rules'), user('<notes>{"a":1}</notes>\none')]
  const second: Prompt = [system('rules'), user('one'), said, user('<notes>{}</notes>\ntwo')]
  const third: Prompt = [system('rules'), user('two'), said, user('three')]
  const fourth: Prompt = [system('other rules'), user('two'), said, user('three')]
  const shared = sharedPrefixes([first, second, second, third, fourth])
  expect(shared.map(({ moved }) => moved)).toEqual([false, false, true, true])
  expect(shared[0]?.share).toBeLessThan(0.5)
  expect(shared[1]?.share).toBe(1)
  expect(median(shared.map(({ share }) => share))).toBeGreaterThan(0)
  expect(median([])).toBe(0)
})

it('counts what a model was asked for, and answers with nothing', () => {
  const labels = { name: 'labels', schema: { type: 'object', required: ['labels'] } }
  const ofLabels = { response_format: { type: 'json_schema', json_schema: labels } }
  const asked = [
    { turns: [system('a')], body: {} },
    { turns: [system('You keep the summary of …')], body: {} },
    { turns: [system('b')], body: ofLabels },
    { turns: [system('c')], body: {} },
  ]
  expect([...countCalls(asked)]).toEqual([
    ['reply', 2],
    ['summary', 1],
    ['labels', 1],
  ])
  expect(asked.map(({ body }) => emptyAnswer(body))).toEqual([null, null, '{"labels":[]}', null])
})
