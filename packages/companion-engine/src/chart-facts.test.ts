import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { composeReply } from './reply.ts'

const facts = [
  { id: 'a', text: 'Sun 10°34′' },
  { id: 'b', text: 'Moon 4°02′' },
]
const questions = {
  zh: '我今天的运势怎么样？',
  en: 'What is my horoscope for today?',
  ja: '今日の運勢は？',
  ko: '오늘 운세 어때요?',
  fr: 'Quel est mon horoscope aujourd’hui ?',
  de: 'Wie ist mein Horoskop heute?',
  es: '¿Cuál es mi horóscopo de hoy?',
  pt: 'Qual é o meu horóscopo de hoje?',
} as const

const ask = (
  language: (typeof languages)[number],
  chartFacts: typeof facts,
  history: { role: 'user' | 'companion'; text: string }[] = [],
  text: string = questions[language],
) =>
  composeReply({
    language,
    persona: {
      name: 'Luna',
      mood: null,
      traits: [],
      scores: { empathy: 50, creativity: 50, intelligence: 50, humor: 50 },
      backstory: null,
    },
    memories: [],
    chartFacts,
    history,
    text,
    seed: 'seed',
    now: { hour: 10, weekday: 6, month: 11, day: 21 },
  })

it.each(languages)(
  'tells one fact of the chart in %s, and the next when asked again',
  (language) => {
    const first = ask(language, facts)
    expect(first.text).toContain('Sun 10°34′')
    expect(first.usedMemoryIds).toEqual(['a'])
    const second = ask(language, facts, [
      { role: 'user', text: questions[language] },
      { role: 'companion', text: first.text },
    ])
    expect(second.text).toContain('Moon 4°02′')
    expect(second.usedMemoryIds).toEqual(['b'])
  },
)

it.each([
  ['zh', '今天运势怎么样'],
  ['zh', '我属什么'],
  ['zh', '帮我看看我的星盘'],
  ['zh', '今天适合我做什么'],
  ['en', 'What is my rising sign?'],
  ['de', 'Was ist mein Aszendent?'],
  ['de', 'Erzähl mir von meinem Geburtshoroskop'],
  ['es', '¿Cuál es mi maestro del día?'],
] as const)('answers from the chart, not from what was told, in %s: %s', (language, text) => {
  expect(ask(language, facts, [], text).usedMemoryIds).toEqual(['a'])
  // Without a birth there is nothing to tell, and nobody pretends to have been told.
  const { intent } = ask(language, [], [], text)
  expect(intent).toBe('fortune')
})

it.each([
  ['zh', '今天运气真好，捡到一百块'],
  ['zh', '今天天气怎么样'],
  ['en', 'I got lucky today'],
] as const)('tells nothing of the chart in %s to %j', (language, text) => {
  expect(ask(language, facts, [], text).usedMemoryIds).toEqual([])
})

it.each(languages)('invents none in %s where nothing is known', (language) => {
  const { text, usedMemoryIds } = ask(language, [])
  expect(text).not.toMatch(/\d/)
  expect(usedMemoryIds).toEqual([])
})
