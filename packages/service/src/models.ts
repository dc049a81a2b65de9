import { contextByMemory } from '@lumen/ai/context-by-memory'
import type { ChatProvider } from '@lumen/ai/chat'
import type { EmbeddingProvider } from '@lumen/ai/embedding'
import type { ModelChoice, ModelOffer, ModelsState, Provider } from '@lumen/contracts/models/schema'
import { createOpenProviders, type AiAccess } from './models/open-providers.ts'
import { followState } from './models/follow-state.ts'
import { createModelCalls } from './models/calls.ts'
import { meteredChat, meteredEmbedding } from './models/metered.ts'
import { roomOf, usualRoom, type Room } from './models/room.ts'
import { configuredState } from './models/configured.ts'
import { createUseMeter } from './models/use-meter.ts'
import { subjects } from '@lumen/contracts/bus'
import { modelUseRequests, type UsePurpose } from '@lumen/contracts/models/use'
import type { OpenedProcess, Opening } from './open-process.ts'

/** A model that answers, with how much it takes and how long it may take. */
export type ChatModel = Room & {
  provider: ChatProvider
  providerId: string
  model: string
  /** On a machine of the operator’s: nothing leaves it. */
  local: boolean
  /** Takes pictures. */
  sees: boolean
  /** What it descends from, such as `qwen3`; null: unknown. */
  family: string | null
  limits: { firstTokenMs: number; betweenTokensMs: number }
}

/** The models that there are, as service models says; what a process cannot reach it does not use. */
export type Models = {
  /** Last known; of the configuration alone until service models was heard. */
  state(): ModelsState
  /**
   * Who answers now. null: the offline companion; `away`: the chosen model cannot be reached now, and
   * another one takes its place only when its user says so.
   */
  chat(choice?: ModelChoice | null): ChatModel | 'away' | null
  /** Who turns words into meanings; null: nobody now. */
  embedding(): EmbeddingProvider | null
  /** @returns stops telling */
  onChange(listener: () => void): () => void
}

export type ModelOptions = Partial<Room> & {
  /** In place of all others: tests. */
  model?: ChatProvider | null | undefined
}

/** What chat models are asked for, by the service that asks. */
const purposes: Readonly<Record<string, UsePurpose>> = {
  chat: 'talks',
  memory: 'memories',
  fortune: 'readings',
}

/** Follows who answers until everything is closed: a change is taken up without a restart. */
export async function openModels(
  { base, context, closer }: Opening<OpenedProcess>,
  ai: AiAccess,
  options: ModelOptions = {},
): Promise<Models> {
  const { bus, clock, log } = context
  const room = { ...usualRoom, ...pickRoom(options) }
  const calls = createModelCalls(context)
  const uses = createUseMeter({
    clock,
    log,
    tell: (report) => bus.request(modelUseRequests, 'models.count-use', report),
  })
  closer.add('use of models', () => uses.close())
  const purpose = purposes[base.service] ?? 'talks'
  const providers = createOpenProviders(ai, log, {
    chat: (provider, providerId) =>
      meteredChat(provider, {
        providerId,
        calls,
        used: (use) => uses.add({ purpose, providerId, model: provider.model, ...use }),
        failed: () => bus.broadcast(subjects.modelFailed, { providerId }),
      }),
    embedding: (provider, providerId) =>
      meteredEmbedding(provider, {
        providerId,
        calls,
        used: (use) => uses.add({ purpose: 'meanings', providerId, model: provider.model, ...use }),
      }),
  })
  const following = await followState({ bus, log, closer, first: configuredState(ai) })
  const { state } = following

  const open = ({ providerId, model }: ModelChoice): ChatModel | null => {
    const provider = state().providers.find(({ id }) => id === providerId)
    const offer = provider?.offers.find(({ name }) => name === model)
    if (provider === undefined || offer === undefined || provider.state === 'away') return null
    if (!following.reaches(provider)) return null
    const opened = providers.chat(provider, model)
    if (opened === null) return null
    return {
      provider: opened,
      providerId,
      model,
      local: provider.local,
      sees: offer.sees,
      family: offer.family,
      ...roomOf({ contextTokens: contextOf(provider, offer) }, room),
      limits: provider.limits,
    }
  }
  const { model: given } = options
  const standing = given && standIn(given, room)
  return {
    state,
    chat(choice) {
      if (given !== undefined) return standing ?? null
      if (choice) return open(choice) ?? 'away'
      const { answering } = state()
      return answering && open(answering)
    },
    embedding() {
      const { embedding, providers: known } = state()
      const provider = known.find(({ id }) => id === embedding?.providerId)
      if (embedding === null || provider === undefined || provider.state === 'away') return null
      return following.reaches(provider) ? providers.embedding(provider, embedding.model) : null
    },
    onChange: following.onChange,
  }
}

/** Ollama loads a model with the context that it is told to; the others say what they have. */
const contextOf = ({ kind, baseUrl }: Provider, { contextTokens }: ModelOffer): number | null =>
  kind === 'ollama' && baseUrl !== null ? contextByMemory(contextTokens, baseUrl) : contextTokens

const pickRoom = ({ contextTokens, replyTokens }: Partial<Room>): Partial<Room> => ({
  ...(contextTokens !== undefined && { contextTokens }),
  ...(replyTokens !== undefined && { replyTokens }),
})

const standIn = (provider: ChatProvider, room: Room): ChatModel => ({
  ...room,
  provider,
  providerId: 'configured',
  model: provider.model,
  local: false,
  sees: false,
  family: null,
  limits: { firstTokenMs: 30_000, betweenTokensMs: 30_000 },
})
