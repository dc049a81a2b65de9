import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createStore } from '@/app/store'
import { errorFixture } from '@/test/fixtures'
import { memoryId, numberedMemory } from '@/test/memory-samples'
import { startMemoryServer } from '@/test/memory-server'
import { server } from '@/test/server'
import { memoriesApi } from './memories-api'

const { listMemories, changeMemory, deleteMemory, changeMemories } = memoriesApi.endpoints
const list = { companionId: 'companion', limit: 2 }

async function held() {
  startMemoryServer({ memories: [5, 4, 3, 2, 1].map((number) => numberedMemory(number)) })
  const store = createStore()
  await store.dispatch(listMemories.initiate(list))
  const state = () => listMemories.select(list)(store.getState())
  const texts = () => state().data?.pages.map((page) => page.map(({ content }) => content))
  return { store, state, texts }
}
const refuse = (method: 'patch' | 'delete') => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  server.use(
    http[method]('*/api/memories/:companionId/:id', async () => {
      asked.resolve()
      await answer.promise
      return HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    }),
  )
  return { asked: asked.promise, answer: answer.resolve }
}
const params = (number: number) => ({ companionId: 'companion', memoryId: memoryId(number) })

describe('a list of memories', () => {
  it('goes on page by page until the last', async () => {
    const { store, state, texts } = await held()
    expect(state().hasNextPage).toBe(true)
    await store.dispatch(listMemories.initiate(list, { direction: 'forward' }))
    await store.dispatch(listMemories.initiate(list, { direction: 'forward' }))
    expect(texts()).toEqual([['记忆 5', '记忆 4'], ['记忆 3', '记忆 2'], ['记忆 1']])
    expect(state().hasNextPage).toBe(false)
  })

  it('has one page of what is searched for', async () => {
    const { store } = await held()
    const search = { ...list, query: '记忆' }
    await store.dispatch(listMemories.initiate(search))
    expect(listMemories.select(search)(store.getState()).hasNextPage).toBe(false)
  })

  it('shows a change at once and takes it back when the server refuses', async () => {
    const { store, texts } = await held()
    const refusal = refuse('patch')
    const call = store.dispatch(
      changeMemory.initiate({ params: params(4), body: { content: ' 新的 ' } }),
    )
    await refusal.asked
    expect(texts()).toEqual([['记忆 5', '新的']])
    refusal.answer()
    expect((await call).error).toBeDefined()
    expect(texts()).toEqual([['记忆 5', '记忆 4']])
  })

  it('leaves out what is forgotten at once, and takes it back when the server refuses', async () => {
    const { store, texts } = await held()
    const refusal = refuse('delete')
    const call = store.dispatch(deleteMemory.initiate({ params: params(5) }))
    await refusal.asked
    expect(texts()).toEqual([['记忆 4']])
    refusal.answer()
    await call
    expect(texts()).toEqual([['记忆 5', '记忆 4']])
  })

  it('shows changes of several', async () => {
    const { store, texts } = await held()
    await store.dispatch(
      changeMemories.initiate({
        params: { companionId: 'companion' },
        body: { ids: [memoryId(5), memoryId(4)], delete: true },
      }),
    )
    await expect.poll(texts).toEqual([['记忆 3', '记忆 2']])
  })
})
