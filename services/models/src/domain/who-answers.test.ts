import type { Provider } from '@lumen/contracts/models/schema'
import { describe, expect, it } from 'vitest'
import { whoAnswers, whoEmbeds } from './who-answers.ts'

const provider = (id: string, change: Partial<Provider> = {}): Provider => ({
  id,
  kind: id === 'configured' ? 'openai' : id === 'own' ? 'own' : 'ollama',
  name: id,
  baseUrl: null,
  local: id !== 'configured',
  state: 'ready',
  model: `${id}-model`,
  offers: [`${id}-model`, `${id}-other`].map((name) => ({
    name,
    title: name,
    contextTokens: null,
    sees: false,
    family: null,
  })),
  embedding: `${id}-meanings`,
  limits: { firstTokenMs: 1, betweenTokensMs: 1 },
  ...change,
})
const away = { state: 'away' } as const
const own = provider('own')
const ollama = provider('ollama')
const configured = provider('configured')
const id = (answering: { providerId: string } | null) => answering?.providerId ?? null

describe('who answers', () => {
  it.each([
    [[own, ollama, configured], 'configured', 'configured'],
    [[own, ollama], 'ollama', 'accepted'],
    [[own, provider('ollama', away)], 'own', 'own'],
    [[own, provider('ollama', { model: null })], 'own', 'own'],
    [[provider('own', away), provider('ollama', away)], null, undefined],
    [[provider('ollama', { state: 'loading' }), own], 'ollama', 'accepted'],
    [[provider('ollama-2'), ollama], 'ollama-2', 'accepted'],
    [[], null, undefined],
  ])('is the first of the order that is there (%#)', (providers, first, why) => {
    const answering = whoAnswers(providers, null)
    expect(id(answering)).toBe(first)
    expect(answering?.why).toBe(why)
    expect(answering?.chosen ?? false).toBe(false)
  })

  it('is who was chosen, as long as it is there', () => {
    const choice = { providerId: 'ollama', model: 'ollama-other' }
    expect(whoAnswers([configured, ollama, own], choice)).toEqual({
      ...choice,
      kind: 'ollama',
      why: 'accepted',
      chosen: true,
    })
    expect(whoAnswers([ollama, own], 'offline')).toBeNull()
  })

  it('is nobody outside whom nobody chose, while the chosen one is away', () => {
    const choice = { providerId: 'ollama', model: 'ollama-model' }
    const gone = provider('ollama', away)
    expect(id(whoAnswers([configured, gone, own], choice))).toBe('own')
    expect(whoAnswers([configured, gone], choice)).toBeNull()
    expect(whoAnswers([configured, provider('ollama', { offers: [] })], choice)).toBeNull()
    expect(id(whoAnswers([provider('configured', { local: true }), gone], choice))).toBe(
      'configured',
    )
    const remote = { providerId: 'configured', model: 'retired' }
    expect(whoAnswers([configured, provider('ollama', { local: false })], remote)).toBeNull()
  })
})

describe('who turns words into meanings', () => {
  it('keeps its place while it is away, and is the first otherwise', () => {
    expect(id(whoEmbeds([own, ollama, configured], null))).toBe('configured')
    expect(id(whoEmbeds([own, provider('ollama', away)], null))).toBe('ollama')
    expect(id(whoEmbeds([own, provider('ollama', { embedding: null })], null))).toBe('own')
    expect(whoEmbeds([provider('own', { embedding: null })], null)).toBeNull()
  })

  it('is nobody outside where conversations were chosen to stay', () => {
    const choice = { providerId: 'ollama', model: 'ollama-model' }
    expect(id(whoEmbeds([configured, ollama], choice))).toBe('ollama')
    expect(whoEmbeds([configured], 'offline')).toBeNull()
    const remote = { providerId: 'configured', model: 'configured-model' }
    expect(id(whoEmbeds([configured, ollama], remote))).toBe('configured')
  })
})
