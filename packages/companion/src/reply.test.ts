import { type Language, languages } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputOf, playTalk, talkTo } from './play-talk.ts'
import { composeReply } from './reply.ts'
import { companionEmotions } from './tone.ts'

const plain: Readonly<Record<Language, (number: number) => string>> = {
  zh: (number) => `我把第${number}个盒子搬到了楼上`,
  en: (number) => `I carried box number ${number} up the stairs`,
  ja: (number) => `${number}番の箱を二階に運びました`,
  ko: (number) => `${number}번 상자를 위층으로 옮겼어`,
  fr: (number) => `J'ai monté le carton numéro ${number} à l'étage`,
  de: (number) => `Ich habe Karton Nummer ${number} nach oben getragen`,
  es: (number) => `Subí la caja número ${number} al piso de arriba`,
  pt: (number) => `Levei a caixa número ${number} para o andar de cima`,
}

test.each(languages)(
  'forty turns in %s hold no line twice and no question after another',
  (language) => {
    const said = Array.from({ length: 40 }, (_, at) => plain[language](at + 1))
    const replies = playTalk(language, said, { userName: 'Mia' }).map(({ text }) => text)
    expect(new Set(replies).size).toBe(40)
    const asked = replies.map((reply) => /[?？]/.test(reply))
    expect(asked.filter(Boolean).length).toBeGreaterThan(4)
    expect(asked.some((asks, at) => asks && asked[at - 1] === true)).toBe(false)
    for (const reply of replies) expect(reply).not.toContain('12')
  },
)

const quiet: Readonly<Record<Language, string>> = {
  zh: '别问了，安静陪我就好',
  en: 'stop asking me questions',
  ja: '質問しないで',
  ko: '질문하지 마',
  fr: 'ne me pose plus de questions',
  de: 'stell mir keine Fragen mehr',
  es: 'no me hagas más preguntas',
  pt: 'não me faz mais perguntas',
}

test.each(languages)('nothing is asked in %s of who wants quiet', (language) => {
  const said = [quiet[language], ...Array.from({ length: 11 }, (_, at) => plain[language](at))]
  const replies = playTalk(language, said)
  expect(replies[0]?.intent).toBe('quiet')
  for (const { text } of replies) expect(text).not.toMatch(/[?？]/)
})

test.each(languages)('facts that were told are named in %s, health with care', (language) => {
  const told = [
    { subject: 'user', attribute: 'animal', value: '年糕' },
    { subject: 'user', attribute: 'health', value: 'pollen' },
  ] as const
  const reply = composeReply(inputOf(language, plain[language](1), { told }))
  expect(reply.intent).toBe('told')
  expect(reply.text).toContain('年糕')
  expect(reply.text.toLowerCase()).toContain('pollen')
  expect(reply.emotion).toBe('caring')
})

test('a poem is written on the word that was named', () => {
  expect(talkTo('zh', ['写一首关于月亮的诗']).text).toContain('月亮')
  expect(talkTo('en', ['write a poem about the Sea']).text).toContain('Sea')
  expect(talkTo('ja', ['雨についての詩を書いて']).text).toContain('雨')
  expect(talkTo('de', ['schreib ein Gedicht über den Regen']).text).toContain('Regen')
})

test('another language is spoken from the next reply on', () => {
  const [, switched, name] = playTalk('zh', ['你好', '换成英文吧', 'ok'])
  expect(switched?.intent).toBe('languageSwitch')
  expect(name?.text).toMatch(/^[\p{ASCII}’]+$/u)
})

test('the tone follows the talk, not a joke', () => {
  const [sad, joke] = playTalk('zh', ['今天真的好难过', '讲个笑话吧'])
  expect(sad?.emotion).toBe('gentle')
  expect(joke?.intent).toBe('stock.joke')
  expect(joke?.emotion).toBe('gentle')
})

test('two things that are asked get two answers', () => {
  const { text } = talkTo('en', ['What’s your name? And what’s 6 times 7?'])
  expect(text).toMatch(/Iris/)
  expect(text).toMatch(/42/)
})

test('a wish for another wording is followed', () => {
  const asks = (text: string) => /[?？]/.test(text)
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const history = playTalk('en', ['hi there', plain.en(3)], { seed }).flatMap(({ text }) => [
      { role: 'user' as const, text: 'well' },
      { role: 'companion' as const, text },
    ])
    const rest = { history, seed, instruction: 'no questions please' }
    expect(asks(composeReply(inputOf('en', plain.en(4), rest)).text)).toBe(false)
  }
  const german = { instruction: 'auf Deutsch bitte' }
  expect(composeReply(inputOf('en', 'what are you?', german)).text).toMatch(/ich|bin/i)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.stringMatching(/^[我你的猫叫了吗？！，。{}<>*_[\]()#`"'“”a-z ]{0,60}$/),
  fc.constantFrom(
    '',
    ' ',
    '…',
    '?',
    '😀',
    '{name}',
    '${x}',
    '<b>hi</b>',
    '](http://x.y)',
    '\u202e',
  ),
)

describe('any text in', () => {
  test('gives a reply that is filled, bounded, clean and the same every time', () => {
    const entry = fc.record({
      role: fc.constantFrom('user' as const, 'companion' as const),
      text: anyText,
    })
    const inputs = fc.record({
      language: fc.constantFrom(...languages),
      text: anyText,
      history: fc.array(entry, { maxLength: 8 }),
      memories: fc.array(fc.record({ id: fc.uuid(), content: anyText }), { maxLength: 4 }),
      told: fc.array(
        fc.record({
          subject: fc.constant('user'),
          attribute: fc.constantFrom('name' as const, 'plan' as const),
          value: anyText,
        }),
        { maxLength: 2 },
      ),
      userName: fc.option(anyText),
      instruction: fc.option(anyText, { nil: '' }),
      seed: fc.string(),
      name: anyText,
    })
    fc.assert(
      fc.property(inputs, ({ language, text, name, ...rest }) => {
        const persona = { name, traits: [name], mood: name }
        const input = inputOf(language, text, { ...rest, persona })
        const reply = composeReply(input)
        expect(reply.text.trim()).not.toBe('')
        expect(reply.text.length).toBeLessThanOrEqual(640)
        expect(reply.text).not.toMatch(
          /[{}<>`]|\]\(|undefined|NaN|\p{Co}|\p{Cs}|[\0-\t\v-\x1f\u200b-\u200f\u202a-\u202e]/u,
        )
        expect(companionEmotions).toContain(reply.emotion)
        expect(composeReply(input)).toEqual(reply)
      }),
      { numRuns: 150 },
    )
  })

  test('of 100 kB is answered in bounded time and length', () => {
    const begun = process.threadCpuUsage()
    for (const unit of ['我好累', 'so tired ', 'a', '？', '12+', '(', '…', 'my cat is called x ']) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length))
      expect(composeReply(inputOf('zh', text)).text.length).toBeLessThanOrEqual(640)
    }
    expect(process.threadCpuUsage(begun).user).toBeLessThan(8_000_000)
  })
})
