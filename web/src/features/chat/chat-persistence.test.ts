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
    keepTexts('user', { drafts: { a: '写到一半' }, modes: { a: 'image' }, outgoing: [] })
    expect(readKeptTexts('user')).toMatchObject({
      drafts: { a: '写到一半' },
      modes: { a: 'image' },
    })
    expect(readKeptTexts('other')).toEqual(nothing)
  })

  it('wait for a connection again, unless they had failed or lay there for long', () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    keepTexts('user', {
      ...nothing,
      outgoing: [
        unsent(),
        unsent({ clientMessageId: 'd', state: 'failed' }),
        unsent({ clientMessageId: 'e', createdAt: yesterday }),
      ],
    })
    const states = readKeptTexts('user').outgoing.map(({ state }) => state)
    expect(states).toEqual(['waiting', 'failed', 'failed'])
  })

  it('keep the recording that the words were heard in', () => {
    const recording = { recordingId: 'r', seconds: 3 }
    keepTexts('user', { ...nothing, outgoing: [unsent({ recording })] })
    expect(readKeptTexts('user').outgoing[0]?.recording).toEqual(recording)
  })

  it('stay within their bounds and prefer what is new', () => {
    const drafts = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`companion${index}`, 'x'.repeat(8_000)]),
    )
    keepTexts('user', { ...nothing, drafts })
    const kept = readKeptTexts('user').drafts
    expect(Object.keys(kept)).toHaveLength(12)
    expect(Object.keys(kept).at(-1)).toBe('companion39')
    expect(JSON.stringify(localStorage).length).toBeLessThan(110_000)
  })

  it('are gone when nothing is left, and when their owner leaves', () => {
    keepTexts('user', { ...nothing, drafts: { a: 'b' } })
    keepTexts('user', nothing)
    expect(localStorage).toHaveLength(0)
    keepTexts('user', { ...nothing, drafts: { a: 'b' }, outgoing: [unsent()] })
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
