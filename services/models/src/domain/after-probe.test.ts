import { expect, it } from 'vitest'
import { afterProbe, findOffer, type ServerStanding } from './after-probe.ts'
import type { Probe, ServerReading } from './server-reading.ts'

const offer = (name: string) => ({
  name,
  title: name,
  contextTokens: null,
  sees: false,
  family: null,
})
const before: ServerStanding = {
  state: 'ready',
  offers: [offer('qwen3:latest')],
  embeddings: ['bge', 'nomic'],
  embedding: 'nomic',
  missed: 0,
}
const read = (change: Partial<ServerReading>): Probe => ({
  outcome: 'read',
  reading: {
    kind: 'ollama',
    state: 'ready',
    offers: [offer('b')],
    embeddings: ['bge'],
    ...change,
  },
})

it('is away when nobody is there, and only then at once', () => {
  expect(afterProbe(before, { outcome: 'gone' }).state).toBe('away')
  let standing = before
  const states = [1, 2, 3].map(() => (standing = afterProbe(standing, { outcome: 'silent' })).state)
  expect(states).toEqual(['ready', 'ready', 'away'])
  expect(afterProbe(standing, read({}))).toMatchObject({ state: 'ready', missed: 0 })
})

it('keeps its models while it loads, and its model for meanings while that is there', () => {
  const loading = afterProbe(before, read({ state: 'loading', offers: [], embeddings: [] }))
  expect(loading).toEqual({ ...before, state: 'loading' })
  expect(afterProbe(before, read({ embeddings: ['bge', 'nomic'] })).embedding).toBe('nomic')
  expect(afterProbe(before, read({})).embedding).toBe('bge')
})

it('knows a model by its short name', () => {
  expect(findOffer(before.offers, 'qwen3')?.name).toBe('qwen3:latest')
  expect(findOffer(before.offers, 'qwen')).toBeNull()
})
