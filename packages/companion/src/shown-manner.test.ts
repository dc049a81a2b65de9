import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { inputOf, playTalk, talkTo } from './play-talk.ts'
import { composeReply } from './reply.ts'
import type { Drift } from './shown-manner.ts'

const told = { en: 'I walked by the river today', zh: '我今天沿着河边走了走' }
const seeds = Array.from({ length: 60 }, (_, at) => `seed${at}`)
const history = [
  { role: 'user', text: 'hello' },
  { role: 'companion', text: 'Hello there.' },
] as const
const repliesTo = (text: string, drift: Drift) =>
  seeds.map((seed) => composeReply(inputOf('en', text, { seed, drift, history })))
const asking = (drift: Drift) =>
  repliesTo(told.en, drift).filter(({ text }) => text.includes('?')).length
const lengthOf = (replies: readonly { text: string }[]) =>
  replies.reduce((sum, { text }) => sum + text.length, 0)

describe('a manner that has moved', () => {
  it.each(languages)('changes nothing where it is where it began: %s', (language) => {
    const talk = ['hello', told.en, told.zh, 'I am so sad', 'tell me a joke']
    const none = { warmth: 0, humour: 0, directness: 0, curiosity: 0, calm: 0 }
    expect(playTalk(language, talk, { drift: none })).toEqual(playTalk(language, talk))
  })

  it('asks more by curiosity and less without', () => {
    expect(asking({ curiosity: 20 })).toBeGreaterThan(asking({}))
    expect(asking({ curiosity: -20 })).toBeLessThan(asking({}))
  })

  it('comforts by warmth', () => {
    const sad = 'I feel sad and lonely today. I slept badly.'
    expect(lengthOf(repliesTo(sad, { warmth: 20 }))).toBeGreaterThan(lengthOf(repliesTo(sad, {})))
  })

  it('says less by directness, and more without', () => {
    const persona = { name: 'Iris', mood: 'playful', traits: [] }
    const greetings = (drift: Drift) =>
      seeds.map((seed) => composeReply(inputOf('en', 'hello', { seed, drift, persona })))
    expect(lengthOf(greetings({ directness: 20 }))).toBeLessThan(lengthOf(greetings({})))
    expect(lengthOf(repliesTo(told.en, { directness: -20 }))).toBeGreaterThan(
      lengthOf(repliesTo(told.en, {})),
    )
  })

  it('has the tone that it came to, where none fits better', () => {
    const tones = (drift: Drift) => new Set(repliesTo(told.en, drift).map(({ emotion }) => emotion))
    expect(tones({}).has('playful')).toBe(false)
    expect(tones({ humour: 20 }).has('playful')).toBe(true)
    expect(tones({ calm: 20 }).has('calm')).toBe(true)
  })

  it('is neither playful nor brief to who grieves or feels bad', () => {
    const all = { humour: 25, directness: 25 }
    for (const text of ['My father died yesterday', 'I am so sad'])
      for (const seed of seeds) {
        const plain = talkTo('en', [text], { seed })
        const moved = talkTo('en', [text], { seed, drift: all })
        expect(moved).toEqual(plain)
      }
  })
})
