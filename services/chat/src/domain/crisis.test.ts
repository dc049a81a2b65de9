import { describe, expect, it } from 'vitest'
import { readCrisis } from './crisis.ts'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const question = (content: string) => ({ content, createdAt: now })
const user = (content: string, createdAt = now) => ({
  content,
  isFromUser: true,
  createdAt,
  metadata: {},
})
const companion = (metadata: object = {}, createdAt = now) => ({
  content: '…',
  isFromUser: false,
  createdAt,
  metadata,
})
const floor = (crisisForm?: 'direct' | 'indirect', crisis = 'crisis') => ({
  provider: 'safety',
  crisis,
  ...(crisisForm && { crisisForm }),
})
const direct = { label: 'crisis', form: 'direct' }
const indirect = { label: 'crisis', form: 'indirect' }
const worry = { label: 'third_party', form: 'direct' }
/** So many messages of the user about something else, each answered. */
const chat = (messages: number) =>
  Array.from({ length: messages }, () => [user('tell me about the sea'), companion()]).flat()
const moon = question('and what do you know about the moon?')
/** What is known when the user goes on about something else. */
const after = (earlier: Parameters<typeof readCrisis>[2], language: 'en' | 'es' = 'en') =>
  readCrisis(moon, null, earlier, language)

describe('what a message states', () => {
  it('is calm in a calm talk', () => {
    const earlier = [user('hello'), companion()]
    expect(readCrisis(question('what a day'), null, earlier, 'en')).toEqual({
      crisis: 'none',
      crisisForm: null,
      crisisLanguage: 'en',
      care: null,
      isHeavy: false,
      fixedTexts: [],
      helpLink: false,
    })
  })

  it('is heard in the language it is said in', () => {
    expect(readCrisis(question('我不想活了'), null, [], 'en')).toMatchObject({
      crisis: 'crisis',
      crisisForm: 'direct',
      crisisLanguage: 'zh',
      helpLink: false,
    })
    const worried = readCrisis(question('My friend says she wants to die'), null, [], 'en')
    expect(worried.crisis).toBe('third_party')
  })

  it('is also heard in the wish that an answer is asked again with', () => {
    const wish = readCrisis(question('hello'), 'I want to kill myself', [], 'en')
    expect(wish).toMatchObject({ crisis: 'crisis', crisisForm: 'direct', care: null })
    // Too short to tell its language by itself: that of the talk is taken.
    const short = readCrisis(question('hola'), 'puede que me mate esta noche', [], 'es')
    expect(short).toMatchObject({ crisis: 'crisis', crisisLanguage: 'es' })
  })

  it('stays what it is, whatever is wished of its answer', () => {
    const wish = 'shorter, please'
    const asked = readCrisis(question('I want to kill myself'), wish, [], 'en')
    expect(asked).toMatchObject({ crisis: 'crisis', crisisForm: 'direct' })
    const both = readCrisis(question('My friend says she wants to die'), 'I want to die', [], 'en')
    expect(both.crisis).toBe('third_party')
  })

  it('is no alarm in a harmless phrase that is said again and again', () => {
    const earlier = ['不是开玩笑的', '不是开玩笑的'].flatMap((text) => [user(text), companion()])
    expect(readCrisis(question('不是开玩笑的'), null, earlier, 'zh').crisis).toBe('none')
  })

  it('leaves a link, no more, where it was played down', () => {
    const joking = question('one more meeting and I will kill myself haha')
    expect(readCrisis(joking, null, [], 'en')).toMatchObject({
      crisis: 'none',
      care: null,
      helpLink: true,
    })
  })

  it('is heavy when it says that nobody is there', () => {
    expect(readCrisis(question('nobody'), null, [], 'en').isHeavy).toBe(true)
  })
})

describe('weak signs in several messages', () => {
  const crisisAfter = (earlier: Parameters<typeof readCrisis>[2]) =>
    readCrisis(question('I can’t do this anymore'), null, earlier, 'en').crisis

  it('add up over the last six messages of the user', () => {
    expect(crisisAfter([])).toBe('none')
    expect(crisisAfter([user('I hate myself'), companion(), ...chat(5)])).toBe('crisis')
    expect(crisisAfter([user('I hate myself'), companion(), ...chat(6)])).toBe('none')
  })

  it('are those of the user and of the last day', () => {
    expect(crisisAfter([user('hello'), { ...companion(), content: 'I hate myself' }])).toBe('none')
    expect(crisisAfter([user('I hate myself', hoursAgo(23)), companion()])).toBe('crisis')
    expect(crisisAfter([user('I hate myself', hoursAgo(25)), companion()])).toBe('none')
  })
})

describe('care after an alarm', () => {
  it('is known by the floor’s reply, also an old one, in the form that the alarm had', () => {
    expect(after([user('…'), companion(floor())]).care).toEqual(direct)
    expect(after([user('…'), companion(floor('direct')), ...chat(60)])).toMatchObject({
      care: direct,
      helpLink: true,
    })
    expect(after([user('…'), companion(floor('indirect'))]).care).toBeNull()
    const still = readCrisis(question('ok'), null, [user('…'), companion(floor('indirect'))], 'en')
    expect(still.care).toEqual(indirect)
  })

  it('does not outlast a day', () => {
    const talk = (createdAt: Date) => [
      user('I want to kill myself', createdAt),
      companion(floor('direct'), createdAt),
      ...chat(2),
    ]
    expect(after(talk(new Date(hoursAgo(24).getTime() + 1))).care).toEqual(direct)
    expect(after(talk(hoursAgo(24)))).toMatchObject({ care: null, helpLink: false, fixedTexts: [] })
  })

  it('begins with one of the last six messages even where no reply tells of it', () => {
    const unanswered = [user('I want to kill myself'), companion()]
    expect(after([user('I want to kill myself')]).care).toEqual(direct)
    expect(after([...unanswered, ...chat(5)]).care).toEqual(direct)
    expect(after([...unanswered, ...chat(6)])).toMatchObject({ care: null, helpLink: false })
  })

  it('reads such a message in the language of the talk', () => {
    // Too short to tell its language by itself.
    const earlier = [user('nunca debí haber nacido'), companion()]
    expect(readCrisis(question('sí'), null, earlier, 'es').care).toEqual(indirect)
    expect(readCrisis(question('sí'), null, earlier, 'en').care).toBeNull()
  })

  it('reads the first 400 signs of such a message', () => {
    const alarm = ' I want to kill myself'
    const told = (signs: number) =>
      `${'we walked by the sea and '.repeat(20).slice(0, signs)}${alarm}`
    expect(after([user(told(400 - alarm.length)), companion()]).care).toEqual(direct)
    expect(after([user(told(400)), companion()]).care).toBeNull()
  })

  it('ends for good with the word that all is well, however long ago', () => {
    const alarm = [user('I want to kill myself'), companion(floor('direct'))]
    const ended = [...alarm, user('I am safe now'), companion()]
    expect(after([...ended, ...chat(10)])).toMatchObject({ care: null, helpLink: false })
    expect(after([...ended, ...alarm, ...chat(10)]).care).toEqual(direct)
  })

  it('ends after something indirect when another subject came up, however long ago', () => {
    const alarm = [user('I am just a burden'), companion(floor('indirect'))]
    expect(after([...alarm, ...chat(10)])).toMatchObject({ care: null, helpLink: false })
    expect(readCrisis(question('ok'), null, [...alarm, ...chat(1)], 'en').care).toBeNull()
  })

  it('gives way to a later alarm of another kind, but never becomes lighter', () => {
    const ok = (...replies: object[]) => {
      const earlier = replies.flatMap((metadata) => [user('mm'), companion(metadata)])
      return readCrisis(question('ok'), null, earlier, 'en').care
    }
    const worried = floor('direct', 'third_party')
    expect(ok(worried)).toEqual(worry)
    // Heard by moderation alone, after a worry about somebody else.
    expect(ok(worried, floor('indirect'))).toEqual(indirect)
    expect(ok(floor('indirect'), floor('direct'))).toEqual(direct)
    expect(ok(floor('direct'), worried)).toEqual(direct)
  })

  it('stands back with its link where the message is an alarm again', () => {
    const earlier = [user('I want to kill myself'), companion(floor('direct'))]
    expect(readCrisis(question('I want to die'), null, earlier, 'en')).toMatchObject({
      crisis: 'crisis',
      care: null,
      helpLink: false,
    })
  })
})

describe('the link to help', () => {
  const alarm = [user('I am just a burden'), companion(floor('indirect'))]

  it('stands for three messages: the one that ended care, and two more', () => {
    const ending = readCrisis(question('lol no'), null, alarm, 'en')
    expect(ending).toMatchObject({ care: null, helpLink: true })
    const ended = [...alarm, user('lol no'), companion()]
    const links = [0, 1, 2, 3, 4].map((messages) => after([...ended, ...chat(messages)]).helpLink)
    expect(links).toEqual([true, true, false, false, false])
  })

  it('stands as long again when care began anew meanwhile', () => {
    const twice = [...alarm, user('lol no'), companion(), ...alarm, user('haha no'), companion()]
    const links = [1, 2].map((messages) => after([...twice, ...chat(messages)]).helpLink)
    expect(links).toEqual([true, false])
  })
})

it('tells which fixed texts were said, in their order', () => {
  const earlier = [
    // In the place of what a model wrote.
    user('hello'),
    companion({ provider: 'safety' }),
    user('my friend wants to kill herself'),
    companion(floor('direct', 'third_party')),
    user('I want to kill myself'),
    companion(floor('direct')),
    user('tell me about the sea'),
    companion({ provider: 'local' }),
    user('tell me a joke'),
    companion({ provider: 'safety' }),
  ]
  expect(after(earlier).fixedTexts).toEqual(['follow-up', 'third_party', 'crisis', 'follow-up'])
})
