import { describe, expect, it } from 'vitest'
import type { Outgoing } from './chat-slice'
import { forgetPersonal, writePersonal } from '@/storage/personal-storage'
import { keepTexts, readKeptTexts } from './kept-texts'

const unsent = (changes: Partial<Outgoing> = {}): Outgoing => ({
  clientMessageId: 'c',
  companionId: 'companion',
  content: '在吗',
  createdAt: new Date().toISOString(),
  state: 'sending',
  ...changes,
})

describe('kept texts', () => {
  it('come back for the same user only', () => {
    keepTexts('user', { drafts: { a: '写到一半' }, outgoing: [] })
    expect(readKeptTexts('user').drafts).toEqual({ a: '写到一半' })
    expect(readKeptTexts('other')).toEqual({ drafts: {}, outgoing: [] })
  })

  it('wait for a connection again, unless they had failed or lay there for long', () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    keepTexts('user', {
      drafts: {},
      outgoing: [
        unsent(),
        unsent({ clientMessageId: 'd', state: 'failed' }),
        unsent({ clientMessageId: 'e', createdAt: yesterday }),
      ],
    })
    const states = readKeptTexts('user').outgoing.map(({ state }) => state)
    expect(states).toEqual(['waiting', 'failed', 'failed'])
  })

  it('stay within their bounds and prefer what is new', () => {
    const drafts = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`companion${index}`, 'x'.repeat(8_000)]),
    )
    keepTexts('user', { drafts, outgoing: [] })
    const kept = readKeptTexts('user').drafts
    expect(Object.keys(kept)).toHaveLength(12)
    expect(Object.keys(kept).at(-1)).toBe('companion39')
    expect(JSON.stringify(localStorage).length).toBeLessThan(110_000)
  })

  it('are gone when nothing is left, and when their owner leaves', () => {
    keepTexts('user', { drafts: { a: 'b' }, outgoing: [] })
    keepTexts('user', { drafts: {}, outgoing: [] })
    expect(localStorage).toHaveLength(0)
    keepTexts('user', { drafts: { a: 'b' }, outgoing: [unsent()] })
    forgetPersonal()
    expect(localStorage).toHaveLength(0)
  })

  it('survive nonsense in the storage', () => {
    writePersonal('user', 'texts', { drafts: { a: 7, b: 'ok' }, outgoing: [null, { content: 1 }] })
    expect(readKeptTexts('user')).toEqual({ drafts: { b: 'ok' }, outgoing: [] })
    localStorage.setItem('lumen.own.user.texts', '{')
    expect(readKeptTexts('user')).toEqual({ drafts: {}, outgoing: [] })
  })
})
