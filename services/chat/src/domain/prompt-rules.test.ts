import { emptyPersona } from '@lumen/contracts/chat/persona'
import { expect, it } from 'vitest'
import { rulesText, scoreInWords } from './prompt-rules.ts'

it('says scores in words', () => {
  expect([0, 19, 20, 59, 60, 99, 100].map(scoreInWords)).toEqual([
    'very low',
    'very low',
    'low',
    'moderate',
    'high',
    'very high',
    'very high',
  ])
  const personality = { empathy: 95, creativity: 88, intelligence: 50, humor: 10, traits: [] }
  const companion = { name: '小晶', mood: null, personality, backstory: null }
  const input = {
    companion,
    persona: emptyPersona,
    language: 'zh',
    askedLanguage: null,
    ageBand: 'adult',
  } as const
  expect(rulesText(input)).toContain(
    'empathy is very high, your creativity very high, your intelligence moderate, your humor very low',
  )
})
