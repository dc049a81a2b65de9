import { languages, type Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { foldText, readSentences } from './clean-text.ts'
import { extractFacts } from './facts.ts'
import { readIntent } from './intents.ts'
import { isLaugh } from '@lumen/language/laughs'
import type { Pack } from './pack.ts'
import { packFor } from './packs/registry.ts'
import { composeReply, type EngineInput } from './reply.ts'

const input = (language: Language, text: string): EngineInput => ({
  language,
  persona: {
    name: 'Nova',
    mood: null,
    traits: [],
    scores: { empathy: 80, creativity: 50, intelligence: 50, humor: 50 },
    backstory: null,
  },
  memories: [],
  history: [],
  text,
  seed: 'seed',
  now: { hour: 15, weekday: 3, month: 5, day: 12, minute: 30 },
})

describe('laughter', () => {
  const laughs = [
    'ㅋㅋㅋㅋㅋㅋ',
    'mdrrr',
    '哈哈哈哈哈哈',
    'kkkkk',
    'jajaja',
    'hahaha',
    'ha ha ha',
    'lol',
    'www',
    'rsrs',
  ]
  test.each(languages)('is laughter, not gibberish, in a talk in %s', (language) => {
    for (const text of laughs)
      expect([text, composeReply(input(language, text)).intent]).toEqual([text, 'laugh'])
    expect(composeReply(input(language, 'ㅋㅋㅋㅋ!!')).intent).toBe('laugh')
  })
  test.each(['asdfgh', 'hihi there', 'hello', 'bcdfghj', '', '123', 'hi hi', 'aaaaaaa'])(
    '%j is none',
    (text) => {
      expect(isLaugh(text)).toBe(false)
    },
  )
})

test('patterns can ask for the question mark, and need not', () => {
  const plain = packFor('en')
  const pack: Pack = {
    ...plain,
    intents: { ...plain.intents, really: [/^truly\?$/], there: [/^anybody (?<subject>\w+)\??$/] },
  }
  const read = (text: string) => readIntent(readSentences(text, pack.text)[0]!, pack, 'Nova')
  expect(read('Truly?')?.id).toBe('really')
  expect(read('Truly.')?.id).not.toBe('really')
  expect(read('Anybody home?')).toEqual({ id: 'there', subject: 'home' })
})

test.each([
  ['Am 12. Mai hat sie Geburtstag. Und du?', ['Am 12. Mai hat sie Geburtstag', 'Und du']],
  ['Vom 3. bis 5. Juni bin ich weg', ['Vom 3. bis 5. Juni bin ich weg']],
  ['Ich wohne im 4. Stock', ['Ich wohne im 4. Stock']],
  ["I'm 12. My dog is 3. He barks", ["I'm 12", 'My dog is 3', 'He barks']],
  ['Das war 2012. Mai war schön', ['Das war 2012', 'Mai war schön']],
])('%s', (text, expected) => {
  expect(readSentences(text, packFor('de').text).map((each) => each.text)).toEqual(expected)
})

test('a name told of what was mentioned just now is not the name of the speaker', () => {
  const pack = packFor('en')
  const named: Pack = {
    ...pack,
    facts: {
      ...pack.facts,
      kinds: {
        ...pack.facts.kinds,
        name: { ...pack.facts.kinds.name, told: [/^(?:i'm )?called (?<value>\p{L}+)$/u] },
      },
    },
  }
  const facts = (text: string) =>
    extractFacts(
      readSentences(text, named.text),
      named,
      { turn: 0, memoryId: null },
      { before: [], expected: null },
    )
      .filter(({ kind }) => /name/i.test(kind))
      .map(({ kind, value }) => `${kind} ${value}`)
  expect(facts('I have a dog, called Rex')).toEqual(['petName Rex'])
  expect(facts("I have a dog. I'm called Max")).toEqual(['name Max'])
  expect(facts('Called Max')).toEqual(['name Max'])
})

test('French keeps its tall marks on the line of their word', () => {
  const replies = ['Bonjour', 'je suis triste', 'tu connais une blague ?', 'j’ai un chat'].map(
    (text) => composeReply(input('fr', text)).text,
  )
  expect(replies.join('\n')).toMatch(/\S\u00a0[?!]/)
  expect(replies.filter((text) => / [?!:;»]|« /.test(text))).toEqual([])
})

test.each([
  ['fr', 'ok merci', 'thanks'],
  ['fr', 'D’accord. Merci !', 'thanks'],
  ['de', 'Okay. Danke dir', 'thanks'],
  ['en', 'ok. bye', 'goodbye'],
  ['en', 'alright, thank you', 'thanks'],
  ['zh', '好的。谢谢', 'thanks'],
  ['ja', 'わかった。ありがとう', 'thanks'],
  ['ko', '알겠어. 고마워', 'thanks'],
  ['es', 'vale, gracias', 'thanks'],
  ['en', 'okay', 'okay'],
] as const)('%s: %s is %s', (language, text, intent) => {
  expect(composeReply(input(language, text)).intent).toBe(intent)
})

test('folding keeps every unit in its place', () => {
  expect(foldText('Ah\u00a0!', packFor('fr').text)).toBe('ah !')
})
