import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import type { EngineInput } from './input.ts'
import { composeReply } from './reply.ts'

const questions = {
  zh: '你是什么星座？',
  en: 'What is your sign?',
  ja: 'あなたは何座ですか？',
  ko: '너 별자리 뭐야?',
  de: 'Welches Sternzeichen bist du?',
  fr: 'C’est quoi ton signe ?',
  es: '¿De qué signo eres?',
  pt: 'Qual é o seu signo?',
} as const
const leo = {
  zh: '狮子座',
  en: 'Leo',
  ja: 'しし座',
  ko: '사자자리',
  de: 'Löwe',
  fr: 'Lion',
  es: 'Leo',
  pt: 'Leão',
} as const
const born = { day: '1998-08-03', sun: 'leo', moon: 'leo', rising: null } as const

const reply = (
  language: EngineInput['language'],
  own: EngineInput['persona']['born'],
  seed: string,
) =>
  composeReply({
    language,
    persona: { name: 'Luna', mood: null, traits: [], born: own ?? null },
    memories: [],
    history: [],
    text: questions[language],
    seed,
    now: { hour: 10, minute: 0, weekday: 1, month: 11, day: 23 },
  })

it.each(languages)('tells its own sign in %s, and that it has none', (language) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const told = reply(language, born, seed)
    expect(told.intent).toBe('stars')
    expect(told.text.split(leo[language])).toHaveLength(3)
    const none = reply(language, null, seed)
    expect(none.intent).toBe('stars')
    expect(none.text).not.toContain(leo[language])
  }
})
