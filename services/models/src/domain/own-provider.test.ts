import type { OwnModels, OwnModelServer } from '@lumen/contracts/models/own-models'
import { expect, it } from 'vitest'
import { ownProvider } from './own-provider.ts'

const models: OwnModels['models'] = []
const server = (change: Partial<OwnModelServer>): OwnModelServer => ({
  state: 'ready',
  chat: 'tiny',
  embedding: null,
  contextTokens: 4_096,
  fault: null,
  ...change,
})

it('is none where no model is in use', () => {
  expect(ownProvider({ models, server: server({ state: 'stopped', chat: null }) })).toBeNull()
})

it.each([
  ['starting', 'loading'],
  ['loading', 'loading'],
  ['ready', 'ready'],
  ['idle', 'ready'],
  ['fallen', 'away'],
] as const)('counts a model that is %s as %s, and keeps what it offers', (state, counted) => {
  const provider = ownProvider({ models, server: server({ state }) })
  expect(provider).toMatchObject({
    id: 'own',
    state: counted,
    model: 'tiny',
    offers: [{ name: 'tiny', contextTokens: 4_096 }],
  })
})
