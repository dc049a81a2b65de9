import { analyser } from '@lumen/language/analyser'
import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { rekey } from './rekey.ts'
import { tasteSlot, valueKey } from './value-key.ts'

const whole = { ...analyser, version: 2, stem: (word: string) => word }
const told = (more: Partial<Candidate>): Candidate => ({
  type: 'fact',
  scope: 'user',
  slot: 'city',
  value: '',
  content: 'I love running',
  importance: 5,
  emotionalWeight: 0,
  contextTags: [],
  confidence: 1,
  day: null,
  language: 'en',
  ...more,
})

it('gives what another analyser would have given', () => {
  const key = valueKey('running', 'en')
  const other = valueKey('running', 'en', whole)
  expect(other).not.toBe(key)
  const slotOnly = told({ slot: tasteSlot(key), value: 'like', said: 'running' })
  expect(rekey(slotOnly, analyser, whole)).toMatchObject({ slot: tasteSlot(other), value: 'like' })
  const both = told({ slot: `person:sister:${key}`, value: key, said: 'running' })
  expect(rekey(both, analyser, whole)).toMatchObject({
    slot: `person:sister:${other}`,
    value: other,
  })
  const value = told({ value: valueKey('I love running', 'en') })
  expect(rekey(value, analyser, whole)).toMatchObject({ slot: 'city', value: 'love running' })
})

it('leaves alone what no text of it gave', () => {
  const plan = told({ slot: 'plan:exam', value: '20513', said: 'the exam' })
  expect(rekey(plan, analyser, whole)).toEqual(plan)
})
