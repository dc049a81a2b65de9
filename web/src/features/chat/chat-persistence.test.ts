import { describe, expect, it } from 'vitest'
import type { Outgoing } from './chat-slice'
import { forgetPersonal, writePersonal } from '@/storage/personal-storage'
import { keepTexts, readKeptTexts } from './chat-persistence'

const unsent = (changes: Partial<Outgoing> = {}): Outgoing => ({
  clientMessageId: 'c',
  companionId: 'companion',
  content: '在吗',
  createdAt: new Date().toISOString(),
  state: 'sending',
  ...changes,
})

const nothing = { drafts: {}, modes: {}, outgoing: [] }

describe('kept texts', () => {
  it('come back for the same user only', () => {
    keepTexts('user', { drafts: { a: '写到一半' }, modes: { a: 'image' }, outgoing: [] }, nothing)
    expect(readKeptTexts('user')).toMatchObject({
      drafts: { a: '写到一半' },
      modes: { a: 'image' },
    })
    expect(readKeptTexts('other')).toEqual(nothing)
  })

  it('wait for a connection again, unless they had failed or lay there for long', () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    keepTexts(
      'user',
      {
        ...nothing,
        outgoing: [
          unsent(),
          unsent({ clientMessageId: 'd', state: 'failed' }),
          unsent({ clientMessageId: 'e', createdAt: yesterday }),
        ],
      },
      nothing,
    )
    const states = readKeptTexts('user').outgoing.map((entry) => [
      entry.clientMessageId,
      entry.state,
    ])
    // In the order in which they were written.
    expect(states).toEqual([
      ['e', 'failed'],
      ['c', 'waiting'],
      ['d', 'failed'],
    ])
  })

  it('keep the recording that the words were heard in', () => {
    const recording = { recordingId: 'r', seconds: 3 }
    keepTexts('user', { ...nothing, outgoing: [unsent({ recording })] }, nothing)
    expect(readKeptTexts('user').outgoing[0]?.recording).toEqual(recording)
  })

  it('stay as another tab wrote them, but for what this tab changed', () => {
    const outgoing = [unsent(), unsent({ clientMessageId: 'd' })]
    keepTexts('user', { drafts: { a: 'a', b: 'b' }, modes: { a: 'image' }, outgoing }, nothing)
    const found = readKeptTexts('user')
    const [first, second] = found.outgoing
    if (first === undefined || second === undefined) throw new Error('both should be kept')
    const other = { ...found, drafts: { a: 'more', b: 'b' }, outgoing: [first] }
    keepTexts('user', other, found)
    const failed = { ...first, state: 'failed' as const }
    const mine = {
      drafts: { a: 'a', c: 'c' },
      modes: {},
      outgoing: [failed, second, unsent({ clientMessageId: 'e' })],
    }
    keepTexts('user', mine, found)
    const kept = readKeptTexts('user')
    expect(kept).toMatchObject({ drafts: { a: 'more', c: 'c' }, modes: {} })
    expect(Object.keys(kept.drafts)).toEqual(['a', 'c'])
    expect(kept.outgoing).toMatchObject([
      { clientMessageId: 'c', state: 'failed' },
      { clientMessageId: 'e', state: 'waiting' },
    ])
  })

  it('stay within their bounds and prefer what is new', () => {
    const drafts = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`companion${index}`, 'x'.repeat(8_000)]),
    )
    keepTexts('user', { ...nothing, drafts }, nothing)
    const kept = readKeptTexts('user').drafts
    expect(Object.keys(kept)).toHaveLength(12)
    expect(Object.keys(kept).at(-1)).toBe('companion39')
    expect(JSON.stringify(localStorage).length).toBeLessThan(110_000)
  })

  it('are gone when nothing is left, and when their owner leaves', () => {
    const draft = { ...nothing, drafts: { a: 'b' } }
    keepTexts('user', draft, nothing)
    keepTexts('user', nothing, draft)
    expect(localStorage).toHaveLength(0)
    keepTexts('user', { ...draft, outgoing: [unsent()] }, nothing)
    forgetPersonal()
    expect(localStorage).toHaveLength(0)
  })

  it('survive nonsense in the storage', () => {
    writePersonal('user', 'texts', {
      drafts: { a: 7, b: 'ok' },
      modes: { a: 'dance', b: 'voice', c: 'video' },
      outgoing: [null, { content: 1 }],
    })
    expect(readKeptTexts('user')).toEqual({
      ...nothing,
      drafts: { b: 'ok' },
      modes: { c: 'video' },
    })
    localStorage.setItem('lumen.own.user.texts', '{')
    expect(readKeptTexts('user')).toEqual(nothing)
  })
})
