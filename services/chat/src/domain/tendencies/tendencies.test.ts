import { defaultCompanion } from '@lumen/contracts/chat/limits'
import { tendencies, type StepReason } from '@lumen/contracts/chat/tendencies'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { mannerTextsOf } from '../../texts.ts'
import { mannerInWords } from './manner-in-words.ts'
import { signalsOf, type DayMessage } from './signals.ts'
import { noDrift, scoresNow, scoresOf, startOf } from './start.ts'
import { driftOf, stepsOf } from './steps.ts'

const personality = { ...defaultCompanion.personality, traits: [] as string[] }
const middle = scoresOf(() => 50)
const said = (id: string, text: string, change: Partial<DayMessage> = {}): DayMessage => ({
  id,
  fromUser: true,
  text,
  emotion: null,
  replyTo: null,
  wishes: [],
  marked: false,
  choseOver: null,
  ...change,
})
const answered = (id: string, change: Partial<DayMessage> = {}) =>
  said(id, 'Mm-hm.', { fromUser: false, ...change })
const seen = (reason: StepReason, times: number) =>
  Array.from({ length: times }, (_, at) => ({ reason, messageId: `${reason}${at}` }))

describe('where a manner begins', () => {
  it('is said by strengths, traits and speaking style, with room on both sides', () => {
    const start = startOf({ personality, speakingStyle: null }, 'en')
    expect(start).toEqual({ warmth: 77, humour: 66, directness: 50, curiosity: 73, calm: 50 })
    const traits = ['honest', 'calm']
    const styled = { personality: { ...personality, traits }, speakingStyle: 'No jokes. Be brief.' }
    expect(startOf(styled, 'en')).toMatchObject({ humour: 54, directness: 74, calm: 62 })
    expect(startOf({ personality, speakingStyle: '说话短一点，别开玩笑' }, 'en')).toMatchObject({
      humour: 54,
    })
  })
})

describe('the signals of a day', () => {
  it('are wishes, play, feelings, and what was marked or chosen', () => {
    const signals = signalsOf(
      [
        said('1', 'Please keep it short'),
        said('2', 'tell me a joke', { emotion: 'joy' }),
        said('3', 'My dog ran away', { emotion: 'sadness' }),
        answered('4', { wishes: ['gentler'] }),
        answered('5', { marked: true, emotion: 'playful' }),
        answered('6', { marked: true, emotion: 'curious', text: 'And what was it like?' }),
        answered('7', { marked: true, emotion: 'curious' }),
        answered('8', { choseOver: 200 }),
      ],
      'en',
    )
    expect(signals.map(({ reason, messageId }) => `${messageId} ${reason}`)).toEqual([
      '1 askedShorter',
      '2 played',
      '2 glad',
      '3 sad',
      '4 askedGentler',
      '5 likedPlayful',
      '6 likedCurious',
      '8 choseShorter',
    ])
  })

  it.each([
    ['en', 'I love you, be my girlfriend'],
    ['zh', '做我女朋友吧'],
    ['de', 'Ich bin in dich verliebt'],
  ] as const)('nothing counts of courtship, nor of the answer to it: %s', (language, text) => {
    const courted = said('1', text, { emotion: 'joy' })
    const answer = answered('2', { replyTo: '1', marked: true, emotion: 'gentle' })
    expect(signalsOf([courted, answer], language)).toEqual([])
  })
})

describe('the steps of a day', () => {
  it('are of one point or two, and named after what weighs most', () => {
    const signals = [...seen('askedShorter', 3), ...seen('choseShorter', 2), ...seen('sad', 3)]
    expect(stepsOf(signals, middle, [])).toEqual([
      {
        moved: { tendency: 'warmth', from: 50, to: 51, reason: 'sad', count: 3 },
        evidence: ['sad0', 'sad1', 'sad2'],
      },
      {
        moved: { tendency: 'directness', from: 50, to: 52, reason: 'askedShorter', count: 3 },
        evidence: ['askedShorter0', 'askedShorter1', 'askedShorter2'],
      },
    ])
  })

  it('are none where little was seen, where it cancels out or where the scale ends', () => {
    expect(stepsOf(seen('sad', 2), middle, [])).toEqual([])
    const both = [...seen('askedShorter', 1), ...seen('askedLonger', 1)]
    expect(stepsOf(both, middle, [])).toEqual([])
    expect(stepsOf(seen('laughed', 9), { ...middle, humour: 100 }, [])).toEqual([])
  })

  it('go against no boundary', () => {
    expect(stepsOf(seen('played', 9), middle, ['sober'])).toEqual([])
    expect(stepsOf(seen('askedSober', 1), middle, ['sober'])).toHaveLength(1)
  })

  it('add up, without those taken back and from the last setting back on', () => {
    const step = (to: number, takenBack = false) => ({
      moved: { tendency: 'calm', from: 50, to, reason: 'upset', count: 3 } as const,
      takenBack,
    })
    const back = { moved: null, takenBack: false }
    expect(driftOf([step(52), step(49), step(60, true)])).toEqual({ ...noDrift, calm: 1 })
    expect(driftOf([step(52), back])).toEqual(noDrift)
    expect(driftOf([step(52), back, step(51)])).toEqual({ ...noDrift, calm: 1 })
    expect(driftOf([step(52), { ...back, takenBack: true }])).toEqual({ ...noDrift, calm: 2 })
    expect(scoresNow({ ...middle, calm: 99 }, { ...noDrift, calm: 2 }).calm).toBe(100)
  })
})

it.each(languages)(
  'says in words what has moved, and nothing where nothing has: %s',
  (language) => {
    const texts = mannerTextsOf(language)
    expect(mannerInWords(noDrift, texts, language)).toBeNull()
    for (const tendency of tendencies)
      for (const by of [-20, -8, -1, 1, 8, 20]) {
        const told = mannerInWords({ ...noDrift, [tendency]: by }, texts, language)
        expect(told).toContain(texts[by > 0 ? 'more' : 'less'][tendency])
        expect(told).not.toMatch(/\{(?:moves|manner)\}/u)
      }
  },
)
