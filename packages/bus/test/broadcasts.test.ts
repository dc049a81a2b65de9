import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Bus } from '../src/connect.ts'
import { openTestBus, uniqueName, type TestBus } from './bus.ts'

let env: TestBus
let chat: Bus
let gateway: Bus

beforeAll(async () => {
  env = await openTestBus()
  chat = await env.connect('chat')
  gateway = await env.connect('gateway')
})
afterAll(() => env.close())

describe('broadcast', () => {
  test('reaches everybody who listens, in order', async () => {
    const subject = uniqueName('live.user.')
    const second = await env.connect('gateway')
    const heard: unknown[][] = [[], []]
    gateway.listen(subject, (data) => void heard[0]?.push(data))
    second.listen(subject, (data) => void heard[1]?.push(data))
    await Promise.all([gateway.flush(), second.flush()])
    const sent = Array.from({ length: 100 }, (_, seq) => ({ seq, delta: '忆晶 👩‍👩‍👧' }))
    for (const delta of sent) chat.broadcast(subject, delta)
    await vi.waitFor(() => expect(heard).toEqual([sent, sent]))
  })

  test('wildcards hear the subject', async () => {
    const prefix = uniqueName('live.')
    const heard = vi.fn()
    gateway.listen(`${prefix}.*`, heard)
    await gateway.flush()
    chat.broadcast(`${prefix}.ann`, null)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null, `${prefix}.ann`))
  })

  test('nobody is fine', () => {
    expect(() => chat.broadcast(uniqueName(), { a: 1 })).not.toThrow()
  })

  test('too large is a clear error', () => {
    expect(() => chat.broadcast('live.user.1', 'x'.repeat(2 ** 20))).toThrow(
      'Message live.user.1 takes 1048578 bytes; one message may take 1048576',
    )
  })

  test('a handler that fails, now or later, is logged and hears the next', async () => {
    const subject = uniqueName()
    const heard = vi.fn((data: unknown) => {
      if (data === 'throws') throw new Error('sync')
      if (data === 'rejects') return Promise.reject(new Error('async'))
    })
    gateway.listen(subject, heard)
    await gateway.flush()
    for (const data of ['throws', 'rejects', 'fine']) chat.broadcast(subject, data)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3))
    await vi.waitFor(() =>
      expect(
        env.lines.filter(
          (line) => line['msg'] === 'message not handled' && line['subject'] === subject,
        ),
      ).toHaveLength(2),
    )
  })

  test('stops when told', async () => {
    const subject = uniqueName()
    const [stopped, going] = [vi.fn(), vi.fn()]
    const listening = gateway.listen(subject, stopped)
    gateway.listen(subject, going)
    await gateway.flush()
    listening.stop()
    await gateway.flush()
    chat.broadcast(subject, 1)
    await vi.waitFor(() => expect(going).toHaveBeenCalled())
    expect(stopped).not.toHaveBeenCalled()
  })
})
