import { modelPatience } from '@lumen/contracts/models/limits'
import type { OwnModels, OwnModelServer } from '@lumen/contracts/models/own-models'
import type { Provider } from '@lumen/contracts/models/schema'

const states: Readonly<Record<OwnModelServer['state'], Provider['state']>> = {
  stopped: 'away',
  starting: 'loading',
  loading: 'loading',
  ready: 'ready',
  // It comes back into memory with the next question.
  idle: 'ready',
  fallen: 'away',
}

/** The model that this installation runs itself, as a provider; null: none is in use. */
export function ownProvider({
  server,
  models,
}: Pick<OwnModels, 'server' | 'models'>): Provider | null {
  const { chat, embedding, contextTokens } = server
  if (chat === null && embedding === null) return null
  const listed = models.find(({ name }) => name === chat)
  const title = listed?.title ?? chat ?? embedding ?? ''
  return {
    id: 'own',
    kind: 'own',
    name: title,
    baseUrl: null,
    local: true,
    state: states[server.state],
    model: chat,
    offers:
      chat === null
        ? []
        : [{ name: chat, title, contextTokens, sees: false, family: listed?.family ?? null }],
    embedding,
    limits: modelPatience.local,
  }
}
