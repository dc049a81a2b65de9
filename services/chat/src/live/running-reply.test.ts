import { assembleReply, type AssembledReply } from '@lumen/contracts/chat/assemble-reply'
import type { LiveDeltas } from '@lumen/contracts/chat/bus'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createDeltaSender } from './delta-sender.ts'
import { createRunningReply } from './running-reply.ts'

const run = {
  messageId: 'm',
  fence: '1',
  companionId: 'c',
  userId: 'u',
  kind: 'first',
  reservation: null,
} as const

function openReply(text = '') {
  const sent = new Map<string, LiveDeltas[number][]>()
  const stages: ReplyStage[] = []
  let leased = true
  const sender = createDeltaSender({
    batchMs: 1_000,
    publish: (gatewayId, deltas) => {
      sent.set(gatewayId, [...(sent.get(gatewayId) ?? []), ...deltas])
    },
  })
  const reply = createRunningReply({
    run,
    text,
    sender,
    mayPublish: () => leased,
    publishStage: (stage) => stages.push(stage),
  })
  return {
    reply,
    sender,
    stages,
    lease(held: boolean) {
      leased = held
    },
    sentTo: (gatewayId: string) => sent.get(gatewayId) ?? [],
  }
}

describe('createRunningReply', () => {
  it('gives a gateway the text it starts from, then everything after it', () => {
    const { reply, sender, sentTo } = openReply('before ')
    reply.append('one ')
    expect(reply.follow('g')).toBe('before one ')
    reply.append('two ')
    reply.append('three')
    sender.flush(reply.followers())
    expect(sentTo('g')).toEqual([
      { messageId: 'm', seq: 15, delta: 'two ' },
      { messageId: 'm', seq: 20, delta: 'three' },
    ])
  })

  it('sends the first words after a pause at once, and those that come fast after them together', () => {
    vi.useFakeTimers()
    const { reply, sentTo } = openReply()
    reply.follow('g')
    const deltas = () => sentTo('g').map(({ delta }) => delta)
    for (const piece of ['a', 'b', 'c']) reply.append(piece)
    expect(deltas()).toEqual(['a'])
    vi.advanceTimersByTime(1_000)
    expect(deltas()).toEqual(['a', 'bc'])
    vi.advanceTimersByTime(1_000)
    reply.append('d')
    expect(deltas()).toEqual(['a', 'bc', 'd'])
    vi.useRealTimers()
  })

  it('keeps back what it writes while its lease may be over, and sends it once renewed', () => {
    const { reply, sender, sentTo, lease } = openReply()
    reply.follow('g')
    lease(false)
    reply.append('lost? ')
    sender.flush(reply.followers())
    expect(sentTo('g')).toEqual([])
    lease(true)
    reply.append('no.')
    sender.flush(reply.followers())
    expect(sentTo('g')).toEqual([{ messageId: 'm', seq: 9, delta: 'lost? no.' }])
  })

  it('can be rewritten once; followers keep what they have until it ends', () => {
    const { reply, sender, sentTo } = openReply()
    reply.follow('g')
    reply.append('something ')
    sender.flush(reply.followers())
    reply.rewrite('else')
    reply.append('ignored')
    reply.finish()
    sender.flush(reply.followers())
    expect(reply.text()).toBe('else')
    expect(sentTo('g')).toEqual([{ messageId: 'm', seq: 10, delta: 'something ' }])
  })

  it('tells each stage at once, a growing percentage gathered, and none once words came', () => {
    vi.useFakeTimers()
    const { reply, stages } = openReply('so far')
    reply.reach({ stage: 'loading' })
    for (const percent of [0, 10, 20, 30]) reply.reach({ stage: 'reading', percent })
    expect(stages).toEqual([
      { stage: 'loading', seq: 6 },
      { stage: 'reading', percent: 0, seq: 6 },
    ])
    vi.advanceTimersByTime(1_000)
    expect(stages.slice(2)).toEqual([{ stage: 'reading', percent: 30, seq: 6 }])
    expect(reply.stage()).toEqual({ stage: 'reading', percent: 30, seq: 6 })
    reply.reach({ stage: 'reading', percent: 90 })
    reply.append(' more')
    expect(reply.stage()).toBeNull()
    vi.advanceTimersByTime(1_000)
    expect(stages).toHaveLength(4)
    vi.useRealTimers()
  })

  it('is cut short once, by the first who asks', () => {
    const { reply } = openReply()
    reply.cut('stopped')
    reply.cut('closing')
    expect(reply.cutShort()).toBe('stopped')
    expect(reply.signal.aborted).toBe(true)
  })

  it('lets any gateway that joins at any time end with exactly the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(30), fc.boolean()), { maxLength: 5 }),
        (pieces, joins) => {
          const { reply, sender, sentTo } = openReply()
          const states = new Map<string, AssembledReply>()
          pieces.forEach((piece, at) => {
            joins.forEach(([when, flush], index) => {
              if (when === at) states.set(`g${index}`, { text: reply.follow(`g${index}`) })
              if (flush) sender.flush(reply.followers())
            })
            // Cut anywhere, also through a pair of surrogates, as a provider may.
            const middle = Math.floor(piece.length / 2)
            reply.append(piece.slice(0, middle))
            reply.append(piece.slice(middle))
          })
          reply.finish()
          sender.close()
          expect(reply.text()).toBe(pieces.join(''))
          for (const [gatewayId, start] of states) {
            const end = sentTo(gatewayId).reduce((state: AssembledReply, delta) => {
              expect(delta.delta).not.toMatch(/\p{Cs}/u)
              const next = assembleReply(state, delta)
              if (next === 'gap') throw new Error('gap')
              return next
            }, start)
            expect(end.text).toBe(pieces.join(''))
          }
        },
      ),
    )
  })

  it('says when it is finished, with the half of a sign that was kept back, and what was noted', () => {
    const { reply } = openReply()
    reply.note({ emotion: 'gentle' })
    reply.note({ provider: 'local' })
    reply.append('a\ud83d')
    expect([reply.finished(), reply.text()]).toEqual([false, 'a'])
    reply.finish()
    expect([reply.finished(), reply.text()]).toEqual([true, 'a\ud83d'])
    expect(reply.metadata()).toEqual({ emotion: 'gentle', provider: 'local' })
  })

  it.each(['finish', 'cut'] as const)('waits for nothing any more after %s', (way) => {
    const { reply } = openReply()
    reply.reach({ stage: 'reading', percent: 10 })
    expect(reply.stage()).toMatchObject({ stage: 'reading', seq: 0 })
    if (way === 'finish') reply.finish()
    else reply.cut('stopped')
    expect(reply.stage()).toBeNull()
    reply.reach({ stage: 'reading', percent: 20 })
    expect(reply.stage()).toBeNull()
  })

  it('goes on waiting when a piece without words came', () => {
    const { reply } = openReply()
    reply.reach({ stage: 'reading', percent: 10 })
    reply.append('')
    expect(reply.stage()).toMatchObject({ percent: 10 })
  })
})
