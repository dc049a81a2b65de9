import { subjects } from '@lumen/contracts/bus'
import { MemoryFrame } from '@lumen/contracts/memory/live'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Owner } from './memory-service.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

/** What open pages of a user hear from now on. */
async function listen({ userId }: Owner): Promise<() => Promise<MemoryFrame>> {
  const frames: MemoryFrame[] = []
  talks.chat.listen(subjects.liveUser(userId), (frame) => {
    frames.push(frame as MemoryFrame)
  })
  await talks.chat.flush()
  return async () => {
    await vi.waitFor(() => expect(frames).not.toEqual([]), { interval: 10 })
    const frame = frames.shift()!
    expect([...Value.Errors(MemoryFrame, frame)]).toEqual([])
    return frame
  }
}

it('tells open pages what a talk made, most important first, and what it superseded', async () => {
  const owner = await talks.meet()
  const next = await listen(owner)
  const first = await talks.say(owner, 'I live in Berlin.')
  const second = await talks.say(owner, `My cat is called Miso. ${'I like tea. '.repeat(3)}`)
  await talks.remember(owner)
  // The first thing told is remembered at once.
  const { created: atOnce } = await next()
  const frame = await next()
  const memories = await talks.list(owner)
  expect(frame).toMatchObject({
    kind: 'memories-changed',
    companionId: owner.companionId,
    edited: 0,
    deleted: 0,
    total: memories.length,
  })
  expect([...atOnce, ...frame.created].map(({ id }) => id).toSorted()).toEqual(
    memories.map(({ id }) => id).toSorted(),
  )
  expect(atOnce).toEqual([
    {
      id: expect.any(String),
      memoryType: 'fact',
      excerpt: 'I live in Berlin',
      emotionalWeight: 0,
      sourceMessageIds: [first],
    },
  ])
  expect(frame.created).toContainEqual(
    expect.objectContaining({ excerpt: 'My cat is called Miso', sourceMessageIds: [second] }),
  )
  await talks.say(owner, 'I moved to Paris.')
  await talks.remember(owner)
  expect(await next()).toMatchObject({
    created: [{ excerpt: 'I moved to Paris' }],
    edited: 1,
    deleted: 0,
    total: memories.length,
  })
})

it('tells what changed and what went with messages', async () => {
  const owner = await talks.meet()
  const next = await listen(owner)
  const cat = await talks.say(owner, 'My cat is called Miso.')
  const paris = await talks.say(owner, 'I live in Paris.')
  await talks.remember(owner)
  expect(await next()).toMatchObject({ total: 1 })
  expect(await next()).toMatchObject({ edited: 0, deleted: 0, total: 2 })
  await talks.edit(owner, cat, 'Nice weather.')
  expect(await next()).toMatchObject({ created: [], edited: 0, deleted: 1, total: 1 })
  await talks.remove(owner, paris)
  expect(await next()).toMatchObject({ created: [], edited: 0, deleted: 1, total: 0 })
})

it('tells what the owner does on another device', async () => {
  const owner = await talks.meet()
  await talks.settled()
  const next = await listen(owner)
  const path = `/api/memories/${owner.companionId}`
  const call = (method: string, end: string, body?: object) =>
    talks.call(owner.userId, method, path + end, body)
  const { body } = await call('POST', '', {
    content: `  My\nsister ${'plays the cello '.repeat(20)}`,
    memoryType: 'person',
  })
  const created = await next()
  expect(created).toMatchObject({
    created: [{ id: body.id, memoryType: 'person', sourceMessageIds: [] }],
    total: 1,
  })
  expect(created.created[0]!.excerpt).toMatch(/^My sister plays .{60,70}…$/)
  await call('PATCH', `/${body.id}`, { pinned: true })
  expect(await next()).toMatchObject({ created: [], edited: 1, deleted: 0, total: 1 })
  await call('DELETE', `/${body.id}`)
  expect(await next()).toMatchObject({ edited: 0, deleted: 1, total: 0 })
  await call('POST', `/${body.id}/restore`)
  expect(await next()).toMatchObject({ edited: 1, deleted: 0, total: 1 })
  await call('POST', '/bulk', { ids: [body.id], delete: true })
  expect(await next()).toMatchObject({ edited: 0, deleted: 1, total: 0 })
})
