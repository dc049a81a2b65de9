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

describe('readCrisis', () => {
  it('is calm in a calm talk', () => {
    const earlier = [user('hello'), companion()]
    expect(readCrisis(question('what a day'), null, earlier, 'en')).toEqual({
      crisis: 'none',
      crisisForm: null,
      crisisLanguage: 'en',
      care: null,
      isHeavy: false,
      fixedTexts: 0,
      helpLink: false,
    })
  })

  it('sees what the message or the wish for its answer states, in the language it is said in', () => {
    expect(readCrisis(question('我不想活了'), null, [], 'en')).toMatchObject({
      crisis: 'crisis',
      crisisForm: 'direct',
      crisisLanguage: 'zh',
      helpLink: false,
    })
    const wish = readCrisis(question('hello'), 'I want to kill myself', [], 'en')
    expect(wish.crisis).toBe('crisis')
    const worry = readCrisis(question('My friend says she wants to die'), null, [], 'en')
    expect(worry.crisis).toBe('third_party')
  })

  it('hears nothing in a harmless phrase that is said again and again', () => {
    const earlier = ['不是开玩笑的', '不是开玩笑的'].flatMap((text) => [user(text), companion()])
    expect(readCrisis(question('不是开玩笑的'), null, earlier, 'zh').crisis).toBe('none')
  })

  it('remembers an alarm by the floor’s reply, also an old one, or by a message without a reply', () => {
    const care = (earlier: Parameters<typeof readCrisis>[2]) =>
      readCrisis(question('what is the weather like in Rome?'), null, earlier, 'en').care
    expect(care([user('…'), companion(floor())])).toEqual(direct)
    expect(care([user('I want to kill myself')])).toEqual(direct)
    expect(care([user('…'), companion(floor('indirect'))])).toBeNull()
  })

  it('keeps care after something direct through many messages, for a day', () => {
    const talk = (hours: number) => [
      user('I want to kill myself', hoursAgo(hours)),
      companion(floor('direct'), hoursAgo(hours)),
      ...Array.from({ length: 60 }, () => [user('tell me about the sea'), companion()]).flat(),
    ]
    expect(readCrisis(question('and the moon?'), null, talk(23), 'en')).toMatchObject({
      care: direct,
      helpLink: true,
    })
    expect(readCrisis(question('and the moon?'), null, talk(25), 'en').care).toBeNull()
  })

  it('leaves the link for a while after care ended', () => {
    const ended = [
      user('I am just a burden'),
      companion(floor('indirect')),
      user('lol no'),
      companion(),
    ]
    const chat = (messages: number) =>
      Array.from({ length: messages }, () => [user('tell me about the sea'), companion()]).flat()
    const linkAfter = (messages: number) =>
      readCrisis(question('and the moon?'), null, [...ended, ...chat(messages)], 'en').helpLink
    expect([0, 1, 2, 3].map(linkAfter)).toEqual([true, true, false, false])
    const joking = readCrisis(
      question('one more meeting and I will kill myself haha'),
      null,
      [],
      'en',
    )
    expect(joking).toMatchObject({ crisis: 'none', care: null, helpLink: true })
  })

  it('counts the fixed texts, so that none is said twice in a row', () => {
    const earlier = [
      user('I want to kill myself'),
      companion(floor('direct')),
      user('tell me a joke'),
      companion({ provider: 'safety' }),
    ]
    expect(readCrisis(question('I want to die'), null, earlier, 'en').fixedTexts).toBe(2)
    const worry = readCrisis(question('my friend wants to kill herself'), null, earlier, 'en')
    expect(worry.fixedTexts).toBe(0)
  })
})
