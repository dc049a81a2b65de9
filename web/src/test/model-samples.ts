import type { ModelOffer, OfferedProvider } from '@lumen/contracts/models/schema'

export const anOffer = (changes: Partial<ModelOffer> = {}): ModelOffer => ({
  name: 'qwen3-4b',
  title: 'Qwen3 4B',
  contextTokens: 8_192,
  sees: false,
  family: 'qwen3',
  ...changes,
})

/** A model of this machine. */
export const anOwnModel = (changes: Partial<OfferedProvider> = {}): OfferedProvider => ({
  id: 'own',
  kind: 'own',
  name: '本机模型',
  local: true,
  state: 'ready',
  offers: [anOffer()],
  ...changes,
})

/** A model elsewhere. */
export const aRemoteModel = (changes: Partial<OfferedProvider> = {}): OfferedProvider => ({
  id: 'configured',
  kind: 'openai',
  name: 'OpenAI',
  local: false,
  state: 'ready',
  offers: [anOffer({ name: 'gpt-6-luna', title: 'gpt-6-luna', family: null })],
  ...changes,
})
