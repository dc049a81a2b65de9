import type { Memory } from '@lumen/contracts/memory/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({
    MEMORY_BATCH: '2',
    MEMORY_PAUSE_MS: '1500',
    LUMEN_RATE_LIMITS: 'off',
  })
})
afterAll(() => product?.close())

async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  // What is told while a talk is read waits for the next look at pauses, a minute later.
  const deadline = performance.now() + 240_000
  for (;;) {
    const value = await ask()
    if (value !== undefined) return value
    if (performance.now() > deadline) throw new Error(`waited for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('remembers what was said, recalls it in a reply, and forgets it with its message', async () => {
  const { token, user } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  const get = (path: string) => product.call('GET', path, { token })
  const memories = async () =>
    (await get(`/api/memories/${companion.id}?type=fact`)).body as Memory[]
  const say = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    return socket.next('streaming_stream_complete', undefined, after)
  }
  const first = await say('My cat is called Miso.')
  const [memory] = await until(async () => {
    const all = await memories()
    return all.length > 0 ? all : undefined
  }, 'a memory')
  expect(memory).toMatchObject({ content: 'Your cat is called Miso' })
  expect(memory?.sourceMessageIds).toEqual([first.message.replyTo])
  expect(await socket.next('memories_changed')).toEqual({
    type: 'memories_changed',
    companionId: companion.id,
    created: [
      {
        id: memory?.id,
        memoryType: 'fact',
        excerpt: memory?.content,
        emotionalWeight: 0,
        sourceMessageIds: memory?.sourceMessageIds,
      },
    ],
    edited: 0,
    deleted: 0,
    total: 1,
  })

  // Another companion did not hear it: what it knows of the user comes by recall alone.
  await say('I am allergic to peanuts.')
  const allergy = await until(
    async () => (await memories()).find(({ content }) => content.includes('peanuts')),
    'the allergy',
  )
  const other = await product.companion(token, { name: 'Sol' })
  const after = socket.frames.length
  socket.send({
    type: 'streaming_chat',
    companionId: other.id,
    content: 'What am I allergic to?',
  })
  const reply = await socket.next('streaming_stream_complete', undefined, after)
  expect(reply.message.metadata.usedMemories).toEqual([
    { id: allergy.id, excerpt: allergy.content },
  ])
  // A line may begin with it.
  expect(reply.finalContent.toLowerCase()).toContain('peanuts')

  const stats = await until(async () => {
    const { body } = await get('/api/user/stats')
    return body.memoryCrystals === 2 ? body : undefined
  }, 'the stats')
  expect(stats.memoryCrystals).toBe(2)
  const bell = await until(async () => {
    const { body } = await get('/api/notifications')
    const list: { kind: string }[] = body.notifications ?? body
    return list.filter(({ kind }) => kind === 'memory-crystal')[0] === undefined ? undefined : list
  }, 'the notification')
  expect(bell.filter(({ kind }) => kind === 'memory-crystal')).toHaveLength(1)
  const dashboard = await get(`/api/emotional-intelligence/${user.id}`)
  expect(dashboard.body).toMatchObject({ hasCompanions: true, memoryCount: 2 })

  await product.call('DELETE', `/api/messages/${first.message.replyTo}`, { token })
  await until(
    async () => ((await memories()).some(({ id }) => id === memory?.id) ? undefined : true),
    'the memory to go',
  )
  await socket.next('memories_changed', ({ deleted, total }) => deleted === 1 && total === 1)
  socket.close()
})

it('says nothing that was forgotten, until it is restored', async () => {
  const { token, user } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  const say = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    const reply = await socket.next('streaming_stream_complete', undefined, after)
    return reply.finalContent
  }
  await say("I'm Priya, and I bake bread.")
  const path = `/api/memories/${companion.id}`
  const name = await until(async () => {
    const { body } = await product.call('GET', path, { token })
    return (body as Memory[]).find(({ content }) => content.includes('Priya'))
  }, 'the name')
  expect(await say("What's my name?")).toContain('Priya')
  await product.call('DELETE', `${path}/${name.id}`, { token })
  for (const question of ['What is my name?', 'Who am I?', 'Tell me my name, please'])
    expect(await say(question)).not.toMatch(/priya/i)
  await product.call('POST', `${path}/${name.id}/restore`, { token })
  expect(await say('So, what is my name?')).toContain('Priya')
  socket.close()
})

it('remembers nothing of a talk off the record', async () => {
  const { token, user } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const path = `/api/companions/${companion.id}`
  const off = await product.call('PATCH', path, { token, body: { offRecord: true } })
  expect(off.body.offRecord).toBe(true)
  const socket = await signedInSocket(product.url, token, user.id)
  const say = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    await socket.next('streaming_stream_complete', undefined, after)
  }
  await say('My dog is called Rex.')
  await product.call('PATCH', path, { token, body: { offRecord: false } })
  await say('My cat is called Miso.')
  const memories = await until(async () => {
    const { body } = await product.call('GET', `/api/memories/${companion.id}`, { token })
    return body.length > 0 ? (body as Memory[]) : undefined
  }, 'a memory')
  expect(memories.map(({ content }) => content)).toEqual(['Your cat is called Miso'])
  socket.close()
})
