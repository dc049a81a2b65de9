import fc from 'fast-check'
import type { Message } from '@lumen/contracts/chat/schema'
import { describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import {
  addOlder,
  comparePositions,
  conversationOf,
  putMessage,
  refreshNewest,
  removeMessage,
  takeChanges,
  tellMessage,
} from './conversation'

const at = (position: number, changes: Partial<Message> = {}) =>
  aMessage({ id: `m${position}`, position: String(position), ...changes })
/** Positions from the newest down, as a page of the server. */
const page = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => at(newest - index))
const positions = ({ messages }: { messages: Message[] }) =>
  messages.map(({ position }) => Number(position))
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('conversation', () => {
  it('orders positions as numbers', () => {
    expect(comparePositions('9', '10')).toBeLessThan(0)
    expect(comparePositions('100000000000000001', '100000000000000000')).toBeGreaterThan(0)
    expect(comparePositions('7', '7')).toBe(0)
  })

  it('knows that there is more only after a page of exactly 25', () => {
    expect(conversationOf(page(40, 25)).hasMore).toBe(true)
    expect(conversationOf(page(24, 24)).hasMore).toBe(false)
    const conversation = conversationOf(page(40, 25))
    addOlder(conversation, page(15, 15))
    expect(positions(conversation)).toEqual(range(1, 40))
    expect(conversation.hasMore).toBe(false)
  })

  it('keeps what was told after a page was asked for, and drops what was held before', () => {
    const told = conversationOf(page(3, 3))
    tellMessage(told, at(4))
    refreshNewest(told, page(3, 3))
    expect(positions(told)).toEqual([1, 2, 3, 4])
    const alone = conversationOf([])
    tellMessage(alone, at(1))
    refreshNewest(alone, [])
    expect(positions(alone)).toEqual([1])
    const held = conversationOf(page(4, 4))
    refreshNewest(held, page(3, 3))
    expect(positions(held)).toEqual([1, 2, 3])
  })

  it('keeps all that catching up brought when an older page comes', () => {
    const conversation = conversationOf(page(30, 25))
    takeChanges(conversation, { whole: true, upTo: 90, messages: page(90, 60), removed: [] })
    refreshNewest(conversation, page(30, 25))
    expect(positions(conversation)).toEqual(range(6, 90))
  })

  it('leaves what is further back to the page that brings it, so that none between are lost', () => {
    const conversation = conversationOf(page(100, 25))
    conversation.seen = 7
    tellMessage(conversation, at(3, { content: 'unmarked', change: 8 }))
    expect(conversation.seen).toBe(8)
    expect(positions(conversation)).toEqual(range(76, 100))
    addOlder(conversation, page(75, 75), 100)
    expect(positions(conversation)).toEqual(range(1, 100))
    tellMessage(conversation, at(3, { content: 'edited', version: 2 }))
    expect(conversation.messages[2]?.content).toBe('edited')
  })

  it('puts a message once, by id and by the id its sender gave it', () => {
    const conversation = conversationOf(page(3, 3))
    putMessage(conversation, at(4, { clientMessageId: 'c' }))
    putMessage(conversation, at(4, { id: 'other', clientMessageId: 'c', content: 'again' }))
    putMessage(conversation, at(2, { content: 'edited', version: 2 }))
    expect(positions(conversation)).toEqual([1, 2, 3, 4])
    expect(conversation.messages[1]?.content).toBe('edited')
    expect(conversation.messages[3]?.content).toBe('again')
  })

  it('does not bring back what was deleted', () => {
    const conversation = conversationOf(page(3, 3))
    removeMessage(conversation, 'm2')
    refreshNewest(conversation, page(3, 3))
    expect(positions(conversation)).toEqual([1, 3])
  })

  it('takes deletions and edits over from a new first page and keeps what is older', () => {
    const conversation = conversationOf(page(50, 25))
    addOlder(conversation, page(25, 25))
    const fresh = page(52, 26).filter(({ id }) => id !== 'm40')
    fresh[5] = at(47, { content: 'edited', version: 2 })
    refreshNewest(conversation, fresh)
    expect(positions(conversation)).toEqual(range(1, 52).filter((position) => position !== 40))
    expect(conversation.messages.find(({ id }) => id === 'm47')?.content).toBe('edited')
    expect(conversation.hasMore).toBe(true)
  })

  it('starts anew when more was missed than a page holds', () => {
    const conversation = conversationOf(page(30, 25))
    refreshNewest(conversation, page(100, 25))
    expect(positions(conversation)).toEqual(range(76, 100))
    expect(conversation.hasMore).toBe(true)
  })

  it('forgets what a short page does not hold any more', () => {
    const conversation = conversationOf(page(10, 10))
    refreshNewest(conversation, page(10, 4))
    expect(positions(conversation)).toEqual([7, 8, 9, 10])
    refreshNewest(conversation, [])
    expect(conversation).toMatchObject({ messages: [], hasMore: false })
  })

  it('lets a frame win over a page that was asked for before it', () => {
    const conversation = conversationOf([at(1, { content: 'whole', isFromUser: false })])
    refreshNewest(conversation, [at(1, { content: '', status: 'running', isFromUser: false })])
    expect(conversation.messages[0]).toMatchObject({ content: 'whole', status: 'complete' })
    putMessage(conversation, at(1, { version: 3, content: 'third' }))
    refreshNewest(conversation, [at(1, { version: 2, content: 'second' })])
    expect(conversation.messages[0]?.content).toBe('third')
  })

  it('is in order and without doubles whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 80 }), (order) => {
        const conversation = conversationOf([])
        for (const position of order) putMessage(conversation, at(position))
        expect(positions(conversation)).toEqual([...new Set(order)].sort((a, b) => a - b))
      }),
    )
  })
})
