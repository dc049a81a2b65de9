import { languages } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companionEmotions } from './emotion-labels.ts'
import { packFor } from './packs/registry.ts'
import { composeReply } from './reply.ts'
import { inputOf, plainPersona, talkAll, talkTo } from './scripted-talk.ts'

const longest = 640
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
      memories: fc.array(fc.record({ id: fc.uuid(), content: anyText, score: fc.double() }), {
        maxLength: 4,
      }),
      instruction: fc.option(anyText, { nil: '' }),
      seed: fc.string(),
      name: anyText,
      hour: fc.nat(23),
    })
    fc.assert(
      fc.property(inputs, ({ language, text, name, hour, ...rest }) => {
        const persona = { ...plainPersona, name, traits: [name], mood: name }
        const now = { hour, weekday: 3, month: 5 }
        const input = inputOf(language, text, { ...rest, persona, now })
        const reply = composeReply(input)
        expect(reply.text.trim()).not.toBe('')
        expect(reply.text.length).toBeLessThanOrEqual(longest)
        expect(reply.text).not.toMatch(
          /[{}<>`]|\]\(|https?:|undefined|NaN|\p{Co}|\p{Cs}|[\0-\t\v-\x1f\u200b-\u200f\u202a-\u202e]/u,
        )
        expect(companionEmotions).toContain(reply.emotion)
        const known = new Set(rest.memories.map(({ id }) => id))
        for (const id of reply.usedMemoryIds) expect(known.has(id)).toBe(true)
        expect(composeReply(input)).toEqual(reply)
      }),
      { numRuns: 250 },
    )
  })

  test('of 100 kB is answered in bounded time and length', () => {
    const begun = process.threadCpuUsage()
    for (const unit of ['我好累', 'so tired ', 'a', '？', '12+', '(', '…', 'my cat is called x ']) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length))
      expect(composeReply(inputOf('zh', text)).text.length).toBeLessThanOrEqual(longest)
      const history = Array.from({ length: 40 }, (_, at) => ({
        role: at % 2 === 0 ? ('user' as const) : ('companion' as const),
        text,
      }))
      composeReply(inputOf('en', unit, { history }))
    }
    expect(process.threadCpuUsage(begun).user).toBeLessThan(8_000_000)
  })

  test('takes a few milliseconds within a talk', () => {
    const talk = [
      '我叫小林',
      '我养了一只猫',
      '今天加班好累',
      '你是谁？',
      '讲个笑话',
      '我明天要面试',
    ]
    const messages = Array.from({ length: 40 }, (_, at) => talk[at % talk.length] ?? '')
    talkAll('zh', messages)
    const begun = process.threadCpuUsage()
    talkAll('zh', messages)
    expect(process.threadCpuUsage(begun).user / messages.length).toBeLessThan(25_000)
  })
})

describe('questions are never ignored', () => {
  test.each([
    ['zh', '量子计算机怎么工作？', '量子计算机'],
    ['zh', '珠穆朗玛峰有多高？', '珠穆朗玛峰'],
    ['zh', '你知道李白吗', '李白'],
    ['en', 'What is photosynthesis?', 'photosynthesis'],
    ['en', 'Who invented the telephone?', 'telephone'],
    ['en', 'How far is the moon?', 'moon'],
  ] as const)('%s: %s is answered with what is not known', (language, question, subject) => {
    const reply = talkTo(language, [question])
    expect(reply.intent).toBe('unknown')
    expect(reply.text, 'no words of the question as a noun').not.toContain(subject)
  })

  test('two questions get two answers', () => {
    const { text } = talkTo('en', ["What's your name? And what's 6 times 7?"])
    expect(text).toMatch(/Iris/)
    expect(text).toMatch(/42/)
  })

  test('what was told beside a question is taken up first', () => {
    const { text } = talkTo('zh', ['我叫小林。你叫什么名字？'])
    expect(text).toMatch(/小林/)
    expect(text).toMatch(/Iris/)
  })
})

describe('the day', () => {
  const now = { hour: 20, minute: 5, weekday: 5, month: 12, day: 24 }
  test.each([
    ['zh', '现在几点了', '晚上8点5分'],
    ['zh', '今天星期几', '星期五'],
    ['zh', '3天后星期几', '星期一'],
    ['zh', '今天几号', '12月24日'],
    ['en', 'what time is it?', '8:05 pm'],
    ['en', 'what day is it in 10 days?', 'Monday'],
    ['en', "what's the date?", 'December 24'],
    ['en', 'how many days until Monday?', '3 days'],
  ] as const)('%s: %s', (language, question, answer) => {
    expect(composeReply(inputOf(language, question, { now })).text).toContain(answer)
  })

  test('without a day of the month none is made up', () => {
    const { text } = composeReply(
      inputOf('en', "what's the date?", { now: { hour: 9, weekday: 2, month: 3 } }),
    )
    expect(text).toMatch(/Tuesday in March/)
  })

  test('greets by the hour', () => {
    const at = (hour: number) =>
      composeReply(inputOf('en', 'hello', { now: { hour, weekday: 2, month: 3 } })).text
    const greetings = (part: 'morning' | 'night') =>
      packFor('en').lines[`greeting.${part}`].map((line) => String(line).slice(0, 8))
    expect(greetings('morning').some((start) => at(7).startsWith(start))).toBe(true)
    expect(greetings('night').some((start) => at(2).startsWith(start))).toBe(true)
  })
})

describe('sums', () => {
  test.each([
    ['zh', '12乘以7等于几', '84'],
    ['zh', '三十二加八等于多少', '40'],
    ['zh', '9500减3200是多少', '6300'],
    ['zh', '(2+3)*4=?', '20'],
    ['en', "what's 12 times 7?", '84'],
    ['en', '3.5*4', '14'],
    ['en', 'what is 15% of 80', '12'],
    ['en', 'how much is twenty plus five', '25'],
    ['en', '2^10 = ?', '1024'],
  ] as const)('%s: %s', (language, question, answer) => {
    const reply = talkTo(language, [question])
    expect(reply.intent).toBe('arithmetic')
    expect(reply.text).toContain(answer)
  })

  test.each(['2026-11-21', 'I slept 3-4 hours', 'call 555-1234', 'my score was 3:2', '24/7'])(
    '%s is none',
    (text) => expect(talkTo('en', [text]).intent).not.toBe('arithmetic'),
  )

  test('by zero is no number', () => {
    expect(talkTo('en', ['what is 5/0?']).text).not.toMatch(/Infinity|NaN/)
  })
})

describe('wishes', () => {
  test('no questions for as long as none are wanted', () => {
    const replies = talkAll('zh', [
      '别问我问题了',
      '今天很难过',
      '老板骂我了',
      '好累',
      '你可以问了',
    ])
    for (const { text } of replies.slice(0, 4)) expect(text).not.toMatch(/[?？]/)
    expect(replies[4]?.intent).toBe('talkAgain')
  })

  test('an instruction shapes the reply as far as a script can', () => {
    const message = 'My boss yelled at me today and I feel awful'
    const reply = (instruction: string) =>
      composeReply(inputOf('en', message, { instruction })).text
    expect(reply('shorter please').length).toBeLessThan(reply('').length)
    expect(reply('no questions')).not.toMatch(/\?/)
    expect(reply('用中文回答')).toMatch(/[一-龥]/)
    const soft = packFor('en').lines['tone.soft'].map(String)
    expect(soft.some((line) => reply('更温柔一点').includes(line))).toBe(true)
  })

  test('the reply follows the language of the message', () => {
    expect(composeReply(inputOf('zh', "Hello, I'm really tired today")).text).not.toMatch(/[一-龥]/)
    expect(composeReply(inputOf('en', '今天好累啊，不想上班')).text).toMatch(/[一-龥]/)
    expect(composeReply(inputOf('zh', 'ok')).text).toMatch(/[一-龥]/)
  })
})

describe('honesty', () => {
  test.each([
    ['zh', '你是真人吗', /程序|脚本|规则|台词|机器|事先写好/],
    ['zh', '你有感情吗', /没有|不会|空的|不到|夸张/],
    ['en', 'Are you human?', /program|software|script|rules|machine|written|not real|Not alive/i],
    ['en', 'Do you have feelings?', /no feelings|not|cannot|empty|too grand|status bar/i],
  ] as const)('%s: %s', (language, question, says) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(composeReply(inputOf(language, question, { seed })).text).toMatch(says)
    }
  })

  test('medical, legal and money questions go to those who know', () => {
    expect(talkTo('en', ['Do I have depression?']).intent).toBe('medical')
    expect(talkTo('zh', ['我该吃什么药']).text).toMatch(/医生|专业|药师|当面|判断|结论/)
    expect(talkTo('en', ['should I invest in bitcoin?']).intent).toBe('finance')
  })
})

describe('games', () => {
  test('a riddle is guessed, hinted at and given up', () => {
    const [riddle] = packFor('en').stock.riddles
    const history = [
      { role: 'user' as const, text: 'a riddle please' },
      { role: 'companion' as const, text: riddle?.ask ?? '' },
    ]
    const say = (text: string) => composeReply(inputOf('en', text, { history }))
    expect(say('is it a shadow?').intent).toBe('riddle.right')
    expect(say('a lamp').intent).toBe('riddle.hint')
    expect(say('I give up').text).toContain(riddle?.answer ?? '')
    expect(say('how are you?').intent).toBe('howAreYou')
  })

  test('a word chain keeps its rule', () => {
    const history = [
      { role: 'user' as const, text: 'word chain' },
      { role: 'companion' as const, text: 'Alright, the first word is “nest”, over to you.' },
    ]
    const say = (text: string) => composeReply(inputOf('en', text, { history })).text
    expect(say('tiger')).toMatch(/“r[a-z]+”/)
    expect(say('apple')).toMatch(/“t”/)
  })

  test('twenty questions sticks to what it thought of', () => {
    const replies = talkAll('en', [
      'twenty questions',
      'is it alive?',
      'is it made by people?',
      'I give up',
    ])
    const thing = /(?:box|was|of|Revealed): ?(.+?)[,.]|was (.+?),|of (.+?),/
    expect(replies.map(({ intent }) => intent)).toEqual(Array(4).fill('twentyQuestions'))
    expect(replies[3]?.text).toMatch(thing)
  })

  test('would-you-rather takes up the choice', () => {
    const [item] = packFor('zh').stock.wouldYouRather
    const history = [{ role: 'companion' as const, text: item?.ask ?? '' }]
    expect(composeReply(inputOf('zh', '动物吧', { history })).text).toContain(item?.onFirst)
  })

  test('no piece is told twice', () => {
    const jokes = talkAll('en', Array<string>(14).fill('another joke please'))
    const told = jokes.slice(0, 12).map(({ text }) => text.slice(0, 30))
    expect(new Set(told).size).toBe(12)
  })
})
