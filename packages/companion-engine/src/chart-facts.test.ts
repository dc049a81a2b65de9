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
    text: questions[language],
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

it.each(languages)('invents none in %s where nothing is known', (language) => {
  const { text, usedMemoryIds } = ask(language, [])
  expect(text).not.toMatch(/\d/)
  expect(usedMemoryIds).toEqual([])
})
