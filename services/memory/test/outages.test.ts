import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newOwner } from './memory-service.ts'
import { openTalks, type Talks } from './talk-stack.ts'

const lines: { msg: string }[] = []
const log = createLogger({
  service: 'memory',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
})
const said = (msg: string) => lines.filter((line) => line.msg === msg).length

let talks: Talks
beforeAll(async () => {
  talks = await openTalks({ MEMORY_BATCH: 2 }, { log })
})
afterAll(() => talks?.close())

const ready = async (userId: string) => {
  const { status, body } = await talks.call(userId, 'GET', '/health/ready')
  return { status, body }
}

it('hears all that is said while Redis is away, says that it is, and reads it when it is back', async () => {
  const owner = await talks.meet()
  await talks.settled()
  talks.redis.cut()
  await talks.say(owner, 'My dog is called Bruno.')
  for (let count = 0; count < 30; count += 1) await talks.say(owner, `Nothing new, ${count}.`)
  await talks.say(owner, 'I live in Berlin.')
  // It waits for no job: each of those would be 3 s, and nothing behind it heard meanwhile.
  await talks.settled()
  await vi.waitFor(() => expect(said('talks wait to be read until Redis is back')).toBe(1))
  expect(said('event not handled, delivered again later')).toBe(0)
  expect(await ready(owner.userId)).toMatchObject({
    status: 200,
    body: { status: 'degraded', capabilities: { redis: 'off: unavailable' } },
  })
  talks.redis.mend()
  await vi.waitFor(async () =>
    expect((await talks.list(owner)).map(({ content }) => content).join()).toContain('Berlin'),
  )
  expect((await ready(owner.userId)).body.status).toBe('ready')
})

it('shows what it knows while chat is away, and says that it cannot tell whose the rest is', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My cat is called Miso.')
  await talks.settled()
  await talks.chat.close()
  expect((await talks.list(owner)).length).toBe(1)
  const stranger = newOwner()
  const answer = await talks.call(stranger.userId, 'GET', `/api/memories/${stranger.companionId}`)
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfter: 5 } })
})
