import { describe, expect, it } from 'vitest'
import { settleSlot, type Ending, type Telling } from './settle-slot.ts'

let count = 0
const saidAt = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const said = (value: string, hour: number) => ({
  messageId: `message ${(count += 1)}`,
  ordinal: 0,
  companionId: 'companion',
  fingerprint: value,
  saidAt: saidAt(hour),
})
const tell = (value: string, hour: number): Telling => ({
  ...said(value, hour),
  operation: 'assert',
  saidOn: 20_778,
  told: {
    type: 'fact',
    scope: 'user',
    slot: 'job',
    value,
    content: value,
    importance: 5,
    emotionalWeight: 0,
    contextTags: [],
    confidence: 1,
    day: null,
    language: 'en',
  },
})
const end = (value: string, hour: number): Ending => ({ ...said(value, hour), operation: 'end' })
const retract = (value: string, hour: number): Ending => ({
  ...said(value, hour),
  operation: 'retract',
})
/** What holds from when to when, in hours. */
const held = (...all: (Telling | Ending)[]) =>
  settleSlot(all, () => false).map(({ fingerprint, from, to, successor }) => [
    fingerprint,
    from.getUTCHours(),
    to?.getUTCHours() ?? null,
    successor,
  ])

describe('an ending', () => {
  it('leaves nothing in the place of what it ends', () => {
    expect(held(tell('nurse', 1), end('nurse', 2))).toEqual([['nurse', 1, 2, null]])
  })
  it('is kept when something else is told later', () => {
    expect(held(tell('nurse', 1), end('nurse', 2), tell('baker', 3))).toEqual([
      ['nurse', 1, 2, null],
      ['baker', 3, null, null],
    ])
  })
  it('is over when the same is told anew', () => {
    expect(held(tell('nurse', 1), end('nurse', 2), tell('nurse', 3))).toEqual([
      ['nurse', 1, 2, null],
      ['nurse', 3, null, null],
    ])
  })
  it('of what does not hold just then does nothing', () => {
    const baker = [
      ['nurse', 1, 2, 1],
      ['baker', 2, null, null],
    ]
    expect(held(tell('nurse', 1), tell('baker', 2), end('nurse', 3))).toEqual(baker)
    expect(held(end('nurse', 0), tell('nurse', 1))).toEqual([['nurse', 1, null, null]])
  })
})

describe('a retraction', () => {
  it('leaves all as if it had not been told', () => {
    expect(held(tell('nurse', 1), tell('spy', 2), retract('spy', 3))).toEqual([
      ['nurse', 1, null, null],
    ])
    expect(held(tell('nurse', 1), tell('spy', 2), retract('spy', 3), tell('nurse', 4))).toEqual([
      ['nurse', 1, null, null],
    ])
  })
  it('takes back the last time only', () => {
    expect(held(tell('nurse', 1), tell('baker', 2), tell('nurse', 3), retract('nurse', 4))).toEqual(
      [
        ['nurse', 1, 2, 1],
        ['baker', 2, null, null],
      ],
    )
  })
})
