import type { Message } from '@lumen/contracts/chat/schema'
import { describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import type { Outgoing } from '../chat-slice'
import { buildTimeline, type TimelineInput } from './timeline'

const build = (changes: Partial<TimelineInput>) =>
  buildTimeline({
    messages: [],
    outgoing: [],
    expected: {},
    unanswered: {},
    connected: true,
    ...changes,
  })
const said = (id: string, changes: Partial<Message> = {}) => aMessage({ id, ...changes })
const reply = (id: string, changes: Partial<Message> = {}) =>
  aMessage({ id, isFromUser: false, ...changes })
const entry = (changes: Partial<Outgoing> = {}): Outgoing => ({
  clientMessageId: 'c',
  companionId: 'companion',
  content: '在吗',
  createdAt: '2026-11-21T08:00:04.000Z',
  state: 'sending',
  ...changes,
})
const action = { id: 'a', group: 'emotion', text: '好', priority: 9 } as const

describe('buildTimeline', () => {
  it('groups bubbles of one author and marks the first and the last', () => {
    const items = build({ messages: [said('1'), said('2'), reply('3'), said('4')] })
    const places = items.flatMap((item) =>
      item.kind === 'message' ? [[item.message.id, item.first, item.last]] : [],
    )
    expect(places).toEqual([
      ['1', true, false],
      ['2', false, true],
      ['3', true, true],
      ['4', true, true],
    ])
  })

  it('parts a run after ten minutes, and days by a heading', () => {
    const items = build({
      messages: [
        said('1', { createdAt: '2026-11-19T08:00:00.000Z' }),
        said('2', { createdAt: '2026-11-21T07:40:00.000Z' }),
        said('3', { createdAt: '2026-11-21T08:00:00.000Z' }),
      ],
    })
    expect(items.map(({ kind }) => kind)).toEqual([
      'day',
      'message',
      'day',
      'message',
      'message',
      'unanswered',
    ])
    expect(items.filter((item) => item.kind === 'message' && item.first)).toHaveLength(3)
  })

  it('shows what is being sent last, under the key it keeps when confirmed', () => {
    const sending = build({ messages: [reply('1')], outgoing: [entry()] })
    expect(sending.map(({ key }) => key).slice(1)).toEqual(['1', 'c', 'thinking'])
    const confirmed = build({
      messages: [reply('1'), said('2', { clientMessageId: 'c' })],
      outgoing: [entry()],
      expected: { 2: 1 },
    })
    expect(confirmed.map(({ key }) => key).slice(1)).toEqual(['1', 'c', 'thinking'])
  })

  it('does not think while there is no connection', () => {
    expect(build({ outgoing: [entry({ state: 'waiting' })] }).at(-1)?.kind).toBe('outgoing')
    const expected = { 1: 1 }
    expect(build({ messages: [said('1')], expected }).at(-1)?.kind).toBe('thinking')
    expect(build({ messages: [said('1')], expected, connected: false }).at(-1)?.kind).toBe(
      'message',
    )
  })

  it('tells of a message that was refused a reply, or has none', () => {
    const refused = build({ messages: [said('1')], unanswered: { 1: 'quota_exceeded' } })
    expect(refused.at(-1)).toMatchObject({ kind: 'unanswered', code: 'quota_exceeded' })
    expect(build({ messages: [said('1')] }).at(-1)).toMatchObject({
      kind: 'unanswered',
      messageId: '1',
      code: null,
    })
  })

  it('tells what was due below the whole reply, and nothing in a crisis', () => {
    const asked = said('1', { metadata: { notices: ['disclosure', 'break'] } })
    const below = (changes: Partial<Message>) =>
      build({ messages: [asked, reply('2', { replyTo: '1', ...changes })] }).at(-1)
    expect(below({})).toMatchObject({ kind: 'notices', notices: ['disclosure', 'break'] })
    expect(below({ status: 'running' })?.kind).toBe('message')
    expect(below({ metadata: { crisis: 'crisis' } })?.kind).toBe('message')
  })

  it('offers actions after a complete reply, and never after one in a crisis', () => {
    const metadata = { suggestedActions: [action] }
    expect(build({ messages: [reply('1', { metadata })] }).at(-1)?.kind).toBe('suggestions')
    const crisis = reply('1', { metadata: { ...metadata, crisis: 'crisis' } })
    expect(build({ messages: [crisis] }).at(-1)?.kind).toBe('message')
    const stopped = reply('1', { metadata, status: 'stopped' })
    expect(build({ messages: [stopped] }).at(-1)?.kind).toBe('message')
  })
})
