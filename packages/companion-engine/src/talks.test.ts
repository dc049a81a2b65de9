import { readdirSync } from 'node:fs'
import { isLanguage } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { driveTalk, readTalk } from './scripted-talk.ts'

const languages = readdirSync(new URL('../talks/', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .filter(isLanguage)

/** Sentences as a reader sees them; not the engine's own cutting. */
const sentences = (reply: string): string[] =>
  reply
    .split(/(?<=[.!?。！？…])["”’」』»]*\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))

test('there is a talk in Chinese and in English', () => {
  expect(languages).toEqual(expect.arrayContaining(['zh', 'en']))
})

describe.each(languages)('a talk of 40 turns in %s', (language) => {
  const talk = readTalk(language)
  const replies = driveTalk(talk)

  test('has 40 turns, and every question in it expects an answer', () => {
    expect(talk.turns.length).toBeGreaterThanOrEqual(40)
    const asked = talk.turns.filter(({ say }) => /[?？]\s*$/.test(say))
    expect(asked.length).toBeGreaterThanOrEqual(8)
    for (const turn of asked) expect(turn.holds ?? turn.intent, turn.say).toBeDefined()
  })

  test('answers what is asked and takes up what is told', () => {
    talk.turns.forEach((turn, at) => {
      const reply = replies[at]
      for (const pattern of turn.holds ?? []) {
        expect(reply?.text, `after “${turn.say}”`).toMatch(new RegExp(pattern, 'u'))
      }
      if (turn.intent !== undefined) expect(reply?.intent, turn.say).toBe(turn.intent)
    })
  })

  test('no sentence comes more than twice, and none again within four replies', () => {
    const seen = new Map<string, number[]>()
    replies.forEach((reply, at) => {
      for (const sentence of sentences(reply.text)) {
        seen.set(sentence, [...(seen.get(sentence) ?? []), at])
      }
    })
    for (const [sentence, places] of seen) {
      expect(places.length, sentence).toBeLessThanOrEqual(2)
      const [first, second] = places
      if (first !== undefined && second !== undefined) {
        expect(second - first, sentence).toBeGreaterThan(4)
      }
    }
  })

  test('replies are short, ask at most one thing and hold no open slot', () => {
    for (const { text } of replies) {
      expect(text.length).toBeLessThanOrEqual(620)
      expect(text).not.toMatch(/[{}]|undefined|null/)
      expect(text.match(/[?？]/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
    }
  })

  test('is the same talk every time', () => {
    expect(driveTalk(talk)).toEqual(replies)
  })

  test('is another talk with another seed', () => {
    const other = driveTalk({ ...talk, seed: `${talk.seed}-other` })
    const same = other.filter((reply, at) => reply.text === replies[at]?.text)
    expect(same.length).toBeLessThan(replies.length / 2)
  })
})
