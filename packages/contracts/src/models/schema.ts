import { Type, type Static } from 'typebox'
import { Closed, Text, Timestamp } from '../schema.ts'
import { modelLimits } from './limits.ts'

/**
 * What a provider is: `openai` a server with a key of the configuration, `own` a model that this
 * installation runs itself, the others servers of these programs that an administrator accepted.
 */
export const providerKinds = ['openai', 'ollama', 'lm-studio', 'llama-server', 'own'] as const

/** Kinds of servers that can be found and accepted. */
export const serverKinds = ['ollama', 'lm-studio', 'llama-server'] as const
export type ServerKind = (typeof serverKinds)[number]

const Nullable = <const S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()])

/** A model as its server names it, `qwen3:8b`. */
export const ModelName = Text(1, modelLimits.nameLength)
export const ProviderId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** A model that can hold a talk. */
export const ModelOffer = Closed({
  name: ModelName,
  /** As people read it; the name when its server knows no other. */
  title: Type.String(),
  /** The longest prompt and reply together that it is told to take; null: unknown. */
  contextTokens: Nullable(Type.Integer({ minimum: 1 })),
  /** Whether it takes pictures. */
  sees: Type.Boolean(),
  /** What it descends from, such as `qwen3`: its defaults depend on it. */
  family: Nullable(Type.String()),
})
export type ModelOffer = Static<typeof ModelOffer>

/** How long somebody may wait for it. */
export const ModelPatience = Closed({
  /** Until the first word; a server may have to load the model first. */
  firstTokenMs: Type.Integer({ minimum: 1 }),
  betweenTokensMs: Type.Integer({ minimum: 1 }),
})

export const providerStates = ['ready', 'loading', 'away'] as const

export const Provider = Closed({
  /** `configured`, `own`, or that of an accepted server; it stays the same. */
  id: ProviderId,
  kind: Type.Enum(providerKinds),
  /** As people read it. */
  name: Type.String(),
  /** Where its OpenAI protocol begins; null: each process has address and key in its configuration. */
  baseUrl: Nullable(Type.String()),
  /** On a machine of the operator’s: nothing leaves it. */
  local: Type.Boolean(),
  /** `loading`: it answers after a while. */
  state: Type.Enum(providerStates),
  /** The model that answers when this provider does; null: it has none for talks now. */
  model: Nullable(ModelName),
  offers: Type.Array(ModelOffer),
  /** Its model for meanings; null: none. */
  embedding: Nullable(ModelName),
  limits: ModelPatience,
})
export type Provider = Static<typeof Provider>

/** A model of a provider. */
export const ModelChoice = Closed({ providerId: ProviderId, model: ModelName })
export type ModelChoice = Static<typeof ModelChoice>

const whys = ['configured', 'accepted', 'own'] as const

/** Who answers where nobody chose otherwise. */
export const Answering = Closed({
  ...ModelChoice.properties,
  kind: Type.Enum(providerKinds),
  /** Where it comes from: the configuration, a server that was accepted, a model of this machine. */
  why: Type.Enum(whys),
  /** An administrator or the configuration names it; else it is the first that is there. */
  chosen: Type.Boolean(),
})
export type Answering = Static<typeof Answering>

/** What processes follow. Providers are configured, accepted or own ones: never what was only found. */
export const ModelsState = Closed({
  /** Grows with each change. */
  revision: Type.Integer({ minimum: 0 }),
  /** null: the offline companion. */
  answering: Nullable(Answering),
  /** Who turns words into meanings; null: they are found by their words. */
  embedding: Nullable(ModelChoice),
  providers: Type.Array(Provider),
})
export type ModelsState = Static<typeof ModelsState>

/** A provider as its users know it: without its address. */
export const OfferedProvider = Closed({
  id: ProviderId,
  kind: Provider.properties.kind,
  name: Type.String(),
  local: Type.Boolean(),
  state: Provider.properties.state,
  offers: Type.Array(ModelOffer),
})
export type OfferedProvider = Static<typeof OfferedProvider>

/** What a server is known to offer, as it was read. */
const Found = {
  kind: Type.Enum(serverKinds),
  /** Its address without a path, `http://127.0.0.1:11434`. */
  address: Type.String(),
  local: Type.Boolean(),
  state: Provider.properties.state,
  offers: Type.Array(ModelOffer),
  /** Its models for meanings. */
  embeddings: Type.Array(ModelName),
}

/** A server that answered where it was looked for, and that nobody accepted: nothing is sent to it. */
export const FoundServer = Closed(Found)
export type FoundServer = Static<typeof FoundServer>

/** A server that conversations may be sent to. */
export const AcceptedServer = Closed({
  id: ProviderId,
  ...Found,
  model: ModelName,
  embedding: Nullable(ModelName),
  acceptedAt: Timestamp,
  /** By the configuration (`LUMEN_MODEL`); else by an administrator. */
  byConfiguration: Type.Boolean(),
})
export type AcceptedServer = Static<typeof AcceptedServer>
