import { type Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { chooseAnswer } from './answer.ts'
import { answer, read, readTalk, readUserQuestion, say } from '../test-support/talk.ts'

describe('an answer from a talk', () => {
  test('is the newest of what somebody has one of, however it is asked', () => {
    const told = ['I work as a florist', 'my plants are thriving', 'I work as a tram driver']
    expect(answer('en', told, 'what do i do for a living?')).toBe('I work as a tram driver')
    expect(answer('zh', ['我吃素', '今天下雨了'], '约饭的话我有什么忌口')).toBe('我吃素')
  })

  test.each<[Language, string[], string, string]>([
    ['zh', ['我在苏州做插画', '下周三我要去面试'], '我住在哪里？', '苏州'],
    [
      'en',
      ['I draw in Leeds', 'I have an interview in London on Monday'],
      'where do I live?',
      'Leeds',
    ],
    ['de', ['ich zeichne in Hamburg', 'am Mittwoch gehe ich zum Arzt'], 'wo wohne ich?', 'Hamburg'],
  ])(
    'is in %s not where somebody is to go, where it is asked where they live',
    (language, told, asked, expected) => {
      expect(answer(language, told, asked)).toContain(expected)
    },
  )

  test.each<[Language, string[], string, string]>([
    ['zh', ['我买了一艘游艇', '哈哈逗你的'], '我买了什么', '哈哈逗你的'],
    ['en', ["we've bought a castle", 'just kidding, a tent'], 'what did we buy?', 'a tent'],
    ['de', ['wir haben ein schloss gekauft', 'kleiner scherz'], 'was haben wir gekauft?', 'scherz'],
  ])('is in %s never what was taken back as a joke', (language, told, asked, expected) => {
    const quoted = answer(language, told, asked)
    expect(quoted).toContain(expected)
    expect(quoted).not.toContain(told[0])
  })

  test('leaves what was told where the companion is said to be joking', () => {
    expect(answer('en', ["we've bought a castle", "you're kidding"], 'what did we buy?')).toContain(
      'castle',
    )
  })

  test.each<[Language, string[], string, string, string]>([
    [
      'en',
      ['mum visits on friday', 'oh, just saw her text, on sunday she comes'],
      'when does mum visit?',
      'sunday',
      'friday',
    ],
    [
      'es',
      ['el martes tengo examen de historia', 'ay no, que es el jueves'],
      '¿cuándo es el examen de historia?',
      'jueves',
      'martes',
    ],
    [
      'de',
      ['am Montag kommt der Klempner', 'der kommt doch erst am Mittwoch'],
      'wann kommt der Klempner?',
      'Mittwoch',
      'Montag',
    ],
    ['zh', ['周二交论文', '老师说改到周五交'], '论文哪天交', '周五', '周二'],
  ])('is in %s the day that something was moved to', (language, told, asked, now, before) => {
    const quoted = answer(language, told, asked)
    expect(quoted).toContain(now)
    expect(quoted).not.toContain(before)
  })

  test('keeps brother and self apart', () => {
    const told = ['我叫许静，在苏州当花艺师', '我弟弟在大连开出租']
    expect(answer('zh', told, '我弟弟是做什么工作的？').split(' / ')[0]).toContain('大连')
    expect(answer('zh', told, '我是干什么的').split(' / ')[0]).toContain('花艺师')
  })

  test('is “not told” for what was never said', () => {
    const told = ['my brother Luca is 12', 'I work in a bakery in Porto']
    expect(answer('en', told, "what's my mother's name?")).toBe('not-told')
    expect(answer('en', told, "what's my favourite colour?")).toBe('not-told')
  })

  test.each<[Language, string, string, string]>([
    ['pt', 'minha tia trabalha de padeira', 'minha tia trabalha com quê', 'padeira'],
    ['fr', 'le repas avec Anouk est mardi', "le repas avec Anouk c'est quel jour", 'mardi'],
    ['de', 'ich fliege am Montag', 'wann soll ich fliegen?', 'Montag'],
  ])('is found in %s for what a sentence ends with, or begins like a call for advice', (...row) => {
    const [language, told, asked, expected] = row
    expect(answer(language, [told], asked)).toContain(expected)
  })

  test('is none where a sentence only may ask and nothing agrees', () => {
    expect(answer('pt', ['adoro cinema'], 'minha tia trabalha com quê')).toBe('unrelated')
  })

  test('is what a named partner does, not that there is one', () => {
    expect(read('zh', '我老公是做什么工作的')).toMatchObject({ type: 'work', subject: 'husband' })
    expect(read('zh', '我有老公吗')).toMatchObject({ type: 'partner' })
  })

  test('is how it ended with somebody, where the user asks whether there is anyone', () => {
    const told = ['ich wohne mit Ines zusammen', 'Ines und ich sind getrennt']
    expect(answer('de', told, 'bin ich single?').split(' / ')[0]).toContain('getrennt')
  })

  test('keeps the words of a noun after its question word', () => {
    expect(answer('es', ['me apunté a clases de tango', 'llueve'], '¿qué clases tomo?')).toContain(
      'tango',
    )
  })

  test('is one of few of a kind, of whomever it is asked', () => {
    const told = ['bella turned 79 and still swims', 'rain again']
    expect(answer('en', told, 'how old is the swimmer?')).toContain('79')
    const ages = ['finn is 3 years old', 'rosa is 8 years old', 'my dad is 61 years old']
    expect(answer('en', [...told, ...ages], 'how old is the emperor?')).toBe('unrelated')
    expect(answer('en', told, 'who is the emperor?')).toBe('unrelated')
  })

  test('leans on the words of what was written just before', () => {
    const told = ['the concert is on friday', 'the exam is on monday', 'my tooth hurts']
    const { clauses, names } = readTalk(say('en', ...told))
    const context = { language: 'en', companionName: 'Mira', names } as const
    const after = (before: string) => {
      const question = readUserQuestion('and on which day?', { ...context, before })
      return question === null ? null : chooseAnswer(question, clauses)
    }
    const first = (text: string) => ({ quotations: [expect.objectContaining({ text })] })
    expect(after('who comes to the concert?')).toMatchObject(first('the concert is on friday'))
    expect(after('what do i need for the exam?')).toMatchObject(first('the exam is on monday'))
  })

  test('takes over what was asked before', () => {
    const { clauses, names } = readTalk(say('en', 'I am a welder', 'my brother is a nurse'))
    const question = readUserQuestion('and me?', {
      language: 'en',
      companionName: 'Mira',
      names,
      before: 'what does my brother do for work?',
    })
    if (question === null) throw new Error('no question')
    expect(chooseAnswer(question, clauses)).toMatchObject({
      quotations: [expect.objectContaining({ text: 'I am a welder' })],
    })
  })
})
