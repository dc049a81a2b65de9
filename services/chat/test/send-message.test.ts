import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChargeAnswer, ChargePort } from '../src/adapters/reply-charges.ts'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

/** Charges that remember what happened and refuse on demand. */
function createCharges() {
  const log: string[] = []
  let refusal: Extract<ChargeAnswer, { ok: false }> | null = null
  const port: ChargePort = {
    reserve({ key }) {
      log.push(`reserve ${key}`)
      return Promise.resolve(refusal ?? { ok: true, reservation: key, credits: 1 })
    },
    settle(reservation) {
      log.push(`settle ${reservation}`)
      return Promise.resolve(1)
    },
    release(reservation) {
      log.push(`release ${reservation}`)
      return Promise.resolve()
    },
    releaseLost(_, key) {
      log.push(`release ${key}`)
    },
  }
  return {
    port,
    log,
    refuse(next: typeof refusal) {
      refusal = next
    },
  }
}

const charges = createCharges()
let stack: ChatStack
let chat: Instance
let user: TestUser
let companionId: string

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start({}, { charges: charges.port })
})
afterAll(() => stack.close())
beforeEach(async () => {
  charges.refuse(null)
  charges.log.length = 0
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
})

const replyIdOf = (outcome: unknown) => (outcome as { replyId: string }).replyId

describe('sending a message', () => {
  it('stores it, streams a reply and tells every device', async () => {
    const outcome = await user.send(companionId, 'Hello there', { clientMessageId: 'c-1' })
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      repeated: false,
      message: { content: 'Hello there', isFromUser: true, position: '1', clientMessageId: 'c-1' },
    })
    const replyId = replyIdOf(outcome)
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({
      kind: 'reply-ended',
      provider: 'local',
      message: { status: 'complete', position: '2', isFromUser: false, version: 1 },
    })
    expect(user.frames.map(({ kind }) => kind)).toEqual([
      'companion-changed',
      'message-changed',
      'reply-started',
      'reply-ended',
    ])
    expect(user.frames[2]).toMatchObject({
      clientMessageId: 'c-1',
      message: { id: replyId, status: 'running', content: '', replyTo: expect.any(String) },
      emotion: expect.stringMatching(/^[a-z]+$/),
    })
    const [reply, message] = await user.messages(chat, companionId)
    expect(message).toMatchObject({ content: 'Hello there', status: 'complete' })
    expect(reply).toMatchObject({
      id: replyId,
      replyTo: message?.id,
      metadata: { provider: 'local', language: 'en', emotion: expect.any(String) },
    })
    expect(reply?.metadata.fallback).toBeUndefined()
    expect(reply?.content).not.toBe('')
    await expect.poll(() => charges.log).toEqual([`reserve ${replyId}:1`, `settle ${replyId}:1`])
  })

  it('is idempotent: however often and at once, one message and one reply', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        user.send(companionId, 'only once', { clientMessageId: 'same' }),
      ),
    )
    expect(outcomes.every(({ outcome }) => outcome === 'accepted')).toBe(true)
    expect(new Set(outcomes.map(replyIdOf)).size).toBe(1)
    expect(outcomes.filter((o) => 'repeated' in o && o.repeated)).toHaveLength(5)
    await endOf(user, replyIdOf(outcomes[0]))
    const later = await user.send(companionId, 'only once', { clientMessageId: 'same' })
    expect(later).toMatchObject({ outcome: 'accepted', repeated: true })
    expect(replyIdOf(later)).toBe(replyIdOf(outcomes[0]))
    expect(await user.messages(chat, companionId)).toHaveLength(2)
    expect(charges.log.filter((line) => line.startsWith('reserve'))).toHaveLength(1)
  })

  it('tells how long to wait with the same text, and takes it afterwards', async () => {
    const first = await user.send(companionId, 'again and again')
    await endOf(user, replyIdOf(first))
    const outcome = await user.send(companionId, ' again and again ', { clientMessageId: 'x' })
    if (outcome.outcome !== 'duplicate') throw new Error(outcome.outcome)
    expect(outcome.waitTime).toBeGreaterThan(0)
    expect(outcome.waitTime).toBeLessThanOrEqual(2_000)
    expect(await user.send(companionId, 'something else')).toMatchObject({ outcome: 'accepted' })
    const taken = await until(async () => {
      const next = await user.send(companionId, 'again and again')
      return next.outcome === 'accepted' && next
    }, 'the end of the two seconds')
    expect(taken).toMatchObject({ repeated: false })
  })

  it('refuses strangers and companions that do not exist', async () => {
    const stranger = stack.user()
    expect(await stranger.send(companionId, 'hello')).toMatchObject({
      outcome: 'refused',
      failure: { code: 'not_found' },
    })
    expect(await user.messages(chat, companionId)).toEqual([])
  })

  it('keeps a message whose charge was refused, to be answered later', async () => {
    charges.refuse({ ok: false, code: 'quota_exceeded', error: 'No credits left' })
    const outcome = await user.send(companionId, 'please answer', { clientMessageId: 'q' })
    expect(outcome).toMatchObject({
      outcome: 'stored',
      message: { content: 'please answer' },
      failure: { code: 'quota_exceeded', error: 'No credits left' },
    })
    const stored = await user.messages(chat, companionId)
    expect(stored).toHaveLength(1)
    expect(user.frames.some(({ kind }) => kind === 'reply-started')).toBe(false)
    expect(await user.send(companionId, 'please answer', { clientMessageId: 'q' })).toMatchObject({
      outcome: 'accepted',
      repeated: true,
      replyId: null,
    })

    const path = `/api/messages/${stored[0]!.id}/regenerate`
    expect(await user.call(chat, 'POST', path, {})).toMatchObject({
      body: { code: 'quota_exceeded' },
    })
    expect(await user.messages(chat, companionId)).toHaveLength(1)
    charges.refuse(null)
    const retried = await user.call(chat, 'POST', path, {})
    expect(retried).toMatchObject({
      status: 202,
      body: { status: 'running', isFromUser: false, replyTo: stored[0]!.id },
    })
    await endOf(user, (retried.body as { id: string }).id)
    expect(await user.call(chat, 'POST', path, {})).toMatchObject({
      status: 409,
      body: { code: 'not_regenerable' },
    })
  })

  it('keeps a refused message once, and no more than a few of them', async () => {
    charges.refuse({ ok: false, code: 'quota_exceeded', error: 'No credits left' })
    const texts = async () =>
      (await user.messages(chat, companionId)).map(({ content }) => content).toReversed()
    for (const text of ['one', 'two', 'three'])
      expect(await user.send(companionId, text)).toMatchObject({ outcome: 'stored' })
    expect(await user.send(companionId, 'four', { clientMessageId: 'd' })).toMatchObject({
      outcome: 'refused',
      failure: { code: 'quota_exceeded' },
    })
    expect(await texts()).toEqual(['one', 'two', 'three'])

    const again = await until(async () => {
      const sent = await user.send(companionId, ' one ', { clientMessageId: 'later' })
      return sent.outcome === 'stored' && sent
    }, 'the end of the two seconds')
    expect(again.message).toMatchObject({ content: 'one', clientMessageId: 'later' })
    expect(await texts()).toEqual(['one', 'two', 'three'])

    const alarm = await user.send(companionId, 'I want to kill myself')
    expect(alarm).toMatchObject({ outcome: 'accepted' })
    await endOf(user, replyIdOf(alarm))
    charges.refuse(null)
    const last = await user.send(companionId, 'five', { clientMessageId: 'e' })
    await endOf(user, replyIdOf(last))
    expect(await texts()).toHaveLength(7)
  })

  it('answers what was refused when it is sent again', async () => {
    charges.refuse({ ok: false, code: 'quota_exceeded', error: 'No credits left' })
    await user.send(companionId, 'hello?', { clientMessageId: 'first' })
    charges.refuse(null)
    const again = await until(async () => {
      const sent = await user.send(companionId, 'hello?', { clientMessageId: 'second' })
      return sent.outcome === 'accepted' && sent
    }, 'the end of the two seconds')
    await endOf(user, again.replyId)
    const [reply, question, ...more] = await user.messages(chat, companionId)
    expect(more).toEqual([])
    expect(question).toMatchObject({ content: 'hello?', clientMessageId: 'second', version: 1 })
    expect(reply).toMatchObject({ replyTo: question?.id, status: 'complete' })
  })

  it('answers a crisis before any charge, and stays serious and open afterwards', async () => {
    charges.refuse({ ok: false, code: 'quota_exceeded', error: 'No credits left' })
    const outcome = await user.send(companionId, 'I want to kill myself')
    expect(outcome).toMatchObject({ outcome: 'accepted' })
    expect(await endOf(user, replyIdOf(outcome))).toMatchObject({
      kind: 'reply-ended',
      provider: 'safety',
      suggestedActions: [],
      message: { metadata: { crisis: 'crisis', provider: 'safety' } },
    })
    expect(charges.log).toEqual([])

    const harmless = await user.send(companionId, 'what do you know about the sea?')
    expect(await endOf(user, replyIdOf(harmless))).toMatchObject({
      provider: 'local',
      suggestedActions: [],
      message: { metadata: { emotion: 'caring', helpLink: true } },
    })
    const texts = new Set<string>()
    for (const heavy of ['nobody', 'tell me a joke', 'I really want to die']) {
      const later = await user.send(companionId, heavy)
      expect(later).toMatchObject({ outcome: 'accepted' })
      const end = await endOf(user, replyIdOf(later))
      expect(end).toMatchObject({ kind: 'reply-ended', provider: 'safety', suggestedActions: [] })
      texts.add(end.message!.content)
    }
    expect(texts.size).toBe(3)
    expect(charges.log.some((line) => line.startsWith('settle'))).toBe(false)

    const safe = await user.send(companionId, 'I am safe now')
    expect(await endOf(user, replyIdOf(safe))).toMatchObject({
      message: { metadata: { provider: 'local', helpLink: true } },
    })
  })

  it('ends an alarm at once when it was none, and leaves a quiet link', async () => {
    const answerTo = async (text: string) =>
      endOf(user, replyIdOf(await user.send(companionId, text)))
    expect(await answerTo('everyone would be better off without me')).toMatchObject({
      provider: 'safety',
      message: { metadata: { crisis: 'crisis', crisisForm: 'indirect' } },
    })
    expect(await answerTo('that is just an expression')).toMatchObject({
      provider: 'local',
      message: { metadata: { helpLink: true } },
    })
    expect(await answerTo('tell me a joke')).toMatchObject({ provider: 'local' })
  })
})
