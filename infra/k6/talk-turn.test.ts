import { expect, it } from 'vitest'
import { createTalkTurn, type TurnOutcome } from './talk-turn.ts'

const frames = {
  auth: { type: 'auth', token: '{token}' },
  say: { type: 'streaming_chat', companionId: '{companionId}', content: 'Hello {turn}' },
}

function begin() {
  let now = 0
  const sent: unknown[] = []
  const outcomes: TurnOutcome[] = []
  const turn = createTalkTurn(
    frames,
    { token: 't', companionId: 'c', turn: '7' },
    {
      send: (text) => sent.push(JSON.parse(text)),
      now: () => now,
      ended: (outcome) => outcomes.push(outcome),
    },
  )
  const hear = (type: string, afterMs = 0, more = {}) => {
    now += afterMs
    turn.heard(JSON.stringify({ type, ...more }))
  }
  return { turn, hear, sent, outcomes }
}

it('says who one is, then something, and measures from there', () => {
  const { turn, hear, sent, outcomes } = begin()
  turn.opened()
  hear('auth_success', 900)
  hear('streaming_stream_start', 10)
  hear('streaming_stream_chunk', 30)
  hear('streaming_stream_chunk', 50)
  hear('streaming_stream_complete', 10)
  turn.broke()
  expect(sent).toEqual([
    { type: 'auth', token: 't' },
    { type: 'streaming_chat', companionId: 'c', content: 'Hello 7' },
  ])
  expect(outcomes).toEqual([{ fault: null, firstWordsMs: 40, wholeMs: 100 }])
})

it('tells a socket that failed from a reply that did not come', () => {
  const refused = begin()
  refused.hear('error', 0, { code: 'unauthenticated' })
  const cut = begin()
  cut.hear('auth_success')
  cut.turn.broke()
  const unanswered = begin()
  unanswered.hear('auth_success')
  unanswered.turn.tooLate()
  const failed = begin()
  failed.hear('auth_success')
  failed.hear('streaming_stream_chunk')
  failed.hear('streaming_stream_error', 0, { data: { code: 'provider_failed' } })
  const silent = begin()
  silent.turn.tooLate()
  expect([refused, cut, unanswered, failed, silent].map(({ outcomes }) => outcomes)).toEqual(
    [
      { fault: 'socket', why: 'unauthenticated' },
      { fault: 'socket', why: 'broke' },
      { fault: 'reply', why: 'too late' },
      { fault: 'reply', why: 'provider_failed' },
      { fault: 'socket', why: 'too late' },
    ].map((outcome) => [outcome]),
  )
})

it('passes over what others do meanwhile', () => {
  const { hear, outcomes } = begin()
  hear('streaming_stream_complete')
  hear('auth_success')
  hear('wallet_changed')
  hear('streaming_stream_complete', 20)
  expect(outcomes).toEqual([{ fault: null, firstWordsMs: 20, wholeMs: 20 }])
})
