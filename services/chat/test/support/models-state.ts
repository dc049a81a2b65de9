import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import type { ModelOffer, ModelsState, Provider } from '@lumen/contracts/models/schema'

export const anOffer = (name: string, changes: Partial<ModelOffer> = {}): ModelOffer => ({
  name,
  title: name,
  contextTokens: null,
  sees: false,
  family: null,
  ...changes,
})

export const aProvider = (changes: Partial<Provider> = {}): Provider => ({
  id: 'configured',
  kind: 'openai',
  name: 'OpenAI API',
  baseUrl: null,
  local: false,
  state: 'ready',
  model: 'double-1',
  offers: [anOffer('double-1')],
  embedding: null,
  limits: { firstTokenMs: 30_000, betweenTokensMs: 25_000 },
  ...changes,
})

/** Says which models there are, as service models does; the first provider answers. */
export function modelsTeller(bus: Pick<Bus, 'broadcast'>) {
  let revision = 0
  return (providers: readonly Provider[]): void => {
    revision += 1
    const [first] = providers
    const state: ModelsState = {
      revision,
      answering:
        first === undefined || first.model === null
          ? null
          : {
              providerId: first.id,
              model: first.model,
              kind: first.kind,
              why: 'configured',
              chosen: false,
            },
      embedding: null,
      providers: [...providers],
    }
    bus.broadcast(subjects.modelsChanged, state)
  }
}
